import type { services as calls } from '#contract/business/services.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  changeService,
  createService,
  readPriceList,
  reorderServices,
  switchService,
} from './service.ts'

export const services: Handlers<typeof calls> = {
  list: ({ input, db, actor }) => readPriceList(db, actor, input.place),
  create: ({ input, db, actor }) => createService(db, actor, input),
  update: ({ input, db, actor }) => changeService(db, actor, input),
  reorder: ({ input, db, actor }) => reorderServices(db, actor, input),
  setActive: ({ input, db, actor }) => switchService(db, actor, input),
}
