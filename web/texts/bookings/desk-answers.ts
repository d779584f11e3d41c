// Clients' answers about a booking, and the shop's replies.
import type { Text } from '#contract/language.ts'

// Answers of a client with an earlier no-show to "Are you coming?".
export const comingDesk = {
  asked: {
    en: '{client} has a past no-show. We asked them to confirm; no reply yet.',
    es: '{client} faltó antes. Le pedimos confirmar; aún no responde.',
  },
  confirmed: { en: "{client} says they're coming.", es: '{client} dice que sí viene.' },
  answerBy: {
    en: 'Please answer by {when}, or the request expires.',
    es: 'Responde antes del {when}; si no, la solicitud vence.',
  },
  byShop: {
    en: "{client} hasn't confirmed this time yet. They can cancel for free until it starts, and a no-show wouldn't count against them.",
    es: '{client} aún no confirma esta hora. Puede cancelar gratis hasta que empiece, y una falta no contaría en su contra.',
  },
  unconfirmed: {
    en: 'Not confirmed by the client yet',
    es: 'El cliente aún no la confirma',
  },
  notCounted: {
    en: "We'll let them know, but it doesn't count against them: {client} didn't book or confirm this time.",
    es: 'Le avisamos, pero no cuenta en su contra: {client} no reservó ni confirmó esta hora.',
  },
} satisfies Record<string, Text>

export const appealDesk = {
  was_there: { en: '{client} says they were there', es: '{client} dice que sí estuvo' },
  could_not_come: {
    en: "{client} says they couldn't come",
    es: '{client} dice que no pudo venir',
  },
  open: {
    en: 'Our team will decide whether the no-show counts.',
    es: 'Nuestro equipo decide si cuenta la falta.',
  },
  accepted: { en: "The no-show doesn't count.", es: 'La falta no cuenta.' },
  declined: { en: 'The no-show counts.', es: 'La falta cuenta.' },
} satisfies Record<string, Text>
