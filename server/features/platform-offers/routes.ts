import type { platformOffers as calls } from '#contract/money/platform-offers.ts'
import type { Handlers } from '#server/handlers.ts'
import { changeOffer, createOffer, switchOffer } from './changing.ts'
import { readOffer, readPage, readState } from './service.ts'

export const platformOffers: Handlers<typeof calls> = {
  read: ({ db }) => readState(db),
  list: ({ input, db }) => readPage(db, input),
  offer: ({ input, db }) => readOffer(db, input.id),
  create: ({ input, ...caller }) => createOffer(caller, input),
  change: ({ input, ...caller }) => changeOffer(caller, input),
  setState: ({ input, ...caller }) => switchOffer(caller, input),
}
