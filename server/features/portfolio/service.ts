import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { OwnItem } from '#contract/business/portfolio.ts'
import { mayInShop, type Place } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { tellStaff, workplaceOf, type Workplace } from '#server/features/businesses/service.ts'
import { dropPicture, savePictureSizes } from '#server/features/media/service.ts'
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

export async function readPortfolio(db: Db, actor: Actor, place: Place) {
  const workplace = await workplaceOf(db, actor, place)
  const all = await listItems(db, workplace.barberId)
  const items = all.filter((item) => mayTouch(workplace, item))
  return {
    items: items.map((item) => viewOf(workplace, item)),
    services: await listServices(db, workplace.barberId),
    nextPosition: Math.max(-1, ...all.map(({ position }) => position)) + 1,
  }
}

type Added = { place: Place; position: number; bytes: Buffer }

// Hidden until staff confirm that the person in it agrees.
export async function addItem(db: Db, actor: Actor, { place, position, bytes }: Added) {
  const workplace = await workplaceOf(db, actor, place)
  const { barberId, userId } = workplace
  const imageUrl = await savePictureSizes(db, userId, bytes)
  return keepingPicture(db, { userId, url: imageUrl }, async (db) => {
    await lockBusiness(db, barberId)
    const id = await insertItem(db, { barberId, providerId: userId, imageUrl, position })
    await tell(db, workplace)
    return viewOf(workplace, await itemOf(db, workplace, id))
  })
}

type Chosen = { place: Place; id: string }

export async function addBefore(db: Db, actor: Actor, { place, id }: Chosen, bytes: Buffer) {
  const workplace = await workplaceOf(db, actor, place)
  const { providerId: userId } = await itemOf(db, workplace, id)
  const url = await savePictureSizes(db, userId, bytes)
  const saved = await keepingPicture(db, { userId, url }, (db) => setBefore(db, workplace, id, url))
  return dropReplaced(db, saved)
}

export async function removeBefore(db: Db, actor: Actor, { place, id }: Chosen) {
  const workplace = await workplaceOf(db, actor, place)
  return dropReplaced(db, await inTransaction(db, (db) => setBefore(db, workplace, id, null)))
}

async function setBefore(db: Db, workplace: Workplace, id: string, url: string | null) {
  await lockBusiness(db, workplace.barberId)
  const { providerId, beforeImageUrl: replaced } = await itemOf(db, workplace, id)
  await updateItem(db, id, { beforeImageUrl: url })
  await tell(db, workplace)
  return { item: viewOf(workplace, await itemOf(db, workplace, id)), providerId, replaced }
}

async function dropReplaced(db: Db, saved: Awaited<ReturnType<typeof setBefore>>) {
  const { item, providerId, replaced } = saved
  if (replaced) await dropPicture(db, providerId, replaced)
  return item
}

type Change = Chosen & { caption?: string; serviceId?: string | null; hasConsent?: boolean }

export async function saveItem(db: Db, actor: Actor, { place, id, ...change }: Change) {
  const workplace = await workplaceOf(db, actor, place)
  const { barberId } = workplace
  const { hasConsent, ...columns } = change
  return inTransaction(db, async (db) => {
    await lockBusiness(db, barberId)
    await itemOf(db, workplace, id)
    if (columns.serviceId) {
      const services = await listServices(db, barberId)
      if (!services.some((service) => service.id === columns.serviceId)) fail('NOT_FOUND')
    }
    await updateItem(db, id, columns)
    if (hasConsent !== undefined) await setConsent(db, id, hasConsent)
    await tell(db, workplace)
    return viewOf(workplace, await itemOf(db, workplace, id))
  })
}

// Reorders the items this member may move; all others keep their position.
export async function orderItems(db: Db, actor: Actor, place: Place, ids: string[]) {
  const workplace = await workplaceOf(db, actor, place)
  const { barberId } = workplace
  await inTransaction(db, async (db) => {
    await lockBusiness(db, barberId)
    const all = await listItems(db, barberId)
    const movable = all.filter((item) => mayTouch(workplace, item)).map(({ id }) => id)
    // Items added or removed meanwhile do not fail the request.
    const wanted = [...new Set(ids)].filter((id) => movable.includes(id))
    const rest = movable.filter((id) => !wanted.includes(id))
    const queue = [...wanted, ...rest]
    await setPositions(
      db,
      all.map(({ id }) => (movable.includes(id) ? (queue.shift() ?? id) : id)),
    )
    await tell(db, workplace)
  })
}

export async function removeItem(db: Db, actor: Actor, { place, id }: Chosen) {
  const workplace = await workplaceOf(db, actor, place)
  const item = await inTransaction(db, async (db) => {
    await lockBusiness(db, workplace.barberId)
    const item = await itemOf(db, workplace, id)
    await deleteItem(db, id)
    await tell(db, workplace)
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

function mayTouch({ seat, userId }: Workplace, { providerId }: { providerId: string }) {
  return providerId === userId || mayInShop(seat, 'shop')
}

async function itemOf(db: Db, workplace: Workplace, id: string) {
  const item = await findItem(db, workplace.barberId, id)
  if (!item || !mayTouch(workplace, item)) return fail('NOT_FOUND')
  return item
}

function viewOf({ userId }: Workplace, { providerId, ...row }: Row): OwnItem {
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
async function tell(db: Db, { barberId }: Workplace) {
  await refreshProfilePhotos(db, barberId)
  await publish(db, 'barber', { barberId })
  await publish(db, 'stats')
  await tellStaff(db, barberId, 'portfolio')
}

export function readItemsBy(db: Db, providerId: string) {
  return listItemsBy(db, providerId)
}
