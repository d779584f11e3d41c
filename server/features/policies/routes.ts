import type { policies as calls } from '#contract/business/policies.ts'
import type { Handlers } from '#server/handlers.ts'
import { barberIdOf } from '#server/ids.ts'
import { readPolicies, savePolicies } from './service.ts'

export const policies: Handlers<typeof calls> = {
  read: ({ db, actor }) => readPolicies(db, barberIdOf(actor.id)),
  save: ({ input, db, actor }) => savePolicies(db, barberIdOf(actor.id), input),
}
