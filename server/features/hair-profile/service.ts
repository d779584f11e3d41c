// A client's hair profile, and who may read it: the owner of the business and the booking's
// provider, from the booking until a few days after its end.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import {
  hairPhotoOf,
  hairPhotoPath,
  type Hair,
  type HairForm,
} from '#contract/accounts/hair-profile.ts'
import type { BarberId } from '#contract/ids.ts'
import { hairShownDays } from '#contract/limits.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { employmentOf } from '#server/features/businesses/service.ts'
import {
  dropPrivate,
  readPrivate,
  savePrivate,
  type FileCaller,
} from '#server/features/media/service.ts'
import { deleteHair, findHair, upsertHair } from './queries.ts'

const largestSide = 1200
const dayMs = 24 * 60 * 60 * 1000
const nothing = { notes: '', allergies: '', photo: null }

export async function readHair({ db, actor }: FileCaller): Promise<Hair> {
  const { notes, allergies, photo, updatedAt } = {
    updatedAt: '',
    ...((await findHair(db, actor.id)) ?? nothing),
  }
  return { notes, allergies, photo: photo && `${hairPhotoPath}?v=${Date.parse(updatedAt)}` }
}

export async function saveHair(caller: SignedInCaller, { notes, allergies }: HairForm) {
  const { db, actor } = caller
  await upsertHair(db, actor.id, { notes, allergies })
  return readHair(caller)
}

export async function savePhoto(caller: FileCaller, bytes: Buffer) {
  const { db, actor } = caller
  const photo = await savePrivate({ bytes, width: largestSide, fit: 'inside' })
  await dropPrivate([await upsertHair(db, actor.id, { photo })])
  return readHair(caller)
}

export async function removePhoto({ db, actor }: SignedInCaller) {
  await dropPrivate([await upsertHair(db, actor.id, { photo: null })])
}

export function findOwnPhoto({ db, actor }: FileCaller) {
  return findPhotoOf(db, actor.id)
}

export async function findPhotoOf(db: Db, userId: string) {
  const photo = (await findHair(db, userId))?.photo
  return photo ? readPrivate(photo) : null
}

// Used by account deletion; returns the photo file to delete.
export const eraseHair = deleteHair

type Booked = {
  id: string
  clientId: string | null
  barberId: BarberId
  providerId: string
  status: Status
  endsAt: string
}

const shownFor: Status[] = [
  'pending',
  'confirmed',
  'checked_in',
  'in_progress',
  'awaiting_confirmation',
  'completed',
]

// Null when the profile is empty, or the actor may not read it.
export async function hairFor(db: Db, actor: Actor, booked: Booked): Promise<Hair | null> {
  const found = await findFor({ db, actor }, booked)
  if (!found || (found.notes === '' && found.allergies === '' && found.photo === null)) return null
  const { notes, allergies, photo } = found
  return { notes, allergies, photo: photo && hairPhotoOf(booked.id) }
}

export async function readPhotoFor(caller: FileCaller, bookingId: string) {
  const found = await findFor(caller, await requireBooking(caller.db, bookingId))
  return readPrivate(found?.photo ?? fail('NOT_FOUND'))
}

async function findFor(caller: FileCaller, booked: Booked) {
  const { clientId, status, endsAt } = booked
  if (clientId === null || !shownFor.includes(status)) return undefined
  if (Date.now() > Date.parse(endsAt) + hairShownDays * dayMs) return undefined
  if (!(await cutsFor(caller, booked))) return undefined
  return findHair(caller.db, clientId)
}

async function cutsFor({ db, actor }: FileCaller, { barberId, providerId }: Booked) {
  if (actor.id === barberId) return true
  if (actor.id !== providerId) return false
  return (await employmentOf(db, actor))?.barberId === barberId
}
