// What was written and is not on the server yet: sent one after the other, again until there is an answer,
// and kept in this browser meanwhile.
import type { Message } from '#contract/bookings/message-rows.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { keep, readKept } from '#web/kept.ts'
import type { Draft, ThreadStore } from './thread-store.ts'

type Kept = { at: number; drafts: Pick<Draft, 'clientId' | 'body'>[] }

type Options = {
  id: string
  // The person, so that nobody sends what somebody else wrote in this browser.
  owner: string
  store: ThreadStore
  onSent: (message: Message, isMasked: boolean) => void
  onChange: () => void
}

const firstWaitMs = 500
const longestWaitMs = 30_000
const mostKept = 50
const keptMs = 24 * 3600_000
// Trying again would bring the same answer.
const final = ['THREAD_CLOSED', 'NOT_FOUND', 'INVALID_INPUT', 'VIEW_ONLY', 'NOT_ALLOWED']

export function createOutgoing({ id, owner, store, onSent, onChange }: Options) {
  const key = `kempt-unsent:${owner}:${id}`
  let isOver = false
  let isBusy = false
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined

  // Texts only: a picture waits an hour on the server.
  function remember() {
    const drafts = store.pending().filter(({ files }) => files.length === 0)
    const last = drafts.slice(-mostKept).map(({ clientId, body }) => ({ clientId, body }))
    keep(key, last.length === 0 ? undefined : ({ at: Date.now(), drafts: last } satisfies Kept))
    onChange()
  }

  async function post() {
    if (isBusy || isOver) return
    const draft = store.next()
    if (!draft) return
    isBusy = true
    onChange()
    await sendOne(draft)
    isBusy = false
    remember()
    if (timer === undefined) void post()
  }

  async function sendOne({ clientId, body, files }: Draft) {
    try {
      const fileIds = files.map((file) => file.id)
      const answer = await api.messages.send.send({ id, clientId, body, files: fileIds })
      waitMs = firstWaitMs
      onSent(answer.message, answer.masked.length > 0)
    } catch (error) {
      if (isRefusal(error) && final.includes(error.code)) store.refused(clientId)
      else retryLater(clientId)
    }
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

  const kept = readKept<Kept>(key)
  if (kept && kept.at > Date.now() - keptMs)
    for (const draft of kept.drafts) store.queue({ ...draft, files: [] })

  return {
    resume,
    write(draft: Draft) {
      store.queue(draft)
      remember()
      void post()
    },
    retry(clientId: string) {
      store.lost(clientId)
      resume()
    },
    drop(clientId: string) {
      store.drop(clientId)
      remember()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
