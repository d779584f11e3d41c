import type { WantedChange } from '#contract/accounts/approvals.ts'
import { fail } from '#contract/errors.ts'
import { licenseExpired, pinSentence, type LicensePictureKind } from '#contract/business/listing.ts'
import {
  dayAfterToday,
  type LicenseRenewal,
  type ShopChange,
  type ShopEdit,
  type ShopKey,
  type ShopPause,
  type ShopView,
} from '#contract/business/shop.ts'
import type { Place } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import { entriesOf } from '#contract/lists.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { readDraft } from '#server/features/barbers/service.ts'
import { stopBookingsAt } from '#server/features/bookings/stop-bookings.ts'
import { businessOf, readZone, tellStaff } from '#server/features/businesses/service.ts'
import {
  dropPicture,
  dropPrivate,
  savePicture,
  savePrivate,
  type FileCaller,
} from '#server/features/media/service.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { findArea } from '#server/features/search/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { todayIn } from '#server/shop-clock.ts'
import {
  findChange,
  findShop,
  lockShop,
  setCover,
  setWithdrawn,
  updateShop,
  upsertChange,
} from './queries.ts'

const coverSize = { width: 1600, height: 900 }
const largestSide = 2000

export async function readShop(caller: SignedInCaller, { place }: ShopKey) {
  return viewOf(caller.db, await shopOf(caller, place))
}

export async function previewShop(caller: SignedInCaller, { place }: ShopKey) {
  return readDraft(caller.db, await shopOf(caller, place))
}

export async function saveShop(caller: SignedInCaller, { place, slug, ...form }: ShopEdit) {
  const barberId = await shopOf(caller, place)
  return change(caller.db, barberId, (db) =>
    updateShop(db, barberId, { ...form, slug: slug || null }),
  )
}

// Unlisted and not bookable until that morning; existing bookings stay.
export async function pauseShop(caller: SignedInCaller, { place, until }: ShopPause) {
  const barberId = await shopOf(caller, place)
  if (until <= (await readToday(caller.db, barberId)))
    fail('INVALID_INPUT', { until: dayAfterToday })
  let upcoming = 0
  const shop = await change(caller.db, barberId, async (db) => {
    upcoming = await stopBookingsAt(db, barberId)
    await updateShop(db, barberId, { pausedUntil: until })
  })
  return { ...shop, upcoming }
}

export async function resumeShop(caller: SignedInCaller, { place }: ShopKey) {
  const barberId = await shopOf(caller, place)
  return change(caller.db, barberId, (db) => updateShop(db, barberId, { pausedUntil: null }))
}

export async function saveCover(db: Db, barberId: BarberId, bytes: Buffer) {
  const url = await savePicture(db, { bytes, userId: barberId, ...coverSize })
  const before = await inTransaction(db, async (db) => {
    const before = await setCover(db, barberId, url)
    await tellAll(db, barberId)
    return before
  })
  if (before) await dropPicture(db, barberId, before)
  return { coverUrl: url }
}

export async function askChange(caller: SignedInCaller, { place, ...wanted }: ShopChange) {
  const barberId = await shopOf(caller, place)
  return inTransaction(caller.db, async (db) => {
    const now = await openShop(db, barberId)
    const isMoved =
      wanted.address !== now.address ||
      wanted.latitude !== now.latitude ||
      wanted.longitude !== now.longitude
    if (isMoved && !(await findArea(db, wanted))) fail('INVALID_INPUT', { latitude: pinSentence })
    const { shopName, ...spot } = wanted
    const asked = { ...(shopName !== now.shopName && { shopName }), ...(isMoved && spot) }
    return ask(db, now, { barberId, asked, over: addressNames })
  })
}

export async function askLicense({ db, actor }: SignedInCaller, wanted: LicenseRenewal) {
  const barberId = barberIdOf(actor.id)
  const today = await readToday(db, barberId)
  for (const name of ['licenseExpiresOn', 'shopLicenseExpiresOn'] as const)
    if ((wanted[name] ?? today) < today) fail('INVALID_INPUT', { [name]: licenseExpired })
  return inTransaction(db, async (db) => {
    const now = await openShop(db, barberId)
    const asked = Object.fromEntries(
      entriesOf(wanted).filter(([name, value]) => value && value !== now[name]),
    )
    const pending = now.change?.status === 'pending' ? now.change.wanted : {}
    const names = Object.keys(asked)
    const needs = (of: string, picture: 'licensePicture' | 'shopLicensePicture') =>
      names.some((name) => name.startsWith(of)) && !pending[picture]
    if (needs('license', 'licensePicture') || needs('shopLicense', 'shopLicensePicture'))
      fail('LICENSE_PICTURE_MISSING')
    return ask(db, now, { barberId, asked, over: licenseNames })
  })
}

