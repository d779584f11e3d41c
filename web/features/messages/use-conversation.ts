// One open conversation as the screen needs it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { MessageFile } from '#contract/bookings/message-rows.ts'
import type { Thread } from '#contract/bookings/messages.ts'
import { api } from '#web/api.ts'
import { currentSession } from '#web/session.tsx'
import { useText } from '#web/language.tsx'
import { messageWords } from '#web/texts/bookings/messages.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { openConversation, type Conversation } from './conversation.ts'
import type { ShownMessage } from './thread-store.ts'

const typingShownMs = 5000
const typingEveryMs = 3000

type State = { shown: ShownMessage[]; hasOlder: boolean; upTo: number }

export type OpenThread = ReturnType<typeof useConversation>

export function useThread(id: string) {
  return useQuery({
    ...api.messages.open.query({ id }),
    refetchOnMount: 'always',
    retry: false,
    gcTime: 0,
  })
}

export function useConversation(thread: Thread) {
  const t = useText()
  const queries = useQueryClient()
  const kept = useRef<Conversation>(undefined)
  const { id } = thread
  const [state, setState] = useState<State>({
    shown: [],
    hasOlder: thread.hasMore,
    upTo: thread.lastSeq,
  })
  const [typist, setTypist] = useState<string>()
  const saidTyping = useRef(0)
  const first = useRef(thread)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () =>
      setState({
        shown: conversation.shown(),
        hasOlder: conversation.hasOlder(),
        upTo: conversation.upTo(),
      })
    const owner = currentSession()?.user.id ?? 'guest'
    const conversation = openConversation(first.current, owner, {
      onChange: show,
      onPeople: () =>
        void queries.invalidateQueries({ queryKey: api.messages.open.query({ id }).queryKey }),
      onTyping(participantId) {
        setTypist(participantId)
        clearTimeout(timer)
        timer = setTimeout(() => setTypist(undefined), typingShownMs)
      },
      onMasked: () => toast.info(t(messageWords.masked)),
    })
    kept.current = conversation
    show()
    return () => {
      clearTimeout(timer)
      conversation.close()
      void queries.invalidateQueries({ queryKey: api.messages.inbox.key() })
      void queries.invalidateQueries({ queryKey: api.messages.unread.key() })
    }
    // The texts of a page do not change while it is open.
    // oxlint-disable-next-line exhaustive-deps
  }, [id, queries])

  return {
    thread,
    ...state,
    // Nobody sees themselves typing, nor the writer of what has just arrived.
    typist: thread.people.find(
      ({ id, isMe }) => id === typist && !isMe && id !== state.shown.at(-1)?.row?.senderId,
    ),
    write: (body: string, files: MessageFile[]) => kept.current?.write(body, files),
    retry: (clientId: string) => kept.current?.retry(clientId),
    drop: (clientId: string) => kept.current?.drop(clientId),
    fetchOlder: () => kept.current?.fetchOlder(),
    sayTyping() {
      if (Date.now() - saidTyping.current < typingEveryMs) return
      saidTyping.current = Date.now()
      api.messages.typing.send({ id }).catch(() => {})
    },
  }
}

// What is on the screen in front of somebody is read.
export function useSeen({ thread, upTo }: OpenThread) {
  const { id } = thread
  const told = useRef(0)
  useEffect(() => {
    const tell = () => {
      if (document.hidden || upTo <= told.current) return
      told.current = upTo
      api.messages.seen.send({ id, seq: upTo }).catch(() => (told.current = 0))
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, upTo])
}
