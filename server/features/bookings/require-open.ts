// Checks that a business is still open for a booking at the moment it is made.
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { shareBusiness } from '#server/features/businesses/service.ts'
import { findOpenness, isListed } from './closing-queries.ts'

// For a booking that begins. Locks the business until the transaction ends.
export async function requireListed(db: Db, barberId: BarberId) {
  await shareBusiness(db, barberId)
  if (!(await isListed(db, barberId))) fail('BARBER_CLOSED')
}

type Booked = { id: string; barberId: BarberId }

// Why clients cannot book this now; null when they can. Locks the business until the transaction
// ends.
export async function whyNotBookable(db: Db, { id, barberId }: Booked) {
  await shareBusiness(db, barberId)
  const openness = await findOpenness(db, id)
  if (!openness.isListed) return 'BARBER_CLOSED'
  if (!openness.areServicesOffered) return 'SERVICE_GONE'
  return openness.isProviderBookable ? null : 'SLOT_TAKEN'
}

// For moves by staff, who may book during a pause and perform services that are no longer offered.
export async function requireOperating(db: Db, { id, barberId }: Booked) {
  await shareBusiness(db, barberId)
  const openness = await findOpenness(db, id)
  if (!openness.isOperating) fail('BARBER_CLOSED')
  return openness
}

// For bookings that staff make: the provider must still work there and the services must still be
// offered.
export async function requireOffered(db: Db, booked: Booked) {
  const { isProviderThere, areServicesOffered } = await requireOperating(db, booked)
  if (!isProviderThere || !areServicesOffered) fail('NOT_FOUND')
}
