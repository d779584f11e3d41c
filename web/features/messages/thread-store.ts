// What a browser keeps of one conversation. Events may be lost, doubled or out of order, answers may never
// arrive, tabs may sleep: whatever happens, each message is shown once and in the server's order.
import type { Message, MessageFile } from '#contract/bookings/message-rows.ts'

export type Draft = { clientId: string; body: string; files: MessageFile[] }
export type Pending = Draft & { state: 'queued' | 'sending' | 'failed' }
export type ShownMessage = {
  clientId: string
  body: string
  files: MessageFile[]
  isRemoved: boolean
  // The row on the server; null while it is on its way.
  row: Message | null
  state: 'sent' | Pending['state']
}

export type ThreadStore = ReturnType<typeof createThreadStore>

// `first` are the newest rows, without gaps; older ones may be asked for later.
export function createThreadStore(first: readonly Message[] = []) {
  const bySeq = new Map<number, Message>()
  // A late event must not bring back what was removed.
  const removed = new Set<number>()
  let pending: Pending[] = []
  // Everything up to this seq is here, as far back as was asked for.
  let upTo = (first[0]?.seq ?? 1) - 1

  function take(message: Message) {
    bySeq.set(message.seq, message)
    if (message.kind === 'removal' && message.targetSeq !== null) removed.add(message.targetSeq)
    while (bySeq.has(upTo + 1)) upTo++
    pending = pending.filter(({ clientId }) => clientId !== message.clientId)
  }

  function set(clientId: string, state: Pending['state']) {
    pending = pending.map((each) => (each.clientId === clientId ? { ...each, state } : each))
  }

  first.forEach(take)

  return {
    // A live event, an answer to our own sending, a row of a catch-up or an older one: all the same.
    take,
    upTo: () => upTo,
    oldest: () => Math.min(...bySeq.keys(), upTo + 1),
    // True when something is missing in between: fetch everything after upTo().
    hasGap: () => bySeq.size > 0 && Math.max(...bySeq.keys()) > upTo,
    queue(draft: Draft) {
      pending = [...pending, { ...draft, state: 'queued' }]
    },
    // One at a time and in order, so that two sentences written offline do not change places.
    next() {
      const next = pending.find(({ state }) => state !== 'failed')
      if (next?.state !== 'queued') return undefined
      set(next.clientId, 'sending')
      return next
    },
    // No answer came: the same id is tried again.
    lost: (clientId: string) => set(clientId, 'queued'),
    refused: (clientId: string) => set(clientId, 'failed'),
    drop(clientId: string) {
      pending = pending.filter((each) => each.clientId !== clientId)
    },
    // Rows beyond a gap wait, so that nothing is inserted above what has been read.
    shown(): ShownMessage[] {
      const rows = [...bySeq.values()]
        .filter(({ seq, kind }) => seq <= upTo && kind !== 'removal')
        .sort((a, b) => a.seq - b.seq)
      const stored = new Set([...bySeq.values()].map(({ clientId }) => clientId))
      return [
        ...rows.map((row) => shownRow(row, removed)),
        ...pending
          .filter(({ clientId }) => !stored.has(clientId))
          .map((each) => ({ ...each, isRemoved: false, row: null })),
      ]
    },
    pending: () => pending,
  }
}

function shownRow(row: Message, removed: ReadonlySet<number>): ShownMessage {
  const { clientId, seq } = row
  const isRemoved = removed.has(seq) || (row.body === '' && row.files.length === 0)
  const body = isRemoved ? '' : row.body
  return { clientId, body, files: isRemoved ? [] : row.files, isRemoved, row, state: 'sent' }
}
