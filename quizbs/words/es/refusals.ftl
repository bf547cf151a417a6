### What a refusal means, and what to do now.

refusals-refusal = { $refusal ->
    [not_yours] Eso no lo decides tú.
    [too_early] Espera: alguien podría dudar todavía.
    [not_your_turn] Aún no te toca.
    [wrong_cards] Ahora no puedes echar esas cartas. Elige otras.
    [too_many] Demasiadas cartas. Quita una.
    [too_few] Faltan cartas. Elige una más.
    [must_be_true] Esta la tienes: tienes que echarla.
    [closed] Demasiado tarde: el juego ya ha seguido.
    [own_claim] ¡No puedes dudar de ti!
    [believed] Ya has dicho que te lo crees.
    [not_next] Antes le toca a otra persona.
    [no_tokens] No te quedan dudas, pero de una última carta siempre puedes dudar.
    [in_a_row] Ya has dudado bastante de esa persona. Deja que pruebe alguien más.
    [paused] La partida está en pausa. Enseguida seguimos.
    [not_now] Demasiado tarde: el juego ya ha seguido.
    [need_players] Faltan jugadores.
    [not_coprime] Con tantos jugadores esa baraja se atasca. Elige otra.
    [need_decks] Con tantos jugadores hace falta otra baraja.
    [full] Esta clase está llena. Díselo a tu profe.
    [locked] La clase está cerrada. Pide a tu profe que te deje entrar.
    [removed] Tu profe te ha quitado. Puedes volver con otro nombre.
    [over] Esta partida ha terminado.
    [same_one] Elige a dos estudiantes diferentes.
    [apart_already] Ya juegan por separado.
    [kept_apart] Pediste separarlos. Compruébalo y luego cámbialos de mesa.
    [empty] Escribe al menos una letra o un número.
    [too_long] Es demasiado largo. Acórtalo.
    [truth] ¡Esa es la respuesta correcta! Escribe algo falso.
    [rude] Con esa palabra no. Escribe otra cosa.
    [own_lie] Esa es tuya. Elige otra.
    [busy] Hay mucho lío ahora. Prueba otra vez en un momento.
   *[not_understood] No ha funcionado. Prueba otra vez.
}
