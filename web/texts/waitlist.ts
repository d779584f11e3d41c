import type { Text } from '#contract/language.ts'

export const waitlistWords = {
  join: { en: 'Join the waitlist', es: 'Unirme a la lista de espera' },
  joinDay: { en: 'Wait for this day', es: 'Esperar por este día' },
  title: { en: 'Join the waitlist', es: 'Únete a la lista de espera' },
  text: {
    en: 'When a time opens up, whoever waits longest is asked first and has 15 minutes to take it.',
    es: 'Cuando se libere una hora, preguntamos primero a quien lleva más tiempo esperando: tiene 15 minutos para tomarla.',
  },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'Until', es: 'Hasta' },
  part: { en: 'Time of day', es: 'Parte del día' },
  anyTime: { en: 'Any time', es: 'Cualquier hora' },
  email: { en: 'Email', es: 'Correo' },
  emailHint: {
    en: 'We write to you when a time is free.',
    es: 'Te escribimos cuando haya una hora.',
  },
  submit: { en: 'Join', es: 'Unirme' },
  joining: { en: 'Joining...', es: 'Uniéndote...' },
  notNow: { en: 'Not now', es: 'Ahora no' },
  code: { en: '6-digit code', es: 'Código de 6 dígitos' },
  codeSent: {
    en: 'We sent a code to {email}. It shows us that the address is yours.',
    es: 'Enviamos un código a {email}. Así sabemos que el correo es tuyo.',
  },
  changeEmail: { en: 'Use another email', es: 'Usar otro correo' },
  joined: { en: 'You are on the waitlist', es: 'Estás en la lista de espera' },
  joinedText: {
    en: 'We write to you as soon as a time is free. You can leave the list at any time.',
    es: 'Te escribimos en cuanto haya una hora libre. Puedes salir de la lista cuando quieras.',
  },
  see: { en: 'See what you wait for', es: 'Ver lo que esperas' },

  waits: { en: 'On the waitlist', es: 'En lista de espera' },
  when: { en: '{from} to {to}', es: 'del {from} al {to}' },
  with: { en: 'with {name}', es: 'con {name}' },
  leave: { en: 'Leave', es: 'Salir' },
  leaveOf: { en: 'Leave the waitlist of {shop}', es: 'Salir de la lista de {shop}' },
  left: { en: 'You left the waitlist', es: 'Saliste de la lista de espera' },
  notLeft: { en: 'You are still on the list', es: 'Sigues en la lista' },
  offered: { en: 'Kept for you: {when}', es: 'Apartada para ti: {when}' },
  offeredUntil: {
    en: 'Until {time}, then it goes to the next.',
    es: 'Hasta las {time}; después pasa a otra persona.',
  },
  take: { en: 'Book this time', es: 'Reservar esta hora' },

  opening: { en: 'Opening your time...', es: 'Abriendo tu hora...' },
  gone: { en: 'This offer is over', es: 'Esta oferta terminó' },
  goneText: {
    en: 'The time has passed, or the link is not complete.',
    es: 'La hora ya pasó o el enlace no está completo.',
  },
  explore: { en: 'Find barbers', es: 'Buscar barberos' },
} satisfies Record<string, Text>
