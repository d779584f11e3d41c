import type { Handlers } from '#server/api.ts'
import { askForLink, listHere } from './bookings.ts'

export const guests: Handlers<'guests'> = {
  bookings: ({ db, visit }) => listHere(db, visit),
  find: ({ input, db, visit }) => askForLink(db, visit, input),
}
