import type { Handlers } from '#server/api.ts'
import { askForLink, listHere } from './bookings.ts'

export const guests: Handlers<'guests'> = {
  bookings: ({ db, request }) => listHere(db, request),
  find: ({ input, db, request }) => askForLink(db, request, input),
}
