import type { guests as calls } from '#contract/bookings/guests.ts'
import type { Handlers } from '#server/handlers.ts'
import { askForLink, listHere } from './bookings.ts'

export const guests: Handlers<typeof calls> = {
  bookings: ({ db, request }) => listHere(db, request),
  find: ({ input, db, request }) => askForLink(db, request, input),
}
