// Whether a business still takes what somebody wants of it, as it stands when the booking is made.
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { shareBusiness } from '#server/features/businesses/service.ts'
import { findOpenness } from './closing-queries.ts'

type Booked = { id: string; barberId: BarberId }

// Why clients cannot have this booking now; null when they can. Nothing of it changes until the
// transaction ends.
export async function whyNotBookable(db: Db, { id, barberId }: Booked) {
  await shareBusiness(db, barberId)
  const { isListed, isProviderBookable, areServicesOffered } = await findOpenness(db, id)
  if (!isListed) return 'BARBER_CLOSED'
  if (!areServicesOffered) return 'SERVICE_GONE'
  return isProviderBookable ? null : 'SLOT_TAKEN'
}

// For what staff decide: a pause is their own, and a service they no longer offer they may still do.
export async function requireOperating(db: Db, { id, barberId }: Booked) {
  await shareBusiness(db, barberId)
  const openness = await findOpenness(db, id)
  if (!openness.isOperating) fail('BARBER_CLOSED')
  return openness
}

// A booking that staff make: by somebody who still works there, of services that are still offered.
export async function requireOffered(db: Db, booked: Booked) {
  const { isProviderThere, areServicesOffered } = await requireOperating(db, booked)
  if (!isProviderThere || !areServicesOffered) fail('NOT_FOUND')
}
