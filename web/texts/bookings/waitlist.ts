import type { Text } from '#contract/language.ts'

export const waitlistWords = {
  join: { en: 'Join the waitlist', es: 'Unirme a la lista de espera' },
  joinDay: { en: 'Join the waitlist for this day', es: 'Avisarme de este día' },
  title: { en: 'Join the waitlist', es: 'Únete a la lista de espera' },
  text: {
    en: 'When a spot opens up, the first person in line gets 15 minutes to book it.',
    es: 'Cuando se libera un lugar, la primera persona de la lista tiene 15 minutos para reservarlo.',
  },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'Until', es: 'Hasta' },
  part: { en: 'Time of day', es: 'Parte del día' },
  anyTime: { en: 'Any time', es: 'Cualquier hora' },
  email: { en: 'Email', es: 'Correo' },
  emailHint: {
    en: "We'll email you when a spot opens.",
    es: 'Te escribimos cuando se abra un lugar.',
  },
  submit: { en: 'Join', es: 'Unirme' },
  joining: { en: 'Joining...', es: 'Uniéndote...' },
  notNow: { en: 'Not now', es: 'Ahora no' },
  code: { en: '6-digit code', es: 'Código de 6 dígitos' },
  codeSent: {
    en: 'Enter the code we emailed to {email}.',
    es: 'Escribe el código que enviamos a {email}.',
  },
  changeEmail: { en: 'Use another email', es: 'Usar otro correo' },
  joined: { en: "You're on the waitlist", es: 'Estás en la lista de espera' },
  joinedText: {
    en: "We'll email you as soon as a spot opens. You can leave the list anytime.",
    es: 'Te escribimos en cuanto se abra un lugar. Puedes salir de la lista cuando quieras.',
  },
  see: { en: 'View my waitlist', es: 'Ver mi lista de espera' },

  waits: { en: 'On the waitlist', es: 'En lista de espera' },
  when: { en: '{from} to {to}', es: 'del {from} al {to}' },
  with: { en: 'with {name}', es: 'con {name}' },
  leave: { en: 'Leave', es: 'Salir' },
  leaveOf: { en: 'Leave the waitlist for {shop}', es: 'Salir de la lista de {shop}' },
  left: { en: 'You left the waitlist', es: 'Saliste de la lista de espera' },
  notLeft: { en: "You're still on the list", es: 'Sigues en la lista' },
  offered: { en: 'Reserved for you: {when}', es: 'Apartada para ti: {when}' },
  offeredUntil: {
    en: 'Book by {time} or it goes to the next person.',
    es: 'Reserva antes de las {time} o pasa a la siguiente persona.',
  },
  take: { en: 'Book this time', es: 'Reservar esta hora' },

  opening: { en: 'Loading your spot...', es: 'Cargando tu lugar...' },
  gone: { en: 'This offer expired', es: 'Esta oferta venció' },
  goneText: {
    en: "The time has passed, or the link isn't complete.",
    es: 'La hora ya pasó o el enlace no está completo.',
  },
  explore: { en: 'Find barbers', es: 'Buscar barberos' },
} satisfies Record<string, Text>
