// How a client gets messages about a booking: in the app or by mail, by SMS only, or not at all.
export const reaches = ['all', 'text', 'none'] as const
export type Reach = (typeof reaches)[number]

// Events that also send an SMS.
const texted = ['accept', 'cancel', 'finish', 'late', 'reschedule']

export function isTold(reach: Reach, what: string) {
  return reach === 'all' || (reach === 'text' && texted.includes(what))
}
