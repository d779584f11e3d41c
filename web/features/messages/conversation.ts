// Keeps one open conversation up to date: what is heard goes into the store, what is written leaves it.
import type { Message, MessageFile } from '#contract/bookings/message-rows.ts'
import type { Thread } from '#contract/bookings/messages.ts'
import type { UserEvent } from '#contract/live.ts'
import { api } from '#web/api.ts'
import { onLive } from '#web/live/live.ts'
import { createOutgoing } from './outgoing.ts'
import { createThreadStore } from './thread-store.ts'

type Hearing = {
  onChange: () => void
  // Somebody new is here, or someone has read further.
  onPeople: () => void
  onTyping: (participantId: string) => void
  onMasked: () => void
}

const asleepMs = 30_000
// Beside the live channel, which may be down or not know this browser yet.
const pollMs = 8000

export type Conversation = ReturnType<typeof openConversation>

export function openConversation(opened: Thread, owner: string, hearing: Hearing) {
  const { id } = opened
  const store = createThreadStore(opened.messages)
  const known = new Set(opened.people.map((person) => person.id))
  let hasOlder = opened.hasMore
  let isOver = false
  let catching: Promise<void> | undefined

  const changed = () => isOver || hearing.onChange()
  const outgoing = createOutgoing({
    id,
    owner,
    store,
    onChange: changed,
    onSent(message, isMasked) {
      if (isMasked) hearing.onMasked()
      take([message])
    },
  })

  function take(messages: readonly Message[]) {
    if (messages.length === 0) return
    for (const message of messages) store.take(message)
    const strangers = messages.flatMap(({ senderId }) => senderId ?? [])
    if (strangers.some((each) => !known.has(each))) hearing.onPeople()
    for (const each of strangers) known.add(each)
    changed()
    if (store.hasGap()) void catchUp()
  }

  async function fetchMissing() {
    for (let hasMore = true; hasMore && !isOver;) {
      const page = await api.messages.since.send({ id, seq: store.upTo() })
      take(page.messages)
      hasMore = page.hasMore
    }
  }

  function catchUp() {
    catching ??= fetchMissing()
      .catch(() => {})
      .finally(() => (catching = undefined))
    return catching
  }

  function hear(event: UserEvent) {
    if (event.type === 'conversation' && event.id === id) return void catchUp()
    if (event.conversationId !== id) return
    if (event.type === 'message') take([event.message as Message])
    if (event.type === 'seen') hearing.onPeople()
    if (event.type === 'typing') hearing.onTyping(String(event.participantId))
  }

  // A guest's browser may have been let in after its live channel opened.
  function poll() {
    void catchUp()
    if (owner === 'guest') hearing.onPeople()
  }

  function wake() {
    void catchUp()
    outgoing.resume()
  }

  const leave = [
    onLive('user', hear),
    onLive('ready', wake),
    onLive('reset', wake),
    whenAwake(wake),
    every(pollMs, () => document.hidden || poll()),
  ]
  outgoing.resume()

  return {
    shown: store.shown,
    upTo: store.upTo,
    hasOlder: () => hasOlder,
    write: (body: string, files: MessageFile[]) =>
      outgoing.write({ clientId: crypto.randomUUID(), body, files }),
    retry: outgoing.retry,
    drop: outgoing.drop,
    async fetchOlder() {
      const page = await api.messages.before.send({ id, seq: store.oldest() })
      hasOlder = page.hasMore
      take(page.messages)
      changed()
    },
    close() {
      isOver = true
      outgoing.stop()
      for (const each of leave) each()
    },
  }
}

// When the tab comes back after a while, or the connection does.
function whenAwake(wake: () => void) {
  let hiddenAt = 0
  const look = () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > asleepMs) wake()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', wake)
  }
}

function every(ms: number, work: () => void) {
  const timer = setInterval(work, ms)
  return () => clearInterval(timer)
}
