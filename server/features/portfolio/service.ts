import { fail } from '#contract/errors.ts'
import type {
  ItemChange,
  ItemKey,
  ItemOrder,
  NewPicture,
  OwnItem,
} from '#contract/business/portfolio.ts'
import { mayInShop, type Place } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf, tellStaff, type Business } from '#server/features/businesses/service.ts'
import { dropPicture, savePictureSizes, type FileCaller } from '#server/features/media/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import {
  deleteItem,
  deleteItemsOf,
  findItem,
  insertItem,
  listItems,
  listServices,
  lockBusiness,
  setConsent,
  setPositions,
  setProfilePhotos,
  updateItem,
  listItemsBy,
} from './queries.ts'

const photosOfProfile = 6

export async function readPortfolio(caller: SignedInCaller, place: Place) {
  const { db } = caller
  const business = await businessOf(caller, place)
  const all = await listItems(db, business.barberId)
  const items = all.filter((item) => mayTouch(business, item))
  return {
    items: items.map((item) => viewOf(business, item)),
    services: await listServices(db, business.barberId),
    nextPosition: Math.max(-1, ...all.map(({ position }) => position)) + 1,
  }
}

// Hidden until staff confirm that the person in it agrees.
export async function addItem(
  caller: FileCaller,
  { place, position, bytes }: NewPicture & { bytes: Buffer },
) {
  const { db } = caller
  const business = await businessOf(caller, place)
  const { barberId, userId } = business
  const imageUrl = await savePictureSizes(db, userId, bytes)
  return keepingPicture(db, { userId, url: imageUrl }, async (db) => {
    await lockBusiness(db, barberId)
    const id = await insertItem(db, { barberId, providerId: userId, imageUrl, position })
    await tell(db, business)
    return viewOf(business, await itemOf(db, business, id))
  })
}

export async function addBefore(caller: FileCaller, { place, id }: ItemKey, bytes: Buffer) {
  const { db } = caller
  const business = await businessOf(caller, place)
  const { providerId: userId } = await itemOf(db, business, id)
  const url = await savePictureSizes(db, userId, bytes)
  const saved = await keepingPicture(db, { userId, url }, (db) => setBefore(db, business, id, url))
  return dropReplaced(db, saved)
}

export async function removeBefore(caller: SignedInCaller, { place, id }: ItemKey) {
  const { db } = caller
  const business = await businessOf(caller, place)
  return dropReplaced(db, await inTransaction(db, (db) => setBefore(db, business, id, null)))
}

async function setBefore(db: Db, business: Business, id: string, url: string | null) {
  await lockBusiness(db, business.barberId)
  const { providerId, beforeImageUrl: replaced } = await itemOf(db, business, id)
  await updateItem(db, id, { beforeImageUrl: url })
  await tell(db, business)
  return { item: viewOf(business, await itemOf(db, business, id)), providerId, replaced }
}

async function dropReplaced(db: Db, saved: Awaited<ReturnType<typeof setBefore>>) {
  const { item, providerId, replaced } = saved
  if (replaced) await dropPicture(db, providerId, replaced)
  return item
}

export async function saveItem(caller: SignedInCaller, { place, id, ...change }: ItemChange) {
  const business = await businessOf(caller, place)
  const { barberId } = business
  const { hasConsent, ...columns } = change
  return inTransaction(caller.db, async (db) => {
    await lockBusiness(db, barberId)
    await itemOf(db, business, id)
    if (columns.serviceId) {
      const services = await listServices(db, barberId)
      if (!services.some((service) => service.id === columns.serviceId)) fail('NOT_FOUND')
    }
    await updateItem(db, id, columns)
    if (hasConsent !== undefined) await setConsent(db, id, hasConsent)
    await tell(db, business)
    return viewOf(business, await itemOf(db, business, id))
  })
}

// Reorders the items this member may move; all others keep their position.
export async function orderItems(caller: SignedInCaller, { place, ids }: ItemOrder) {
  const business = await businessOf(caller, place)
  const { barberId } = business
  await inTransaction(caller.db, async (db) => {
    await lockBusiness(db, barberId)
    const all = await listItems(db, barberId)
    const movable = all.filter((item) => mayTouch(business, item)).map(({ id }) => id)
    // Items added or removed meanwhile do not fail the request.
    const wanted = [...new Set(ids)].filter((id) => movable.includes(id))
    const rest = movable.filter((id) => !wanted.includes(id))
    const queue = [...wanted, ...rest]
    await setPositions(
      db,
      all.map(({ id }) => (movable.includes(id) ? (queue.shift() ?? id) : id)),
    )
    await tell(db, business)
  })
}

export async function removeItem(caller: SignedInCaller, { place, id }: ItemKey) {
  const { db } = caller
  const business = await businessOf(caller, place)
  const item = await inTransaction(db, async (db) => {
    await lockBusiness(db, business.barberId)
    const item = await itemOf(db, business, id)
    await deleteItem(db, id)
    await tell(db, business)
    return item
  })
  for (const url of [item.imageUrl, item.beforeImageUrl])
    if (url) await dropPicture(db, item.providerId, url)
}

// For account deletion, which also deletes the files.
export async function forgetItemsOf(db: Db, userId: string) {
  const gone = await deleteItemsOf(db, userId)
  for (const barberId of new Set(gone.map((item) => item.barberId)))
    await refreshProfilePhotos(db, barberId)
}

// For profiles created after the pictures.
export function refreshProfilePhotos(db: Db, barberId: BarberId) {
  return setProfilePhotos(db, barberId, photosOfProfile)
}

type Row = Awaited<ReturnType<typeof listItems>>[number]

function mayTouch({ seat, userId }: Business, { providerId }: { providerId: string }) {
  return providerId === userId || mayInShop(seat, 'shop')
}

async function itemOf(db: Db, business: Business, id: string) {
  const item = await findItem(db, business.barberId, id)
  if (!item || !mayTouch(business, item)) return fail('NOT_FOUND')
  return item
}

function viewOf({ userId }: Business, { providerId, ...row }: Row): OwnItem {
  return { ...row, isMine: providerId === userId }
}

// Deletes the picture when `work` fails.
function keepingPicture<T>(
  db: Db,
  { userId, url }: { userId: string; url: string },
  work: (db: Db) => Promise<T>,
) {
  return inTransaction(db, work).catch(async (error: unknown) => {
    await dropPicture(db, userId, url)
    throw error
  })
}

// Refreshes pages, cards and open screens that show the portfolio.
async function tell(db: Db, { barberId }: Business) {
  await refreshProfilePhotos(db, barberId)
  await publish(db, 'barber', { barberId })
  await tellStaff(db, barberId, 'portfolio')
}

export function readItemsBy(db: Db, providerId: string) {
  return listItemsBy(db, providerId)
}
