// Each barber's clients without an account: phone calls, walk-ins, guest bookings.
import type { Shop } from '#db/seed/barbers/roster.ts'
import { emailOf, firstNames, lastNames } from '#db/seed/clients.ts'
import { dayMs } from '#db/seed/clock.ts'
import { phoneOf } from '#db/seed/people.ts'
import { createRandom } from '#db/seed/random.ts'

export type Guest = { name: string; email: string; phone: string; lastBooking: number }

const betweenBookingsMs = 11 * dayMs
const tries = 5

export function createGuestBook({ business }: Shop) {
  const random = createRandom(`guests ${business.shop}`)
  const regulars: Guest[] = []

  function newcomer() {
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
    const guest = {
      name,
      email: emailOf(name),
      phone: phoneOf(random.integer(0, 399)),
      lastBooking: -Infinity,
    }
    regulars.push(guest)
    return guest
  }

  // Picks a regular who is due again, or a new guest.
  return function whoComes(at: number) {
    let guest: Guest | undefined
    for (let attempt = 0; attempt < tries && regulars.length > 12 && !guest; attempt++) {
      const regular = random.pick(regulars)
      if (at - regular.lastBooking >= betweenBookingsMs) guest = regular
    }
    guest ??= newcomer()
    guest.lastBooking = at
    return guest
  }
}
