// Keeps one open conversation up to date: what is heard goes into the store, what is written leaves it.
import type { Message, MessageFile } from '#contract/bookings/message-rows.ts'
import type { Thread } from '#contract/bookings/messages.ts'
import { isRefusal } from '#contract/errors.ts'
import type { UserEvent } from '#contract/live.ts'
import { api } from '#web/api.ts'
import { keep, readKept } from '#web/kept.ts'
import { onLive } from '#web/live/live.ts'
import { createThreadStore, type Draft } from './thread-store.ts'

type Kept = { at: number; drafts: Pick<Draft, 'clientId' | 'body'>[] }
type Hearing = {
  onChange: () => void
  // Somebody new is here, or someone has read further.
  onPeople: () => void
  onTyping: (participantId: string) => void
  onMasked: () => void
}

const firstWaitMs = 500
const longestWaitMs = 30_000
const asleepMs = 30_000
// While the live channel does not tell; guests' first minutes.
const pollMs = 8000
const mostKept = 50
const keptMs = 24 * 3600_000
// Trying again would bring the same answer.
const final = ['THREAD_CLOSED', 'NOT_FOUND', 'INVALID_INPUT', 'VIEW_ONLY', 'NOT_ALLOWED']

export type Conversation = ReturnType<typeof openConversation>

export function openConversation(opened: Thread, owner: string, hearing: Hearing) {
  const { id } = opened
  const key = `kempt-unsent:${owner}:${id}`
  const store = createThreadStore(opened.messages)
  const known = new Set(opened.people.map((person) => person.id))
  let hasOlder = opened.hasMore
  let isOver = false
  let isBusy = false
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let catching: Promise<void> | undefined

  function take(messages: readonly Message[]) {
    if (messages.length === 0) return
    for (const message of messages) store.take(message)
    if (messages.some(({ senderId }) => senderId !== null && !known.has(senderId))) {
      for (const { senderId } of messages) if (senderId !== null) known.add(senderId)
      hearing.onPeople()
    }
    changed()
  }

  function changed() {
    const drafts = store.pending().filter(({ files }) => files.length === 0)
    const kept: Kept = {
      at: Date.now(),
      drafts: drafts.slice(-mostKept).map(({ clientId, body }) => ({ clientId, body })),
    }
    keep(key, drafts.length === 0 ? undefined : kept)
    if (!isOver) hearing.onChange()
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

  async function post() {
    if (isBusy || isOver) return
    const draft = store.next()
    if (!draft) return
    isBusy = true
    changed()
    const { clientId, body, files } = draft
    try {
      const fileIds = files.map((file) => file.id)
      const answer = await api.messages.send.send({ id, clientId, body, files: fileIds })
      waitMs = firstWaitMs
      if (answer.masked.length > 0) hearing.onMasked()
      take([answer.message])
    } catch (error) {
      if (isRefusal(error) && final.includes(error.code)) store.refused(clientId)
      else retryLater(clientId)
    }
    isBusy = false
    changed()
    if (store.hasGap()) void catchUp()
    if (timer === undefined) void post()
  }

  function retryLater(clientId: string) {
    store.lost(clientId)
    clearTimeout(timer)
    timer = setTimeout(resume, waitMs * (1 + Math.random() / 2))
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }

  function resume() {
    clearTimeout(timer)
    timer = undefined
    void post()
  }

  function hear(event: UserEvent) {
    if (event.type === 'conversation' && event.id === id) return void catchUp()
    if (event.conversationId !== id) return
    if (event.type === 'message') take([event.message as Message])
    if (event.type === 'seen') hearing.onPeople()
    if (event.type === 'typing') hearing.onTyping(String(event.participantId))
    if (store.hasGap()) void catchUp()
  }

  const kept = readKept<Kept>(key)
  if (kept && kept.at > Date.now() - keptMs)
    for (const draft of kept.drafts) store.queue({ ...draft, files: [] })

  let hiddenAt = 0
  const look = () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > asleepMs) void catchUp()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', resume)
  const leave = [
    onLive('user', hear),
    onLive('ready', () => (void catchUp(), resume())),
    onLive('reset', () => void catchUp()),
  ]
  const poll = setInterval(() => document.hidden || void catchUp(), pollMs)
  void post()

  return {
    shown: store.shown,
    upTo: store.upTo,
    hasOlder: () => hasOlder,
    write(body: string, files: MessageFile[]) {
      store.queue({ clientId: crypto.randomUUID(), body, files })
      changed()
      void post()
    },
    retry(clientId: string) {
      store.lost(clientId)
      resume()
    },
    drop(clientId: string) {
      store.drop(clientId)
      changed()
    },
    async fetchOlder() {
      const page = await api.messages.before.send({ id, seq: store.oldest() })
      hasOlder = page.hasMore
      take(page.messages)
      changed()
    },
    close() {
      isOver = true
      clearTimeout(timer)
      clearInterval(poll)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', resume)
      for (const each of leave) each()
    },
  }
}
