import type { adminPeople as calls } from '#contract/admin/people.ts'
import type { Handlers } from '#server/handlers.ts'
import { keepPerson, planErasure, previewErase } from './erasing.ts'
import { readPeople, readPerson, sendReset } from './service.ts'

export const adminPeople: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readPeople(caller, input),
  read: ({ input, ...caller }) => readPerson(caller, input.id),
  previewErase: ({ input, ...caller }) => previewErase(caller, input.id),
  erase: ({ input, ...caller }) => planErasure(caller, input),
  keep: ({ input, ...caller }) => keepPerson(caller, input),
  sendReset: ({ input, ...caller }) => sendReset(caller, input),
}
