import type { Text } from '#contract/language.ts'

// Paying by card to book.
export const checkoutWords = {
  tax: { en: 'Tax {percent}%', es: 'Impuesto {percent}%' },
  now: { en: 'Now by card', es: 'Ahora con tarjeta' },
  atShop: { en: 'At the shop', es: 'En la barbería' },
  paid: { en: 'Paid by card', es: 'Pagado con tarjeta' },
  deposit: {
    en: 'A deposit by card, the rest at the shop',
    es: 'Un anticipo con tarjeta y el resto en la barbería',
  },
  payAndBook: { en: 'Pay {amount} and book', es: 'Pagar {amount} y reservar' },
  payAndRequest: { en: 'Pay {amount} and send', es: 'Pagar {amount} y enviar' },
  title: { en: 'Your payment', es: 'Tu pago' },
  checking: { en: 'Checking your payment...', es: 'Revisando tu pago...' },
  check: { en: 'Check again', es: 'Revisar otra vez' },
  stay: {
    en: 'Stay on this page. It only takes a moment.',
    es: 'No cierres esta página. Es solo un momento.',
  },
  open: { en: "You haven't paid yet", es: 'Todavía no has pagado' },
  stillHeld: {
    en: "Nothing was charged. We're still holding your time, so you can pay now.",
    es: 'No se cobró nada. Todavía te apartamos la hora, así que puedes pagar ahora.',
  },
  payNow: { en: 'Pay {amount}', es: 'Pagar {amount}' },
  otherTime: { en: 'Choose another time', es: 'Elegir otra hora' },
  over: { en: 'We had to let your time go', es: 'Tuvimos que soltar tu hora' },
  overText: {
    en: 'Nothing was charged. Choose a time and try again.',
    es: 'No se cobró nada. Elige una hora e inténtalo de nuevo.',
  },
  cardsOff: { en: 'Cards are paused right now', es: 'Las tarjetas están en pausa' },
  cardsOffText: {
    en: 'Nothing was charged. You can still book: just pay at the shop.',
    es: 'No se cobró nada. Puedes reservar igual: pagas en la barbería.',
  },
  cardsOffAgain: {
    en: "Nothing was charged, and your time isn't booked yet. Choose it again and pay at the shop.",
    es: 'No se cobró nada y tu hora aún no está reservada. Elígela otra vez y paga en la barbería.',
  },
  late: { en: 'Your time was gone already', es: 'Tu hora ya no estaba libre' },
  lateText: {
    en: "You'll get {amount} back on your card. It can take a few days.",
    es: 'Te devolvemos {amount} a tu tarjeta. Puede tardar unos días.',
  },
} satisfies Record<string, Text>
