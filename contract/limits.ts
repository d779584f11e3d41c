// Numbers with more than one reader.

export const resendCooldownSeconds = 60
export const codeLength = 6
export const passwordMinLength = 8
export const passwordMaxLength = 256
export const referralCodeMaxLength = 20
export const notificationListLimit = 50
export const defaultWelcomeBonusDollars = 5
// Friends one person can bring within twelve months.
export const referralsAYear = 20
export const guestFavoritesLimit = 50
export const mostServices = 6
// Of one service.
export const mostPriceDollars = 500
// Of one amount anybody may enter.
export const mostCents = 100_000_00
// What an integer of the database holds.
export const mostVersion = 2 ** 31 - 1
// Staff may begin a visit at any five minutes; clients keep to the slots of the business.
export const stepMinutes = 5
// How long a browser is known to have come by a barber's own link, or to have found them through us.
export const markDays = 30
// How many days after a booking's end its hair profile can still be read.
export const hairShownDays = 7
// For how long after it began a walk-in can be written down.
export const walkInHours = 4
// How long before a visit its client is reminded, the first and the second time.
export const reminderHours = { first: 24, second: 2 }
// How late one can say to be.
export const lateMinutes = [5, 10, 15, 20, 30] as const
// An uploaded picture is kept in these widths: /media/<hash>-640.webp, and as AVIF.
export const pictureWidths = [320, 640, 1080]
