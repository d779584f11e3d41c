import type { adminFlags as adminCalls } from '#contract/admin/flags.ts'
import type { flags as calls } from '#contract/marketplace/flags.ts'
import type { Handlers } from '#server/handlers.ts'
import { changeFlag, pullPause, readHistory } from './changes.ts'
import { previewFlag, readFlagStates, searchPeople } from './overview.ts'
import { readEveryone, readMine } from './service.ts'

export const flags: Handlers<typeof calls> = {
  everyone: (caller) => readEveryone(caller),
  mine: (caller) => readMine(caller),
}

export const adminFlags: Handlers<typeof adminCalls> = {
  list: (caller) => readFlagStates(caller),
  preview: ({ input, db }) => previewFlag(db, input),
  people: ({ input, ...caller }) => searchPeople(caller, input),
  change: ({ input, ...caller }) => changeFlag(caller, input),
  pause: ({ input, ...caller }) => pullPause(caller, input),
  history: ({ input, ...caller }) => readHistory(caller, input.key),
}
