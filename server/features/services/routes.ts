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
  list: ({ input, ...caller }) => readPriceList(caller, input.place),
  create: ({ input, ...caller }) => createService(caller, input),
  update: ({ input, ...caller }) => changeService(caller, input),
  reorder: ({ input, ...caller }) => reorderServices(caller, input),
  setActive: ({ input, ...caller }) => switchService(caller, input),
}
