// The decision about a listed barber's pending change, and what every decision leaves in the trail.
import type { WantedChange } from '#contract/accounts/approvals.ts'
import type { Stopped } from '#contract/admin/stopping.ts'
import { fail } from '#contract/errors.ts'
import { entriesOf } from '#contract/lists.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { areaOf } from '#server/features/setup/service.ts'
import { tellBarber } from './notices.ts'
import {
  findPendingChange,
  keepShop,
  setChangeDecided,
  setLicenseChecked,
  updateListing,
  type ListingRow,
} from './queries.ts'
import { findPublished } from './review-queries.ts'

// Applies the barber's pending change to the public profile.
export async function takeOver(caller: Caller, listing: ListingRow, reason: string) {
  const { db } = caller
  const { barberId } = listing
  const change = (await findPendingChange(db, barberId)) ?? fail('NOT_IN_REVIEW')
  const { wanted } = change
  const published = await findPublished(db, barberId)
  const was = Object.fromEntries(entriesOf(published).filter(([name]) => name in wanted))
  await updateListing(db, barberId, { ...wanted, ...(await placeOf(db, wanted)) })
  if (isLicense(wanted)) await setLicenseChecked(db, barberId)
  await keepShop(db, barberId)
  await setChangeDecided(db, change.id, { status: 'approved', reason })
  await note(caller, listing, { action: 'approve-change', reason, was, wanted })
  const { shopName = listing.shopName } = wanted
  await tellBarber(db, { ...listing, shopName }, 'change-approved')
  return [
    wanted.licensePicture ? listing.licensePicture : null,
    wanted.shopLicensePicture ? listing.shopLicensePicture : null,
  ]
}

export async function turnDown(caller: Caller, listing: ListingRow, reason: string) {
  const { db } = caller
  const change = (await findPendingChange(db, listing.barberId)) ?? fail('NOT_IN_REVIEW')
  const { wanted } = change
  await setChangeDecided(db, change.id, { status: 'declined', reason })
  await note(caller, listing, { action: 'decline-change', reason, wanted })
  await tellBarber(db, listing, 'change-declined', [['all', reason]])
  return [wanted.licensePicture ?? null, wanted.shopLicensePicture ?? null]
}

function placeOf(db: Db, { address, latitude, longitude }: WantedChange) {
  const isPlaced = address !== undefined && latitude !== undefined && longitude !== undefined
  return isPlaced ? areaOf(db, { address, latitude, longitude }) : null
}

function isLicense({ licenseNumber, licenseExpiresOn, licensePicture }: WantedChange) {
  return [licenseNumber, licenseExpiresOn, licensePicture].some((given) => given !== undefined)
}

type Deed = {
  action: string
  reason: string
  status?: string
  was?: JsonObject
  wanted?: WantedChange
  stopped?: Stopped
}

export async function note(caller: Caller, listing: ListingRow, deed: Deed) {
  const { action, reason, status, was, wanted, stopped } = deed
  // Suspending and restoring answer nobody who waits, even while a change is pending.
  const isAnswer = action !== 'suspend' && action !== 'restore'
  await writeDown(caller, {
    action,
    entity: 'barber_profiles',
    entityId: listing.id,
    reason,
    before: { status: listing.status, ...was },
    after: {
      status: status ?? listing.status,
      ...wanted,
      ...(isAnswer &&
        listing.waitingHours !== null && {
          waitedHours: listing.waitingHours,
        }),
      ...stopped,
    },
  })
}
