import type { setup as calls } from '#contract/business/setup.ts'
import type { Handlers } from '#server/handlers.ts'
import { readDraft } from '#server/features/barbers/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { locate, readSetup, saveSetup, submitSetup } from './service.ts'

export const setup: Handlers<typeof calls> = {
  read: ({ db, actor }) => readSetup(db, barberIdOf(actor.id)),
  save: ({ input, ...caller }) => saveSetup(caller, input),
  locate: ({ input, db }) => locate(db, input.address),
  submit: (caller) => submitSetup(caller),
  preview: ({ db, actor }) => readDraft(db, barberIdOf(actor.id)),
}
