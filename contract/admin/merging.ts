// Two listings of the same barber made one: the duplicate gives what it has to the one that stays.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { profileId } from '#contract/ids.ts'

const count = z.int().min(0).max(10_000_000)

export const moved = z.object({
  bookings: count,
  // Of these, not over yet.
  upcoming: count,
  clients: count,
  // Known to both, now one record with the notes and photos of both.
  sameClients: count,
  reviews: count,
  favorites: count,
  waiting: count,
  // Services with the same name at both; the others come along, switched off.
  sameServices: count,
  otherServices: count,
  // Pictures of its work.
  portfolio: count,
  // What ends: its offers, the rules of its commission, and the badges it shows.
  offers: count,
  rules: count,
  badges: count,
})

const conflict = z.discriminatedUnion('kind', [
  // Both have a client at the same time.
  z.object({
    kind: z.literal('overlap'),
    numbers: z.array(z.string()),
    startsAt: z.iso.datetime(),
    timeZone: z.string(),
  }),
  z.object({ kind: z.literal('team'), names: z.array(z.string()) }),
  // The ledger is never rewritten, so its balance has to be settled first: all of it, and the part of it
  // that may not be paid out yet. Below 0 is its debt.
  z.object({ kind: z.literal('balance'), cents: z.int(), heldCents: z.int() }),
  // Bookings with a payment or a refund on its way.
  z.object({ kind: z.literal('payments'), count: z.int() }),
])
export type MergeConflict = z.output<typeof conflict>

const ids = { id: profileId, intoId: profileId }

export const merging = {
  successor: call({
    summary: 'Find the listing that a merged duplicate leads to',
    access: 'public',
    method: 'GET',
    path: '/api/barbers/:id/successor',
    input: z.object({ id: profileId }),
    output: z.object({ id: profileId }),
  }),
  preview: call({
    summary: 'Count what a duplicate would give to another listing, without doing it',
    access: { needs: 'barbers.merge' },
    method: 'GET',
    path: '/api/admin/barbers/:id/merge',
    input: z.object(ids),
    output: z.object({ conflicts: z.array(conflict), moved: moved.nullable() }),
    errors: ['MERGE_WITH_ITSELF', 'OWN_CASE', 'NOT_APPROVED'],
  }),
  merge: call({
    summary: 'Merge a duplicate listing into another one, for good',
    access: { needs: 'barbers.merge' },
    method: 'POST',
    path: '/api/admin/barbers/:id/merge',
    input: z.object({ ...ids, reason, agreed: moved }),
    output: moved,
    errors: ['MERGE_WITH_ITSELF', 'OWN_CASE', 'NOT_APPROVED', 'MERGE_BLOCKED', 'NUMBERS_CHANGED'],
  }),
}

export type Moved = z.output<typeof moved>
export type MergePreview = Answer<typeof merging.preview>
export type MergeOrder = Received<typeof merging.merge>
export type MergeQuery = Received<typeof merging.preview>
