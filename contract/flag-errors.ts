// What a call answers while its feature is off or paused (contract/flags.ts).
export const flagErrors = {
  GUEST_BOOKING_OFF: {
    status: 403,
    message: "Booking without an account isn't available right now. Please sign in to book.",
  },
  REVIEW_PHOTOS_OFF: { status: 404, message: "Photos in reviews aren't available right now." },
  WAITLIST_OFF: { status: 404, message: "The waitlist isn't available right now." },
  REFERRAL_OFF: { status: 404, message: "The referral program isn't available right now." },
  SPANISH_OFF: { status: 404, message: 'Kempt is only available in English right now.' },
  BOOKINGS_PAUSED: {
    status: 409,
    message: 'Online booking is paused for a short while. Please try again later.',
  },
  TEXTS_PAUSED: {
    status: 409,
    message: "We can't send text messages right now. Please try again later.",
  },
  SIGN_UP_PAUSED: {
    status: 409,
    message: 'New accounts are paused for a short while. Please try again later.',
  },
} as const

export type FlagCode = keyof typeof flagErrors
