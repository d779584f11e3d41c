// The words of the hosted page.
import { fill, type Language, type Text } from '#contract/language.ts'

const words = {
  saveCard: { en: 'Save a card', es: 'Guardar una tarjeta' },
  pay: { en: 'Pay {sum}', es: 'Pagar {sum}' },
  demo: { en: 'Demo payment: no real money.', es: 'Pago de demostración: no es dinero real.' },
  standsIn: {
    en: "This page stands in for the payment provider's. Use one of the test cards below, never a real one.",
    es: 'Esta página reemplaza la del proveedor de pagos. Usa una de las tarjetas de prueba de abajo, nunca una real.',
  },
  back: { en: 'Back without paying', es: 'Volver sin pagar' },
  backUnsaved: { en: 'Back without saving', es: 'Volver sin guardar' },
  number: { en: 'Card number', es: 'Número de tarjeta' },
  testCards: { en: 'Test cards', es: 'Tarjetas de prueba' },
  closed: { en: 'This page is closed.', es: 'Esta página está cerrada.' },
  invalid: { en: 'Your card number is not valid.', es: 'El número de tarjeta no es válido.' },
  declined: { en: 'Your card was declined.', es: 'Tu tarjeta fue rechazada.' },
} satisfies Record<string, Text>

// Why a card does not work on the page.
export type Problem = 'closed' | 'invalid' | 'declined'

export function wordsIn(language: Language) {
  return (name: keyof typeof words, params?: Record<string, string>) =>
    fill(words[name], language, params)
}
