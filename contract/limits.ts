// Numbers used in more than one place.

export const resendCooldownSeconds = 60
export const codeLength = 6
export const passwordMinLength = 8
export const passwordMaxLength = 256
export const referralCodeMaxLength = 20
export const notificationListLimit = 50
export const defaultWelcomeBonusDollars = 5
export const guestFavoritesLimit = 50
export const mostServices = 6
// For one service.
export const mostPriceDollars = 500
// For any amount a user enters.
export const mostCents = 100_000_00
// The largest value of an integer column.
export const mostVersion = 2 ** 31 - 1
// Staff may start a booking at any five minutes; clients use the slots of the business.
export const stepMinutes = 5
// How long a browser's mark for a barber is valid.
export const markDays = 30
// How many days after a booking's end its hair profile can still be read.
export const hairShownDays = 7
// How long after its start a walk-in can be entered.
export const walkInHours = 4
// Hours before a booking at which its client gets the first and the second reminder.
export const reminderHours = { first: 24, second: 2 }
// The delays that staff can announce.
export const lateMinutes = [5, 10, 15, 20, 30] as const
// The widths of an uploaded picture: /media/<hash>-640.webp, and as AVIF.
export const pictureWidths = [320, 640, 1080]

// Rows of a list that one action of an administrator may change.
export const mostBulkRows = 500

// How long a slot is held for someone who pays on the provider's page.
export const checkoutMinutes = 15

// Bookings that suspending someone cancels at once. More of them are canceled one by one by a job.
export const mostCanceledAtOnce = 500

// The payment provider charges no less.
export const leastChargeCents = 50

// How long credit can be used.
export const creditDays = 180
