import * as z from 'zod'
import { barberCard } from './barbers.ts'
import { call } from '#contract/call.ts'
import { guestFavoritesLimit } from '#contract/limits.ts'

// A favorite is a barber's page, so its id is the one in /barber/:id.
const barberId = z.uuid()

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
    output: z.array(barberId),
  }),
  add: call({
    summary: 'Add a barber to your favorites',
    access: 'signed-in',
    method: 'PUT',
    path: '/api/favorites/:barberId',
    input: z.object({ barberId }),
    errors: ['TOO_MANY_FAVORITES'],
  }),
  remove: call({
    summary: 'Remove a barber from your favorites',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/favorites/:barberId',
    input: z.object({ barberId }),
  }),
  // What a guest saved, newest first. Those nobody can see any more are passed over.
  merge: call({
    summary: 'Merge favorites saved before signing in',
    access: 'signed-in',
    method: 'POST',
    path: '/api/favorites/merge',
    input: z.object({ barberIds: z.array(barberId).max(guestFavoritesLimit) }),
    output: z.object({ leftOut: z.int() }),
  }),
  // A guest's list is in the browser: ids in, cards out, in the same order.
  cards: call({
    summary: "List barber cards by id for a visitor's favorites",
    access: 'public',
    method: 'GET',
    path: '/api/favorites/cards',
    input: z.object({
      ids: z
        .string()
        .transform((list) => list.split(',').filter(Boolean))
        .pipe(z.array(barberId).max(guestFavoritesLimit)),
    }),
    output: z.array(barberCard),
  }),
}
