// Called by bookings: a slot became free, or a client got the one they waited for.
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import type { Tasks } from '#server/tasks.ts'
import { hasWaiting, setBooked } from './queries.ts'

export type Freed = Tasks['offer-waitlist']

export async function timeFreed(db: Db, { barberId, providerId, startsAt, endsAt }: Freed) {
  if (Date.parse(startsAt) <= Date.now() || !(await hasWaiting(db, barberId, startsAt))) return
  await enqueue(db, 'offer-waitlist', { barberId, providerId, startsAt, endsAt })
}

type Booked = {
  barberId: BarberId
  startsAt: string
  clientId: string | null
  guestEmail: string | null
  guestDeviceHash: Buffer | null
}

export async function wishFulfilled(db: Db, booked: Booked) {
  await setBooked(db, booked)
}
