// Texts for administrators about a disputed booking.
import type { Text } from '#contract/language.ts'
import type { AnnouncedEvent } from '#server/features/bookings/announce.ts'

// `view`: the queue of all-bookings that decides it.
type AdminText = { title: Text; message: Text; view: 'appeals' | 'reports' }

const notHappened = {
  title: { en: "An appointment didn't happen?", es: '¿Una cita no se realizó?' },
  view: 'reports',
} as const

export const adminTexts: Partial<Record<AnnouncedEvent, AdminText>> = {
  contested: {
    ...notHappened,
    message: {
      en: "{client} says {number} at {shop} didn't happen; the barber says it did: {reason}",
      es: '{client} dice que {number} en {shop} no se realizó; el barbero dice que sí: {reason}',
    },
  },
  unanswered: {
    ...notHappened,
    message: {
      en: "{client} says {number} at {shop} didn't happen, and the barber hasn't answered for 72 hours.",
      es: '{client} dice que {number} en {shop} no se realizó, y el barbero no respondió en 72 horas.',
    },
  },
  appealed: {
    title: { en: 'A no-show is disputed', es: 'Reclaman una falta' },
    view: 'appeals',
    message: {
      en: '{client} about {number} at {shop}: {reason}',
      es: '{client} sobre {number} en {shop}: {reason}',
    },
  },
}
