### What a refusal means, and what to do now.

refusals-refusal = { $refusal ->
    [not_yours] Ce n’est pas à toi de décider.
    [too_early] Attends : quelqu’un peut encore douter.
    [not_your_turn] Ce n’est pas encore à toi.
    [wrong_cards] Tu ne peux pas jouer ça maintenant. Choisis autre chose.
    [too_many] Trop de cartes. Reprends-en une.
    [too_few] Pas assez de cartes. Ajoutes-en une.
    [must_be_true] Tu as cette carte, alors tu dois la jouer.
    [closed] Trop tard : le jeu a continué.
    [own_claim] Douter de toi ? Impossible !
    [believed] Tu as déjà dit que tu y crois.
    [not_next] C’est d’abord à quelqu’un d’autre.
    [no_tokens] Tu n’as plus de doutes – sauf sur une dernière carte.
    [in_a_row] Toujours la même personne ? Laisse faire les autres.
    [paused] La partie est en pause. Ton prof la relance bientôt.
    [not_now] Trop tard : le jeu a continué.
    [need_players] Il faut plus de monde pour jouer.
    [not_coprime] À ce nombre, la partie se bloque avec ce paquet. Prends-en un autre.
    [need_decks] Pour jouer à autant, il faut un paquet de plus.
    [full] La séance est complète. Préviens ton prof.
    [locked] La séance est verrouillée. Demande à ton prof de t’ouvrir.
    [removed] Ton prof t’a fait sortir. Tu peux revenir avec un autre nom.
    [over] Cette partie est finie.
    [same_one] Choisissez deux élèves différents.
    [apart_already] Ces deux élèves sont déjà à part.
    [kept_apart] Vous vouliez séparer ces deux élèves. Vérifiez avant de déplacer.
    [empty] Écris au moins une lettre ou un chiffre.
    [too_long] C’est trop long. Fais plus court.
    [truth] C’est la bonne réponse ! Écris quelque chose de faux.
    [rude] Pas avec ce mot-là. Écris autre chose.
    [own_lie] C’est le tien. Choisis-en un autre.
    [busy] Ça bouchonne. Réessaie dans un instant.
   *[not_understood] Ça n’a pas marché. Réessaie.
}
