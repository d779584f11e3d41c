// Texts around a booking: tip, attendance, "did not happen", no-show appeals.
import type { Text } from '#contract/language.ts'

export const tipWords = {
  title: { en: 'Leave a tip for {name}?', es: '¿Le dejas propina a {name}?' },
  text: {
    en: "Tips go straight to {name}, in cash or with their own app. Kempt doesn't take a cut. Let {name} know how much you left.",
    es: 'La propina va directo a {name}, en efectivo o con su propia app. Kempt no se queda con nada. Dile cuánto dejaste, para que sepa que fue de tu parte.',
  },
  choose: { en: 'How much', es: 'Cuánto' },
  percent: { en: '{percent}%', es: '{percent}%' },
  percentName: { en: '{percent}%, {amount}', es: '{percent}%, {amount}' },
  other: { en: 'Other', es: 'Otra' },
  none: { en: 'No tip', es: 'Sin propina' },
  amount: { en: 'Amount', es: 'Cantidad' },
  save: { en: 'Let {name} know', es: 'Avisar a {name}' },
  saving: { en: 'Sending...', es: 'Enviando...' },
  given: { en: 'You tipped {amount}', es: 'Dejaste {amount} de propina' },
  givenText: {
    en: '{name} has been told. You can change it until {date}.',
    es: 'Ya le avisamos a {name}. Puedes cambiarla hasta el {date}.',
  },
  change: { en: 'Change', es: 'Cambiar' },
  removed: { en: 'Got it, no tip', es: 'Entendido, sin propina' },
} satisfies Record<string, Text>

// The final price is higher than booked.
export const priceWords = {
  ask: { en: 'Is {asked} right?', es: '¿Están bien {asked}?' },
  askText: {
    en: '{shop} says: {services}, {asked}. You booked for {price}. Without your yes, {price} stands.',
    es: '{shop} dice: {services}, {asked}. Reservaste por {price}. Sin tu sí, quedan {price}.',
  },
  yes: { en: 'Yes, {asked} is right', es: 'Sí, {asked} está bien' },
  no: { en: 'No, {price} as booked', es: 'No, {price} como reservé' },
  accepted: { en: 'Thanks! {asked} it is', es: '¡Gracias! Quedan {asked}' },
  refused: { en: 'Got it. {price} stands', es: 'Entendido. Quedan {price}' },
  booked: { en: 'You booked for {price}', es: 'Reservaste por {price}' },
  answered: { en: 'You already answered', es: 'Ya respondiste' },
  answeredYes: {
    en: 'You said yes to the new price. It’s {price}.',
    es: 'Aceptaste el precio nuevo. Son {price}.',
  },
  answeredNo: {
    en: 'You said no to the higher price. It stays {price}.',
    es: 'No aceptaste el precio más alto. Quedan {price}.',
  },
} satisfies Record<string, Text>

export const comingWords = {
  ask: { en: 'Are you coming?', es: '¿Vas a ir?' },
  askText: {
    en: "Please confirm you're coming.",
    es: 'Confirma que vas a ir, por favor.',
  },
  booked: {
    en: '{shop} booked this appointment for you',
    es: '{shop} te reservó esta cita',
  },
  moved: { en: '{shop} moved this appointment', es: '{shop} cambió esta cita' },
  works: {
    en: 'Does it work for you? You can cancel for free until it starts. Once you say yes, the usual terms apply.',
    es: '¿Te queda bien? Puedes cancelar gratis hasta que empiece. Si dices que sí, valen las condiciones de siempre.',
  },
  agree: { en: "Yes, I'll be there", es: 'Sí, ahí estaré' },
  yes: { en: "Yes, I'm coming", es: 'Sí, voy a ir' },
  said: { en: "Thanks, {shop} knows you're coming.", es: 'Gracias, {shop} ya sabe que vas a ir.' },
} satisfies Record<string, Text>

// Other times for a visit that the shop declined, did not answer or canceled.
export const insteadWords = {
  title: { en: 'Would another time work?', es: '¿Te queda bien otra hora?' },
  text: {
    en: 'Same services, open right now at {shop}.',
    es: 'Los mismos servicios, disponibles ahora en {shop}.',
  },
  with: { en: 'with {name}', es: 'con {name}' },
  withOther: { en: 'with someone else on the team', es: 'con alguien más del equipo' },
  all: { en: 'See all openings', es: 'Ver todos los horarios' },
} satisfies Record<string, Text>

