// What is said around a visit: a tip, coming or not, whether it took place, whether a miss counts.
import type { Text } from '#contract/language.ts'

export const tipWords = {
  title: { en: 'A tip for {name}?', es: '¿Propina para {name}?' },
  text: {
    en: 'Tips go straight to {name}, in cash or with their own app. Kempt takes nothing of it. Say here what you gave, so that they know it is from you.',
    es: 'La propina va directo a {name}, en efectivo o con su propia app. Kempt no toma nada. Di aquí cuánto diste, para que sepa que es de ti.',
  },
  choose: { en: 'How much', es: 'Cuánto' },
  percent: { en: '{percent}%', es: '{percent}%' },
  percentName: { en: '{percent}%, {amount}', es: '{percent}%, {amount}' },
  other: { en: 'Other', es: 'Otra' },
  none: { en: 'No tip', es: 'Sin propina' },
  amount: { en: 'Amount', es: 'Cantidad' },
  save: { en: 'Tell {name}', es: 'Avisar a {name}' },
  saving: { en: 'Sending...', es: 'Enviando...' },
  given: { en: 'You tipped {amount}', es: 'Dejaste {amount} de propina' },
  givenText: {
    en: '{name} knows. You can change it until {date}.',
    es: '{name} ya lo sabe. Puedes cambiarla hasta el {date}.',
  },
  change: { en: 'Change', es: 'Cambiar' },
  removed: { en: 'No tip, noted', es: 'Sin propina, anotado' },
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
    en: 'You missed a visit before, so {shop} would like to know.',
    es: 'Antes faltaste a una visita, así que {shop} quisiera saberlo.',
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
  yes: { en: 'Yes, I am coming', es: 'Sí, voy a ir' },
  said: { en: '{shop} knows that you are coming.', es: '{shop} sabe que vas a ir.' },
} satisfies Record<string, Text>

// Other times for a visit that the shop declined, did not answer or canceled.
export const insteadWords = {
  title: { en: 'Would another time work?', es: '¿Te queda bien otra hora?' },
  text: {
    en: 'Same services, open right now at {shop}.',
    es: 'Los mismos servicios, libres ahora en {shop}.',
  },
  with: { en: 'with {name}', es: 'con {name}' },
  withOther: { en: 'with someone else on the team', es: 'con alguien más del equipo' },
  all: { en: 'See all openings', es: 'Ver todas las horas' },
} satisfies Record<string, Text>

export const appealWords = {
  title: { en: 'Not missed?', es: '¿No faltaste?' },
  text: {
    en: 'Tell us what happened. The barber hears of it, and our team decides whether it counts.',
    es: 'Cuéntanos qué pasó. Se avisa al barbero, y nuestro equipo decide si cuenta.',
  },
  kind: { en: 'What was it?', es: '¿Qué pasó?' },
  was_there: { en: 'I was there', es: 'Sí estuve' },
  could_not_come: { en: 'I could not come', es: 'No pude ir' },
  message: { en: 'In a few words', es: 'En pocas palabras' },
  send: { en: 'Send', es: 'Enviar' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  sent: { en: 'We have your appeal', es: 'Recibimos tu apelación' },
  open: {
    en: 'You appealed. Our team looks at it and writes to you.',
    es: 'Apelaste. Nuestro equipo lo revisa y te escribe.',
  },
  accepted: { en: 'It does not count as missed.', es: 'No cuenta como perdida.' },
  declined: {
    en: 'We looked at it, and it stays a missed visit.',
    es: 'Lo revisamos y sigue como visita perdida.',
  },
  mayAppeal: {
    en: 'If that is wrong, tell us within 14 days.',
    es: 'Si no es cierto, avísanos en 14 días.',
  },
} satisfies Record<string, Text>

// What became of a client's word that a visit did not take place.
export const disputeWords = {
  flagged: {
    en: 'You said that it did not happen. The barber has 72 hours to answer.',
    es: 'Dijiste que no se hizo. El barbero tiene 72 horas para responder.',
  },
  contested: {
    en: '{shop} says that it took place. Our team looks at it and writes to you.',
    es: '{shop} dice que sí se hizo. Nuestro equipo lo revisa y te escribe.',
  },
  unanswered: {
    en: '{shop} did not answer in time. Our team decides and writes to you.',
    es: '{shop} no respondió a tiempo. Nuestro equipo decide y te escribe.',
  },
  closed: { en: 'This is settled.', es: 'Esto quedó resuelto.' },
  voided: {
    en: '{shop} agrees that it did not happen. You pay nothing.',
    es: '{shop} está de acuerdo en que no se hizo. No pagas nada.',
  },
} satisfies Record<string, Text>

export const questionWords = {
  title: { en: 'Did this visit happen?', es: '¿Se hizo esta visita?' },
  text: {
    en: '{client} says that this visit did not take place.',
    es: '{client} dice que esta visita no se hizo.',
  },
  ask: { en: 'What happened?', es: '¿Qué pasó?' },
  askText: {
    en: 'Without an answer within 72 hours our team decides alone.',
    es: 'Sin respuesta en 72 horas, nuestro equipo decide por su cuenta.',
  },
  agree: { en: 'It did not happen', es: 'No se hizo' },
  agreeTitle: { en: 'Agree that it did not happen?', es: '¿De acuerdo en que no se hizo?' },
  agreeText: {
    en: 'The visit is cancelled and nobody pays anything.',
    es: 'La visita se cancela y nadie paga nada.',
  },
  contest: { en: 'It did happen', es: 'Sí se hizo' },
  contestTitle: { en: 'Say that it did happen?', es: '¿Decir que sí se hizo?' },
  contestText: {
    en: 'The client reads your words, and our team decides.',
    es: 'El cliente lee tus palabras y nuestro equipo decide.',
  },
  note: { en: 'What happened that day', es: 'Qué pasó ese día' },
  agreed: { en: 'Thank you. It counts no longer.', es: 'Gracias. Ya no cuenta.' },
  contested: {
    en: 'You said that it took place. Our team decides.',
    es: 'Dijiste que sí se hizo. Nuestro equipo decide.',
  },
  nothing: { en: 'There is nothing to answer', es: 'No hay nada que responder' },
  nothingText: {
    en: 'Nobody has called this visit into question.',
    es: 'Nadie ha puesto en duda esta visita.',
  },
  noSuch: { en: 'There is no such visit here', es: 'Aquí no hay tal visita' },
  signIn: { en: 'Sign in', es: 'Iniciar sesión' },
  back: { en: 'To your bookings', es: 'Ir a tus citas' },
} satisfies Record<string, Text>
