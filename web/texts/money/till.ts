// Money that a shop gives back from its till.
import type { Text } from '#contract/language.ts'

export const tillWords = {
  open: { en: 'I gave money back', es: 'Devolví dinero' },
  title: { en: 'Given back from the till', es: 'Devuelto de la caja' },
  text: {
    en: 'We’ll let {client} know and send a credit note. Our commission for that part goes back to you.',
    es: 'Le avisamos a {client} y recibe una nota de crédito. Te devolvemos nuestra comisión de esa parte.',
  },
  amount: { en: 'Amount', es: 'Monto' },
  most: {
    en: 'Up to {amount}, what was paid at the shop.',
    es: 'Hasta {amount}, lo que se pagó en la barbería.',
  },
  cause: { en: 'Why', es: 'Por qué' },
  note: { en: 'Note to the client', es: 'Nota para el cliente' },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  done: { en: 'Saved. We’ve let your client know.', es: 'Guardado. Le avisamos a tu cliente.' },
} satisfies Record<string, Text>
