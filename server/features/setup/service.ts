import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { LicensePictureKind } from '#contract/business/listing.ts'
import {
  aboutForm,
  businessForm,
  licenseForm,
  ownerLicenseForm,
  type SetupDraft,
  type SetupState,
  type Spot,
} from '#contract/business/setup.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { saveProfile } from '#server/features/account/service.ts'
import { writeDownLook, type Witnessed } from '#server/features/audit/service.ts'
import {
  dropPrivate,
  readPrivate,
  savePrivate,
  type FileCaller,
} from '#server/features/media/service.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { findArea, locateAddress, zipIn } from '#server/features/search/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { barberIdOf } from '#server/ids.ts'
import {
  findOwnerOfPicture,
  findSetup,
  insertProfile,
  lockStatus,
  mergeDraft,
  setSubmitted,
  updateProfile,
  deleteSetup,
} from './queries.ts'
import { draftOf, stateOf } from './state.ts'

const largestSide = 2000

export async function readSetup(db: Db, barberId: BarberId): Promise<SetupState> {
  const row = await demandSetup(db, barberId)
  const { latitude, longitude } = draftOf(row)
  const isPlaced = latitude !== null && longitude !== null
  return stateOf(row, isPlaced && (await findArea(db, { latitude, longitude })) !== null)
}

// Valid values go into the unpublished listing; invalid ones stay in the draft.
export function saveSetup(caller: SignedInCaller, typed: Partial<SetupDraft>) {
  const { db, actor } = caller
  const barberId = barberIdOf(actor.id)
  return inTransaction(db, async (db) => {
    await openDraft(db, barberId)
    await mergeDraft(db, barberId, typed)
    await keepPerson({ ...caller, db }, typed)
    await keepListing(db, barberId)
    await tellDevices(db, barberId)
    return readSetup(db, barberId)
  })
}

export function submitSetup({ db, actor }: SignedInCaller) {
  const barberId = barberIdOf(actor.id)
  return inTransaction(db, async (db) => {
    await openDraft(db, barberId)
    await keepListing(db, barberId)
    const { missing, draft } = await readSetup(db, barberId)
    if (Object.values(missing).some((lacks) => lacks.length > 0)) fail('SETUP_INCOMPLETE')
    await setSubmitted(db, barberId)
    await tellDevices(db, barberId)
    await notifyAdmins(db, 'barbers.review', {
      event: 'account',
      type: 'other',
      title: { en: 'A barber is waiting for approval', es: 'Un barbero espera aprobación' },
      message: { en: '{name}, {shop}', es: '{name}, {shop}' },
      params: { name: draft.name, shop: draft.shopName },
      actionUrl: '/admin/dashboard?tab=barbers',
      data: { barberId },
    })
    return readSetup(db, barberId)
  })
}

export function locate(db: Db, address: string): Promise<Spot> {
  return locateAddress(db, address)
}

// Deletes the previous picture, so that no unused license picture remains.
export async function saveLicensePicture(
  { db, actor }: FileCaller,
  { kind, bytes }: { kind: LicensePictureKind; bytes: Buffer },
) {
  const barberId = barberIdOf(actor.id)
  const name = await savePrivate({ bytes, width: largestSide, fit: 'inside' })
  const before = await inTransaction(db, async (db) => {
    await openDraft(db, barberId)
    const row = await findSetup(db, barberId)
    const isOwn = kind === 'license'
    await updateProfile(db, barberId, {
      [isOwn ? 'licensePicture' : 'shopLicensePicture']: name,
    })
    await tellDevices(db, barberId)
    return (isOwn ? row?.licensePicture : row?.shopLicensePicture) ?? null
  }).catch(async (error: unknown) => {
    await dropPrivate([name])
    throw error
  })
  await dropPrivate([before])
  return readSetup(db, barberId)
}

// For the owner and administrators, whose look is written down; NOT_FOUND for others.
export async function readLicensePicture(caller: Witnessed & { actor: Actor }, name: string) {
  const { db, actor } = caller
  const owner = (await findOwnerOfPicture(db, name)) ?? fail('NOT_FOUND')
  if (owner.barberId !== actor.id) {
    if (!actor.permissions.has('barbers.read')) return fail('NOT_FOUND')
    const entityId = owner.profileId
    await writeDownLook(caller, { action: 'open-license', entity: 'barber_profiles', entityId })
  }
  return readPrivate(name)
}

// Locked until the transaction ends; created if missing.
async function openDraft(db: Db, barberId: BarberId) {
  const { cityDefault } = await readSettings(db)
  await insertProfile(db, barberId, cityDefault)
  const status = await lockStatus(db, barberId)
  if (status !== 'draft' && status !== 'changes_requested') fail('SETUP_CLOSED')
}

async function demandSetup(db: Db, barberId: BarberId) {
  return (await findSetup(db, barberId)) ?? fail('NOT_FOUND')
}

async function keepPerson(caller: SignedInCaller, typed: Partial<SetupDraft>) {
  const { db, actor } = caller
  if (typed.name === undefined && typed.phone === undefined) return
  const row = await demandSetup(db, barberIdOf(actor.id))
  const name = aboutForm.shape.name.safeParse(typed.name ?? row.name)
  const phone = aboutForm.shape.phone.safeParse(typed.phone ?? row.phone)
  const next = { name: name.data ?? row.name, phone: phone.data ?? row.phone }
  const isSame = next.name === row.name && next.phone === row.phone
  if (!isSame && next.phone !== null)
    await saveProfile(caller, { name: next.name, phone: next.phone })
}

async function keepListing(db: Db, barberId: BarberId) {
  const row = await demandSetup(db, barberId)
  const draft = draftOf(row)
  const today = () => row.today
  const business = businessForm.safeParse(draft).data
  const area = business && (await areaOf(db, business))
  const license = licenseForm(today).safeParse(draft).data
  const owner = ownerLicenseForm(today).safeParse(draft).data
  const languages = aboutForm.shape.languages.safeParse(draft.languages).data
  await updateProfile(db, barberId, {
    ...(languages && { languages }),
    ...(area && { ...business, ...area }),
    ...license,
    ...(draft.kind === 'shop' && owner),
  })
}

type Placed = { address: string; latitude: number; longitude: number }

// The location fields that search uses; null outside of all cities.
export async function areaOf(db: Db, placed: Placed) {
  const area = await findArea(db, placed)
  return area && { zip: zipIn(placed.address), ...area }
}

// Live update of the same page on other devices.
export function tellDevices(db: Db, barberId: BarberId) {
  return publish(db, userTopic(barberId), { type: 'setup' })
}

export function eraseSetup(db: Db, barberId: BarberId) {
  return deleteSetup(db, barberId)
}
