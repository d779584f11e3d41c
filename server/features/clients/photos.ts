// Photos of cuts, visible to this business only.
import { mostClientPhotos, type ClientKey, type PhotoKey } from '#contract/business/clients.ts'
import { AppError, fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf, tellStaff } from '#server/features/businesses/service.ts'
import {
  dropPrivate,
  readPrivate,
  savePrivate,
  type FileCaller,
} from '#server/features/media/service.ts'
import { deletePhoto, findPhoto, insertPhoto, listPhotos, lockClient } from './queries.ts'

const largestSide = 1600

export async function addPhoto(caller: FileCaller, one: ClientKey, bytes: Buffer) {
  const { db, actor } = caller
  const { barberId } = await businessOf(caller, one.place, 'clients')
  await refusePhoto(db, barberId, one.id)
  const file = await savePrivate({ bytes, width: largestSide, fit: 'inside' })
  return inTransaction(db, async (db) => {
    await refusePhoto(db, barberId, one.id)
    const photo = await insertPhoto(db, { clientId: one.id, addedBy: actor.id, file })
    await tellStaff(db, barberId, 'client')
    return photo
  }).catch(async (error: unknown) => {
    await dropPrivate([file])
    throw error
  })
}

// Runs before the picture is processed, and again before it is added.
async function refusePhoto(db: Db, barberId: BarberId, id: string) {
  if (!(await lockClient(db, barberId, id))) fail('NOT_FOUND')
  const photos = await listPhotos(db, id)
  if (photos.length >= mostClientPhotos) throw new AppError('TOO_MANY_CLIENT_PHOTOS')
}

export async function readPhoto(caller: FileCaller, { place, id }: ClientKey) {
  const { barberId } = await businessOf(caller, place, 'clients')
  const { file } = (await findPhoto(caller.db, barberId, id)) ?? fail('NOT_FOUND')
  return readPrivate(file)
}

export async function removePhoto(caller: SignedInCaller, one: PhotoKey) {
  const { barberId } = await businessOf(caller, one.place, 'clients')
  const file = await inTransaction(caller.db, async (db) => {
    if (!(await lockClient(db, barberId, one.id))) fail('NOT_FOUND')
    const removed = (await deletePhoto(db, one.id, one.photoId)) ?? fail('NOT_FOUND')
    await tellStaff(db, barberId, 'client')
    return removed.file
  })
  await dropPrivate([file])
}
