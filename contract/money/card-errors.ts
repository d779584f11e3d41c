// What people read when a card payment is refused.
export const cardErrors = {
  CARDS_NOT_AVAILABLE: {
    status: 409,
    message: "Card payments aren't available yet. Clients pay at the shop.",
  },
  PAYMENTS_AWAY: {
    status: 503,
    message: "Card payments aren't available right now. Please try again in a few minutes.",
  },
  DEPOSIT_NEEDED: { status: 409, message: 'This booking needs a payment by card first.' },
  CARD_DECLINED: {
    status: 409,
    message: 'Your card was declined. Nothing was charged. Please try another card.',
  },
  ALREADY_PAID: { status: 409, message: 'This is already paid.' },
  CARD_NEEDED: { status: 409, message: 'This appointment needs a card. Nothing is charged now.' },
  CARD_IN_USE: {
    status: 409,
    message: 'An upcoming appointment needs this card. Please add another card first.',
  },
  FEE_OPEN: {
    status: 409,
    message:
      'An appointment of yours is not paid yet, or costs a fee to cancel now. Please settle it first.',
  },
  CARD_GONE: { status: 409, message: "This card isn't saved anymore. Please choose another." },
} as const
