import type { messages as calls } from '#contract/bookings/messages.ts'
import type { Handlers } from '#server/handlers.ts'
import { countUnreadOf, readInbox } from './inbox.ts'
import { readBefore, readSince } from './reading.ts'
import { requireStanding } from './access.ts'
import { readThread } from './threads.ts'
import { enterByLink, muteThread, removeOwn, sayTyping, seeUpTo, writeMessage } from './writing.ts'

export const messages: Handlers<typeof calls> = {
  inbox: ({ input, ...caller }) => readInbox(caller, input),
  unread: (caller) => countUnreadOf(caller),
  open: ({ input, ...caller }) => readThread(caller, input.id),
  enter: ({ input, ...caller }) => enterByLink(caller, input.id, input.link),
  async since({ input, ...caller }) {
    await requireStanding(caller, input.id)
    return readSince(caller.db, input.id, input.seq)
  },
  async before({ input, ...caller }) {
    await requireStanding(caller, input.id)
    return readBefore(caller.db, input.id, input.seq)
  },
  send: ({ input, ...caller }) => writeMessage(caller, input),
  remove: ({ input, ...caller }) => removeOwn(caller, input.id, input.seq),
  seen: ({ input, ...caller }) => seeUpTo(caller, input.id, input.seq),
  typing: ({ input, ...caller }) => sayTyping(caller, input.id),
  mute: ({ input, ...caller }) => muteThread(caller, input.id, input.isMuted),
}