// A new license picture needs approval, also without other changes.
export async function askLicensePicture(
  { db, actor }: FileCaller,
  { kind, bytes }: { kind: LicensePictureKind; bytes: Buffer },
) {
  const barberId = barberIdOf(actor.id)
  const name = await savePrivate({ bytes, width: largestSide, fit: 'inside' })
  const slot = kind === 'license' ? 'licensePicture' : 'shopLicensePicture'
  const before = await inTransaction(db, async (db) => {
    const now = await openShop(db, barberId)
    const pending = now.change?.status === 'pending' ? now.change.wanted : {}
    await ask(db, now, { barberId, asked: { [slot]: name }, over: [slot] })
    return pending[slot] ?? null
  }).catch(async (error: unknown) => {
    await dropPrivate([name])
    throw error
  })
  await dropPrivate([before])
  return viewOf(db, barberId)
}

export async function withdrawChange(caller: SignedInCaller, { place }: ShopKey) {
  const { db } = caller
  const barberId = await shopOf(caller, place)
  const { change } = await inTransaction(db, async (db) => {
    const now = await openShop(db, barberId)
    await setWithdrawn(db, barberId)
    await tellAll(db, barberId)
    return now
  })
  if (change?.status === 'pending')
    await dropPrivate([
      change.wanted.licensePicture ?? null,
      change.wanted.shopLicensePicture ?? null,
    ])
  return viewOf(db, barberId)
}

async function readToday(db: Db, barberId: BarberId) {
  return todayIn(await readZone(db, barberId)).toString()
}

async function shopOf(caller: SignedInCaller, place: Place) {
  return (await businessOf(caller, place, 'shop')).barberId
}

async function viewOf(db: Db, barberId: BarberId) {
  const row = (await findShop(db, barberId)) ?? fail('NOT_FOUND')
  return { ...row, change: await findChange(db, barberId) }
}

const addressNames = ['shopName', 'address', 'latitude', 'longitude'] as const
const licenseNames = [
  'licenseNumber',
  'licenseType',
  'licenseExpiresOn',
  'shopLicenseNumber',
  'shopLicenseExpiresOn',
] as const

type Shop = Omit<ShopView, 'change'> & {
  change: { status: string; wanted: WantedChange } | null
}
type Asked = { barberId: BarberId; asked: WantedChange; over: readonly (keyof WantedChange)[] }

// Keeps other pending fields, except those of this form.
async function ask(db: Db, now: Shop, { barberId, asked, over }: Asked) {
  const pending = now.change?.status === 'pending' ? now.change.wanted : {}
  const kept = Object.entries(pending).filter(([name]) => !over.some((each) => each === name))
  const wanted: WantedChange = { ...Object.fromEntries(kept), ...asked }
  if (Object.keys(asked).length === 0) fail('NOTHING_CHANGED')
  await upsertChange(db, barberId, wanted)
  await tellAll(db, barberId)
  if (now.change?.status !== 'pending')
    await notifyAdmins(db, 'barbers.review', {
      event: 'account',
      type: 'other',
      title: { en: 'A listing change to review', es: 'Un cambio de página por revisar' },
      message: { en: '{shop}', es: '{shop}' },
      params: { shop: now.shopName },
      actionUrl: '/admin/dashboard?tab=barbers',
    })
  return viewOf(db, barberId)
}

async function openShop(db: Db, barberId: BarberId): Promise<Shop> {
  await lockShop(db, barberId)
  const shop = await viewOf(db, barberId)
  return shop.approvalStatus === 'approved' ? shop : fail('NOT_FOUND')
}

function change(db: Db, barberId: BarberId, work: (db: Db) => Promise<void>) {
  return inTransaction(db, async (db) => {
    await viewOf(db, barberId)
    await work(db)
    await tellAll(db, barberId)
    return viewOf(db, barberId)
  })
}

// Live update for visitors and staff.
async function tellAll(db: Db, barberId: BarberId) {
  await publish(db, 'barber', { barberId })
  await tellStaff(db, barberId, 'shop')
}
