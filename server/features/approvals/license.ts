// An administrator asks a barber for a new license, when the old one expires soon or has expired.
import { expiringDays, licenseAskDays, type LicenseOrder } from '#contract/accounts/approvals.ts'
import { fail } from '#contract/errors.ts'
import type { ProfileId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { readLastDeed, writeDown } from '#server/features/audit/service.ts'
import { tellToRenew } from './notices.ts'
import { findItem, lockListing } from './queries.ts'

const dayMs = 86_400_000
const action = 'ask-for-license'

export function askForLicense(caller: SignedInCaller, { id, reason }: LicenseOrder) {
  return inTransaction(caller.db, async (db) => {
    const listing = (await lockListing(db, id)) ?? fail('NOT_FOUND')
    await requireOthersCase({ ...caller, db }, listing.barberId)
    if (listing.status !== 'approved') fail('NOT_APPROVED')
    const license = await demandExpiring(db, id)
    const lastAt = await readLicenseAsked(db, id)
    if (lastAt !== null && Date.now() - Date.parse(lastAt) < licenseAskDays * dayMs)
      fail('LICENSE_ASKED')
    await tellToRenew(db, listing, license)
    await writeDown(
      { ...caller, db },
      {
        action,
        entity: 'barber_profiles',
        entityId: id,
        reason,
        before: { askedAt: lastAt, licenseExpiresOn: license.expiresOn },
        after: { askedAt: new Date().toISOString(), licenseExpiresOn: license.expiresOn },
      },
    )
  })
}

export function readLicenseAsked(db: Db, id: ProfileId) {
  return readLastDeed(db, { action, entityId: id })
}

// By the calendar of the shop.
async function demandExpiring(db: Db, id: ProfileId) {
  const { licenseExpiresOn: expiresOn, today } = (await findItem(db, id)) ?? fail('NOT_FOUND')
  if (expiresOn === null) return fail('LICENSE_VALID')
  const days = (Date.parse(expiresOn) - Date.parse(today)) / dayMs
  if (days > expiringDays) fail('LICENSE_VALID')
  return { expiresOn, isOver: days < 0 }
}
