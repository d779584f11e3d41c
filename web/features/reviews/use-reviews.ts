import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'

// A review also changes what can be done with its booking.
const keys = [
  api.reviews.toWrite.key(),
  api.reviews.mine.key(),
  api.bookings.mine.key(),
  api.bookings.read.key(),
]

export async function refreshReviews(queries: QueryClient) {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
