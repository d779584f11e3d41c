import type { policies as calls } from '#contract/business/policies.ts'
import type { Handlers } from '#server/handlers.ts'
import { readPolicies, savePolicies } from './service.ts'

export const policies: Handlers<typeof calls> = {
  read: (caller) => readPolicies(caller),
  save: ({ input, ...caller }) => savePolicies(caller, input),
}
