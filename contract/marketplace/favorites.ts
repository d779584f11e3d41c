import * as z from 'zod'
import { profileId } from '#contract/ids.ts'
import { barberCard } from './barbers.ts'
import { call } from '#contract/call.ts'
import { guestFavoritesLimit } from '#contract/limits.ts'

export const favorites = {
  list: call({
    summary: 'List your favorite barbers',
    access: 'signed-in',
    method: 'GET',
    path: '/api/favorites',
    output: z.array(barberCard),
  }),
  ids: call({
    summary: 'List the ids of your favorite barbers',
    access: 'signed-in',
    method: 'GET',
    path: '/api/favorites/ids',
    output: z.array(profileId),
  }),
  add: call({
    summary: 'Add a barber to your favorites',
    access: 'signed-in',
    method: 'PUT',
    path: '/api/favorites/:profileId',
    input: z.object({ profileId }),
    errors: ['TOO_MANY_FAVORITES'],
  }),
  remove: call({
    summary: 'Remove a barber from your favorites',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/favorites/:profileId',
    input: z.object({ profileId }),
  }),
  // A guest's favorites, newest first. Unlisted barbers are skipped.
  merge: call({
    summary: 'Merge favorites saved before signing in',
    access: 'signed-in',
    method: 'POST',
    path: '/api/favorites/merge',
    input: z.object({ profileIds: z.array(profileId).max(guestFavoritesLimit) }),
    output: z.object({ leftOut: z.int() }),
  }),
  // A guest's list is in the browser: takes ids, returns cards in the same order.
  cards: call({
    summary: "List barber cards by id for a visitor's favorites",
    access: 'public',
    method: 'GET',
    path: '/api/favorites/cards',
    input: z.object({
      ids: z
        .string()
        .transform((list) => list.split(',').filter(Boolean))
        .pipe(z.array(profileId).max(guestFavoritesLimit)),
    }),
    output: z.array(barberCard),
  }),
}
