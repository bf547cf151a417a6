### The students’ first pages: join code, name, sharing a phone. Then those of teachers who sign in.
### $name is a name for the game, like “Swift Otter”. The board is the classroom’s projector.

## The first page: the code of the lesson. The first message is the title of the browser’s tab, as everywhere here.

join-title = Entrar
join-lesson = Entrar na aula
join-code = Código do telão
join-or-scan = Ou escaneie o QR code. Não precisa de conta.
join-next = Avançar
join-back-to-seat = Voltar ao meu lugar
join-code-problem = { $problem ->
    [unknown] Nenhuma aula tem esse código. Confira no telão e tente de novo.
    [wait] Tentativas demais. Espere um pouco e tente de novo.
   *[busy] Muita gente agora. Tente de novo.
}

## The second page: a name

join-your-name = Seu nome nesta aula
join-another-name = Outro nome
join-names-left = { $count ->
    [1] (resta { $count })
   *[other] (restam { $count })
}
join-type-name = Digitar um nome
join-typed-name = Nome (sem o sobrenome)
join-with-typed-name = Entrar com este nome
join-as = Entrar como { $name }
join-who = Quem é você? Digite duas letras
join-find = Achar meu nome
join-tap = Toque no seu nome
join-more-names = Mais nomes começam assim. Digite mais letras.
join-taken = já está em uso
join-not-listed = Não está aí? Peça ao prof aqui
join-full-name = Seu nome completo. O prof libera você.
join-ask = Pedir para entrar
join-code-title = Entrar: { $code }
join-board-name = Seu nome no telão
join-name-problem = { $problem ->
    [empty] Digite um nome com letras.
    [long] Digite um nome mais curto: até 16 letras.
    [scripts] Use letras de um alfabeto só.
    [unwanted] Escolha um nome que o prof possa ler em voz alta.
    [alike] Parece demais com o de outra pessoa. Escolha outro.
    [ticked] Escolha o seu próprio nome. Se alguém já pegou, avise o prof.
    [often] Tentativas demais. Espere um pouco.
    [nobody] Nenhum nome da lista começa assim.
   *[declined] O prof não liberou esse nome. Tente outro.
}

## Who sees a name, and until when it is kept. These sentences follow each other. $date is a day: “31 July”.

join-seen-by-class = Só a sua turma e o prof veem isso.
join-seen-by-teacher-first = O prof vê um nome digitado primeiro; depois, a turma.
join-real-name-seen = Só o prof vê seu nome verdadeiro ao lado deste.
join-kept-for-marks = O prof guarda para as notas até { $date }. Depois é apagado.
join-kept-a-day = Apagado um dia após a aula, a não ser que o prof guarde para as notas (até { $date }, no máximo).
join-list-kept = A lista da turma guarda seu nome verdadeiro até { $date }.

## Waiting

join-moment = Um momento
join-let-in-soon = O prof já libera você. Deixe esta página aberta!
join-name-checked = O prof está conferindo seu nome. Deixe esta página aberta!
join-dealing = Suas cartas já vêm…
join-often = Um momento, por favor
join-often-line = Foi muita coisa de uma vez. Esta página já tenta de novo.
join-seat-safe = Seu lugar e suas cartas estão a salvo.

## Two to four students share a phone

join-share = Dividir este celular
join-share-how = Vocês jogam juntos com uma mão. Passem o celular depois de cada vez.
join-remove = Remover
join-remove-name = Remover { $name }
join-waiting = Esperando o prof
join-share-who = Quem está com você? Digite duas letras
join-share-find = Achar o nome
join-share-tap = Toque no nome. A turma vai ver { $name }
join-share-full-name = O nome completo. O prof libera a entrada.
join-share-add-typed = Adicionar este nome
join-share-add = Adicionar { $name }
join-back-to-game = Voltar ao jogo
join-share-problem = { $problem ->
    [empty] Digite um nome com letras.
    [long] Digite um nome mais curto: até 16 letras.
    [scripts] Use letras de um alfabeto só.
    [unwanted] Escolha um nome que o prof possa ler em voz alta.
    [alike] Parece demais com o de outra pessoa. Escolha outro.
    [ticked] Escolha primeiro o nome. Se alguém já pegou, avise o prof.
    [locked] O jogo está trancado. Peça ao prof para liberar vocês.
    [full] Quatro pessoas já dividem este celular. É o máximo!
    [crowd] O prof está conferindo muitos nomes. Tente de novo daqui a pouco.
    [wait] Muita gente está entrando agora. Tente de novo.
    [often] Tentativas demais. Espere um pouco.
    [nobody] Nenhum nome da lista começa assim.
   *[other] Não deu certo. Tente de novo.
}

## Nobody comes in: a headline, and what to do. Then the button.

join-sorry = { $problem ->
    [locked] O jogo está trancado
    [full] Todos os lugares estão ocupados
    [over] Esta aula terminou
    [used] Este código já foi usado
    [given] O prof passou este lugar para outro celular
    [removed] O prof removeu você desta aula
    [cleared] Seu lugar foi liberado
    [crowd] O prof está conferindo muitos nomes
    [remote] Este link não funciona mais
    [signed_in] Este link não funciona mais
    [wait] Muita gente está entrando agora
   *[busy] Muita gente agora
}
join-sorry-line = { $problem ->
    [locked] Peça ao prof para liberar você.
    [full] Peça um lugar ao prof e tente de novo.
    [over] Valeu por jogar!
    [used] Peça um novo ao prof.
    [given] Continue por lá. Suas cartas estão a salvo.
    [removed] Fale com o prof. Depois você pode voltar.
    [cleared] Pode ser engano. Entre de novo e o prof libera você.
    [crowd] Espere um pouco e tente de novo.
    [remote] No notebook, toque em “Celular como controle” para ter outro.
    [signed_in] Peça um novo ao administrador.
    [wait] Espere um pouco e tente de novo. Seu lugar está garantido.
   *[busy] Nada se perdeu. Tente de novo.
}
join-again = Entrar de novo
join-try-again = Tentar de novo
join-a-lesson = Entrar em uma aula

## Another phone takes over a seat

join-back-title = Seu lugar
join-back = Continuar neste celular
join-back-how = Seu lugar e suas cartas vêm para cá. O outro celular para.
join-back-go = Jogar aqui

## A teacher’s phone becomes the remote of a lesson; a teacher signs in

join-remote-title = Controle
join-remote = Controle do professor
join-remote-how = Este celular vai comandar a aula. O link funciona uma vez.
join-remote-go = Usar este celular
join-sign-in = Entrar
join-teachers = Para professores
join-sign-in-how = Este navegador vai abrir suas aulas e seus bancos de perguntas. O link funciona uma vez.
join-sign-in-go = Entrar aqui