export const appealWords = {
  title: { en: 'Think this is a mistake?', es: '¿Crees que es un error?' },
  text: {
    en: "Tell us what happened. We'll hear from the barber too, then decide.",
    es: 'Cuéntanos qué pasó. También escuchamos al barbero y luego decidimos.',
  },
  kind: { en: 'What was it?', es: '¿Qué pasó?' },
  was_there: { en: 'I was there', es: 'Sí estuve' },
  could_not_come: { en: "I couldn't come", es: 'No pude ir' },
  message: { en: 'In a few words', es: 'En pocas palabras' },
  send: { en: 'Send', es: 'Enviar' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  sent: { en: 'We got your appeal', es: 'Recibimos tu apelación' },
  open: {
    en: 'You appealed. Our team will look into it and email you.',
    es: 'Apelaste. Nuestro equipo lo revisará y te escribirá.',
  },
  accepted: { en: "It doesn't count as missed.", es: 'No cuenta como falta.' },
  declined: {
    en: 'We looked into it, and it still counts as missed.',
    es: 'Lo revisamos y sigue contando como falta.',
  },
  mayAppeal: {
    en: "If that's wrong, tell us within 14 days.",
    es: 'Si no es cierto, avísanos en 14 días.',
  },
} satisfies Record<string, Text>

// Results of a client's report that a booking did not happen.
export const disputeWords = {
  flagged: {
    en: "You told us it didn't happen. The barber has 72 hours to answer.",
    es: 'Nos dijiste que no se realizó. El barbero tiene 72 horas para responder.',
  },
  contested: {
    en: '{shop} says it did happen. Our team will look into it and email you.',
    es: '{shop} dice que sí se realizó. Nuestro equipo lo revisará y te escribirá.',
  },
  unanswered: {
    en: "{shop} didn't answer in time. Our team will decide and email you.",
    es: '{shop} no respondió a tiempo. Nuestro equipo decidirá y te escribirá.',
  },
  closed: { en: 'This is settled.', es: 'Esto quedó resuelto.' },
  voided: {
    en: "{shop} agrees it didn't happen. There's nothing to pay.",
    es: '{shop} está de acuerdo en que no se realizó. No pagas nada.',
  },
} satisfies Record<string, Text>

export const questionWords = {
  title: { en: 'Did this visit happen?', es: '¿Se realizó esta visita?' },
  text: {
    en: "{client} says this visit didn't happen.",
    es: '{client} dice que esta visita no se realizó.',
  },
  ask: { en: 'What happened?', es: '¿Qué pasó?' },
  askText: {
    en: "If you don't answer within 72 hours, our team will decide without you.",
    es: 'Si no respondes en 72 horas, nuestro equipo decidirá por su cuenta.',
  },
  agree: { en: "It didn't happen", es: 'No se realizó' },
  agreeTitle: { en: "Agree that it didn't happen?", es: '¿De acuerdo en que no se realizó?' },
  agreeText: {
    en: 'The appointment will be canceled and nobody pays anything.',
    es: 'La cita se cancelará y nadie paga nada.',
  },
  contest: { en: 'It did happen', es: 'Sí se realizó' },
  contestTitle: { en: 'Tell us that it did happen?', es: '¿Decirnos que sí se realizó?' },
  contestText: {
    en: 'Your client will see what you write, and our team will decide.',
    es: 'Tu cliente verá lo que escribas y nuestro equipo decidirá.',
  },
  note: { en: 'What happened that day', es: 'Qué pasó ese día' },
  agreed: { en: "Thanks. It doesn't count anymore.", es: 'Gracias. Ya no cuenta.' },
  contested: {
    en: 'You told us it did happen. Our team will decide.',
    es: 'Dijiste que sí se realizó. Nuestro equipo decidirá.',
  },
  nothing: { en: "There's nothing to answer", es: 'No hay nada que responder' },
  nothingText: {
    en: 'Nobody has questioned this visit.',
    es: 'Nadie ha cuestionado esta visita.',
  },
  noSuch: { en: "We couldn't find that visit", es: 'No encontramos esa visita' },
  signIn: { en: 'Sign in', es: 'Iniciar sesión' },
  back: { en: 'Go to your bookings', es: 'Ir a tus citas' },
} satisfies Record<string, Text>
