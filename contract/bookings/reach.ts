// How a client hears about a booking: in the app or by email, by text message alone, or not at all.
export const reaches = ['all', 'text', 'none'] as const
export type Reach = (typeof reaches)[number]

// What goes out as a text message, too.
const texted = ['accept', 'cancel', 'finish', 'reschedule']

export function isTold(reach: Reach, what: string) {
  return reach === 'all' || (reach === 'text' && texted.includes(what))
}
