import type { guests as calls } from '#contract/bookings/guests.ts'
import type { Handlers } from '#server/handlers.ts'
import { askForLink, listHere } from './bookings.ts'

export const guests: Handlers<typeof calls> = {
  bookings: (caller) => listHere(caller),
  find: ({ input, ...caller }) => askForLink(caller, input),
}
