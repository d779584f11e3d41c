// Review and reply texts, combined from sentences. {barber} is the provider, {service} the booked
// service.

type Language = 'en' | 'es'
type Sentences = Record<Language, string[]>

export const openings: Sentences = {
  en: [
    "Best {service} I've had in Houston.",
    '{barber} knows exactly what to do without me explaining it twice.',
    'Came in on a recommendation and I get it now.',
    'Third visit, same result: perfect.',
    'I showed a picture and walked out looking like the picture.',
    '{barber} took the time to ask what I wanted.',
    'Finally found my barber.',
    'Sharp work.',
    'Moved here in spring and tried four shops. This is the one.',
    'My {service} came out cleaner than expected.',
    'Booked at lunch, sat down at five, done before six.',
    'Honest prices and a very steady hand.',
    "I drive across town for {barber} and it's worth the traffic on 59.",
    'Great conversation, better haircut.',
    'In the chair two minutes before my time.',
    '{barber} fixed what another shop did to me.',
  ],
  es: [
    'El mejor {service} que me han hecho en Houston.',
    '{barber} sabe lo que hace.',
    'Llegué por recomendación y no me arrepiento.',
    'Ya es mi tercera visita y siempre igual de bien.',
    'Le enseñé una foto y quedó idéntico.',
    'Por fin encontré a mi barbero.',
    'Trabajo muy limpio.',
    'Me atendieron a la hora exacta.',
    'Excelente trato desde que entras.',
    'Precio justo y manos seguras.',
  ],
}

export const details: Sentences = {
  en: [
    'The blend is smooth and the neck still looks clean two weeks later.',
    'Line is razor straight and my hairline stayed where it belongs.',
    'The hot towel at the end nearly put me to sleep.',
    'Shop is spotless and every tool came out of the jar.',
    'No rush at all, even with people waiting.',
    'Explained how to style it at home with what I already have.',
    'My son usually cries and this time he asked when we could come back.',
    'Music at a level where you can still talk.',
    'Easy parking, easy booking, no upselling.',
    'Got three compliments at work the next day.',
    'Beard is even on both sides for the first time in years.',
    "Understands thick hair and doesn't fight it.",
    'Checked with the mirror before the last pass, which nobody does.',
    'Smells like bay rum in there, in a good way.',
    'They remembered what guard I had last time.',
    '',
  ],
  es: [
    'El degradado quedó parejo y duró dos semanas.',
    'La línea perfecta, sin subirme el pelo.',
    'El local está impecable y todo desinfectado.',
    'Mi hijo no lloró ni una vez.',
    'Sin prisas, aunque había gente esperando.',
    'La toalla caliente es otro nivel.',
    'Buena música y buena plática.',
    'Fácil de estacionar y de reservar.',
    'La barba quedó igual de los dos lados.',
    '',
  ],
}

export const closings: Sentences = {
  en: [
    'Already booked the next one.',
    'See you in two weeks.',
    'My brother is booking next.',
    'Worth every dollar.',
    'Not going anywhere else.',
    'Highly recommend.',
    '',
    '',
  ],
  es: [
    'Ya reservé la próxima.',
    'Muy recomendado.',
    'Vale cada dólar.',
    'Nos vemos en dos semanas.',
    '',
  ],
}

export const good: Sentences = {
  en: [
    'Good cut, a few minutes behind schedule. Would come back.',
    'Nice {service}, a little shorter than I asked for but it grew in fine.',
    'Solid work and friendly. Parking on Saturday is a hunt.',
    '{barber} is good. The shop was loud that day.',
    'Very happy with the fade, beard could have been tighter.',
    'Fair price, clean place. Took a bit longer than the app said.',
    'Good with kids. We waited ten minutes.',
    'Exactly what I booked, nothing more, nothing less.',
  ],
  es: [
    'Buen corte, empezó unos minutos tarde. Regreso seguro.',
    'Quedó bien, un poco más corto de lo que pedí.',
    'Buen trato y buen precio. El sábado cuesta estacionarse.',
    'Muy contento con el degradado, la barba regular.',
  ],
}

export const fair: Sentences = {
  en: [
    'Cut was fine, but I waited twenty-five minutes with a booking.',
    'Okay {service}. One side needed another pass and I noticed at home.',
    'Friendly people, average haircut this time.',
    "Felt rushed at the end of the day. It's been better before.",
    'Phone calls during the cut. The result was decent.',
  ],
  es: [
    'El corte está bien, pero esperé veinte minutos con cita.',
    'Regular. Un lado quedó disparejo y lo vi en casa.',
  ],
}

export const poor: Sentences = {
  en: [
    'Asked for a two, got a one. Not what I booked.',
    'Forty minutes late and no message. The cut was uneven.',
    'Line was crooked and I had to have it fixed elsewhere.',
    'Rushed and distracted. I expected more at this price.',
  ],
  es: ['Pedí un dos y me pasaron el uno. No quedé contento.', 'Llegué a tiempo y esperé mucho.'],
}

export const thanks: Sentences = {
  en: [
    'Thank you! See you next time.',
    'Appreciate you taking the time to write this.',
    'Always a pleasure. Say hi to the family.',
    'That means a lot. The chair is yours whenever you need it.',
    'Glad it held up! Come by for a free neck clean-up in between.',
  ],
  es: [
    '¡Gracias! Aquí lo esperamos.',
    'Muchas gracias por sus palabras, nos vemos pronto.',
    'Gracias por la confianza. Saludos a la familia.',
  ],
}

export const apologies: Sentences = {
  en: [
    'Sorry about that. It was a rough day here and you got the end of it.',
    "Thanks for telling me straight. Come back this week and I'll fix it, on me.",
    "That's not how we do it. Message me and we'll make it right.",
  ],
  es: ['Una disculpa. Pase esta semana y se lo arreglo sin costo.'],
}
