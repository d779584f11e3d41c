import type { shop as calls } from '#contract/business/shop.ts'
import type { Actor } from '#contract/access.ts'
import type { Place } from '#contract/business/team-rights.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Db } from '#server/database/db.ts'
import { readDraft } from '#server/features/barbers/service.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { askChange, askLicense, pauseShop, readShop, saveShop, withdrawChange } from './service.ts'

async function shopOf(db: Db, actor: Actor, place: Place) {
  return (await businessOf({ db, actor }, place, 'shop')).barberId
}

export const shop: Handlers<typeof calls> = {
  read: async ({ input, db, actor }) => readShop(db, await shopOf(db, actor, input.place)),
  save: async ({ input: { place, ...form }, db, actor }) =>
    saveShop(db, await shopOf(db, actor, place), form),
  askChange: async ({ input: { place, ...wanted }, db, actor }) =>
    askChange(db, await shopOf(db, actor, place), wanted),
  askLicense: ({ input, db, actor }) => askLicense(db, barberIdOf(actor.id), input),
  withdrawChange: async ({ input, db, actor }) =>
    withdrawChange(db, await shopOf(db, actor, input.place)),
  pause: async ({ input, db, actor }) =>
    pauseShop(db, await shopOf(db, actor, input.place), input.until),
  resume: async ({ input, db, actor }) => pauseShop(db, await shopOf(db, actor, input.place), null),
  preview: async ({ input, db, actor }) => readDraft(db, await shopOf(db, actor, input.place)),
}
