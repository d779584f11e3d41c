// Texts about the card that is kept for a booking, and about fees. {owed} is what was left to pay.
import type { Text } from '#contract/language.ts'
import type { MessageTexts } from './message-text.ts'

const paid = { event: 'booking_confirmed', type: 'payment_received' } as const
const mailed = { ...paid, isMailed: true } as const
const noted = { event: 'payment', type: 'payment_received' } as const

const pay: Text = { en: 'Pay now', es: 'Pagar ahora' }

export const clientChargeTexts: MessageTexts = {
  card_late: {
    event: 'booking_cancelled',
    type: 'booking_cancelled',
    isMailed: true,
    title: { en: 'Your time was gone already', es: 'Tu hora ya no estaba libre' },
    message: {
      en: 'When you gave your card, {when} at {shop} was already gone. Nothing is booked, and nothing was charged.',
      es: 'Cuando diste tu tarjeta, el {when} en {shop} ya no estaba libre. No hay cita y no se cobró nada.',
    },
  },
  charged: {
    ...paid,
    title: { en: 'Your visit is paid', es: 'Tu visita está pagada' },
    message: {
      en: 'We charged {owed} to your card for {when} at {shop}.',
      es: 'Cobramos {owed} a tu tarjeta por el {when} en {shop}.',
    },
  },
  fee_charged: {
    ...mailed,
    title: { en: 'A fee was charged', es: 'Se cobró un cargo' },
    message: {
      en: 'We charged {owed} to your card for {when} at {shop}, by the terms you booked under.',
      es: 'Cobramos {owed} a tu tarjeta por el {when} en {shop}, según las condiciones con las que reservaste.',
    },
  },
  charge_declined: {
    ...mailed,
    title: { en: 'Please pay {owed}', es: 'Falta pagar {owed}' },
    message: {
      en: 'Your card was declined for {when} at {shop}. You can pay {owed} with another card.',
      es: 'Tu tarjeta fue rechazada por el {when} en {shop}. Puedes pagar {owed} con otra tarjeta.',
    },
    button: pay,
  },
  charge_needs_client: {
    ...mailed,
    title: {
      en: 'Your bank wants you to confirm {owed}',
      es: 'Tu banco quiere que confirmes {owed}',
    },
    message: {
      en: 'Nothing was charged yet for {when} at {shop}. Please confirm the payment on the secure page.',
      es: 'Todavía no se cobró nada por el {when} en {shop}. Confirma el pago en la página segura.',
    },
    button: pay,
  },
  fee_waived: {
    ...mailed,
    title: { en: 'No fee after all', es: 'Al final no hay cargo' },
    message: {
      en: "{shop} waived the {fee} fee for {when}. If it was charged, you'll get it back.",
      es: '{shop} te perdonó el cargo de {fee} del {when}. Si ya se cobró, te lo devolvemos.',
    },
  },
  refunded: {
    event: 'invoice',
    type: 'payment_received',
    isMailed: true,
    title: { en: "We're refunding {backToCard}", es: 'Te devolvemos {backToCard}' },
    message: { en: 'For {when} at {shop}.', es: 'Del {when} en {shop}.' },
  },
  paid_at_shop: {
    ...paid,
    title: { en: 'Marked as paid', es: 'Marcado como pagado' },
    message: {
      en: "{shop} says you paid {owed} for {when} at the shop. There's nothing left to pay.",
      es: '{shop} dice que pagaste {owed} por el {when} en la barbería. Ya no debes nada.',
    },
  },
}

// When something of it was charged.
export const feeBack: Text = {
  en: '{shop} waived the {fee} fee for {when}.',
  es: '{shop} te perdonó el cargo de {fee} del {when}.',
}

// Added to whatever makes it go back.
export const backTexts = {
  card: {
    en: '{backToCard} goes back to your card. It can take a few days to show.',
    es: '{backToCard} vuelven a tu tarjeta. Puede tardar unos días en aparecer.',
  },
  credit: {
    en: '{backToCredit} of credit is yours again right away.',
    es: 'Tienes otra vez {backToCredit} de crédito desde ya.',
  },
} satisfies Record<string, Text>

export const staffChargeTexts: MessageTexts = {
  charged: {
    ...noted,
    title: { en: '{owed} by card', es: '{owed} con tarjeta' },
    message: {
      en: "{client}'s card was charged {owed} for {when}.",
      es: 'Se cobró {owed} a la tarjeta de {client} por el {when}.',
    },
  },
  fee_charged: {
    ...noted,
    title: { en: 'A fee was charged', es: 'Se cobró un cargo' },
    message: {
      en: "{client}'s card was charged {owed} for {when}. You can still waive it.",
      es: 'Se cobró {owed} a la tarjeta de {client} por el {when}. Aún puedes perdonarlo.',
    },
  },
  charge_declined: {
    ...noted,
    isMailed: true,
    title: { en: "{owed} isn't paid", es: 'Falta cobrar {owed}' },
    message: {
      en: "{client}'s card was declined for {when}. We asked them to pay. Did they pay at the shop? Then mark it.",
      es: 'La tarjeta de {client} fue rechazada por el {when}. Le pedimos que pague. ¿Ya te pagó en la barbería? Márcalo.',
    },
  },
  charge_needs_client: {
    ...noted,
    title: { en: "{owed} isn't paid yet", es: 'Aún falta cobrar {owed}' },
    message: {
      en: '{client} has to confirm the payment for {when} with their bank. We asked them to.',
      es: '{client} tiene que confirmar con su banco el pago del {when}. Ya se lo pedimos.',
    },
  },
}

// Added when the fee is charged to the card that was given for the booking.
export const feeOnCard: Text = {
  en: 'The fee is {fee}. It goes on the card you booked with.',
  es: 'El cargo es de {fee}. Se cobra a la tarjeta con la que reservaste.',
}

export const staffFeeOnCard: Text = {
  en: 'Late cancellation fee: {fee}. We charge it to their card.',
  es: 'Cargo por cancelar tarde: {fee}. Lo cobramos a su tarjeta.',
}

// Added when it was paid ahead.
export const feeKept: Text = {
  en: 'The fee is {fee}. It comes out of what you paid.',
  es: 'El cargo es de {fee}. Sale de lo que ya pagaste.',
}

export const staffFeeKept: Text = {
  en: 'Late cancellation fee: {fee}. They paid it ahead, and it is yours.',
  es: 'Cargo por cancelar tarde: {fee}. Ya lo pagó, y es tuyo.',
}
