import type { BarberId } from '#contract/ids.ts'

// A user id as the id of the business that this user runs. Only for a user who is a barber, or
// where the id of anyone else finds nothing.
export function barberIdOf(userId: string) {
  return userId as BarberId
}
