### What a refusal means, and what to do now.

refusals-refusal = { $refusal ->
    [not_yours] Essa decisão não é sua.
    [too_early] Espere: alguém ainda pode duvidar.
    [not_your_turn] Ainda não é a sua vez.
    [wrong_cards] Essas cartas não valem agora. Escolha outras.
    [too_many] Cartas demais. Devolva uma.
    [too_few] Cartas de menos. Escolha mais uma.
    [must_be_true] Você tem essa carta, então precisa jogar.
    [closed] Tarde demais – o jogo já seguiu.
    [own_claim] Não dá para duvidar de você!
    [believed] Você já disse que acredita.
    [not_next] Quem começa é outra pessoa.
    [no_tokens] Seus duvidos acabaram – mas na última carta sempre pode.
    [in_a_row] Você já duvidou muito dessa pessoa. Deixe alguém tentar.
    [paused] O jogo está pausado. O prof já continua.
    [not_now] Tarde demais – o jogo já seguiu.
    [need_players] Falta gente para jogar.
    [not_coprime] Com tanta gente, esse baralho trava. Escolha outro.
    [need_decks] Para tanta gente, falta mais um baralho.
    [full] Esta aula está cheia. Avise o prof.
    [locked] A aula está trancada. Peça ao prof para entrar.
    [removed] O prof removeu você. Dá para voltar com outro nome.
    [over] Esta partida acabou.
    [same_one] Escolha dois alunos diferentes.
    [apart_already] Esses dois já ficam separados.
    [kept_apart] Você pediu para separar esses dois. Confira antes de mudar.
    [empty] Escreva pelo menos uma letra ou um número.
    [too_long] Comprido demais. Encurte um pouco.
    [truth] Essa é a resposta certa! Escreva uma errada.
    [rude] Com essa palavra, não. Escreva outra coisa.
    [own_lie] Essa é a sua. Escolha outra.
    [busy] Muita gente agora. Tente de novo daqui a pouco.
   *[not_understood] Não deu certo. Tente de novo.
}
