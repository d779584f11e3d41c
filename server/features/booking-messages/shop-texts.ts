// Texts for clients when the shop acts without asking them, and sentences added to other messages.
import type { Text } from '#contract/language.ts'
import type { MessageTexts } from './message-text.ts'

const booked = { event: 'booking_confirmed', type: 'booking_confirmed', isMailed: true } as const
const ended = { event: 'booking_cancelled', type: 'booking_cancelled', isMailed: true } as const

export const shopActTexts = {
  booked: {
    confirm: {
      ...booked,
      hasCalendar: true,
      title: { en: 'An appointment for you', es: 'Una cita para ti' },
      message: {
        en: '{services} with {professional} at {shop}: {when}. {terms}',
        es: '{services} con {professional} en {shop}: {when}. {terms}',
      },
    },
  },
  moved: {
    reschedule: {
      ...booked,
      hasCalendar: true,
      title: { en: 'Your appointment was moved', es: 'Tu cita cambió' },
      message: {
        en: 'Your appointment at {shop} is now {when}, with {professional}. {terms}',
        es: 'Tu cita en {shop} es ahora el {when}, con {professional}. {terms}',
      },
    },
  },
} satisfies Record<string, MessageTexts>

export const notCountedTexts: MessageTexts = {
  no_show: {
    ...ended,
    title: { en: 'Marked as missed', es: 'Marcada como no asistida' },
    message: {
      en: "{shop} says nobody came on {when}. It doesn't count against you, because you didn't book or confirm that time.",
      es: '{shop} dice que nadie llegó el {when}. No cuenta en tu contra, porque tú no reservaste ni confirmaste esa hora.',
    },
  },
}

// Added when a late cancellation costs a fee.
export const clientFee: Text = {
  en: 'Late cancellation fee: {fee}. {shop} may ask for it.',
  es: 'Cargo por cancelar tarde: {fee}. {shop} te lo puede pedir.',
}

export const staffFee: Text = {
  en: 'Late cancellation fee: {fee}. Kempt doesn’t charge it: you can ask {client} for it.',
  es: 'Cargo por cancelar tarde: {fee}. Kempt no lo cobra: se lo puedes pedir a {client}.',
}

// Added when the client has not agreed to the time yet.
export const askConsent = {
  message: { en: 'Does it work for you? Let them know.', es: '¿Te queda bien? Avísales.' },
  button: { en: "Yes, I'll be there", es: 'Sí, ahí estaré' },
}

// Added to a reminder for a client who has missed a booking before.
export const askAttendance = {
  message: { en: "Please let them know you're coming.", es: 'Avisa que sí vas, por favor.' },
  button: { en: "Yes, I'm coming", es: 'Sí, voy a ir' },
}
