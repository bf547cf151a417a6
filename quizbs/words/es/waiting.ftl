### On the desk: students who wait to be let in, who are kept out, or who are removed.

# The title of a student’s card.
waiting-name = ¿«{ $name }»?
waiting-line = Quiere entrar. Nadie más ve aún el nombre.
waiting-listed = Está en tu lista. Quiere entrar.
# Why a student who chose a name from the class list waits.
waiting-asks = { $asks ->
    [unlisted] No está en tu lista. «Dejar entrar» añade el nombre.
   *[taken] Está en tu lista, pero alguien ya ha elegido este nombre.
}
waiting-asleep = La página está cerrada o el móvil en reposo.
waiting-let-in = Dejar entrar
waiting-drawn = Dar otro nombre
waiting-away = Rechazar
waiting-many = { $count ->
    [1] { $count } nombre espera para entrar
   *[other] { $count } nombres esperan para entrar
}
waiting-look = Ver quién es
waiting-all-in = Dejar entrar a todos
waiting-all-away = Rechazar a todos
waiting-one-address = { $count } han entrado desde una dirección, casi a la vez
waiting-one-address-line = Si tu clase comparte dirección, todo va bien. Si no, puede ser un solo móvil.
waiting-ours = Son de mi clase
waiting-watch = Has quitado a alguien: los nombres nuevos esperan tu visto bueno ({ $minutes } min).

## Removing many at once

waiting-clear = Quitar a muchos o dejar volver
# A button.
waiting-remove = { $which ->
    [fresh] Quitar a los { $count } del último minuto
    [gone] { $count ->
        [1] Quitar a { $count } sin conexión
       *[other] Quitar a los { $count } sin conexión
    }
   *[crowd] { $count ->
        [1] Quitar a { $count }
       *[other] Quitar a estos { $count }
    }
}
# The question before they are removed, and its line.
waiting-sure = { $count ->
    [1] ¿Quitar este nombre?
   *[other] ¿Quitar estos { $count } nombres?
}
waiting-who = { LIST($names, type: "unit") }. Pueden volver cuando apruebes el nombre.
# $count more names than those listed.
waiting-who-more = { LIST($names, type: "unit") } y { $count } más. Pueden volver cuando apruebes el nombre.
waiting-out = Fuera de la clase
waiting-back = Dejar volver
