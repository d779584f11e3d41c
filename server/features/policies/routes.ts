import type { Handlers } from '#server/api.ts'
import { readPolicies, savePolicies } from './service.ts'

export const policies: Handlers<'policies'> = {
  read: ({ db, actor }) => readPolicies(db, actor.id),
  save: ({ input, db, actor }) => savePolicies(db, actor.id, input),
}
