import type { Handlers } from '#server/api.ts'
import { readDraft } from '#server/features/barbers/service.ts'
import { locate, readSetup, saveSetup, submitSetup } from './service.ts'

export const setup: Handlers<'setup'> = {
  read: ({ db, actor }) => readSetup(db, actor.id),
  save: ({ input, db, actor }) => saveSetup(db, actor, input),
  locate: ({ input }) => locate(input.address),
  submit: ({ db, actor }) => submitSetup(db, actor),
  preview: ({ db, actor }) => readDraft(db, actor.id),
}
