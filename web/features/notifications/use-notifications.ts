// One's notices, kept fresh: the live channel tells of each change, and while it is down we ask
// every few seconds.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { UserEvent } from '#contract/live.ts'
import { notificationListLimit } from '#contract/limits.ts'
import type { Notification } from '#contract/accounts/notifications.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { onLive, useLiveStatus } from '#web/live/live.ts'
import { checkSession, currentSession } from '#web/session.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { withAllRead, withArrival, withRead, type Listed } from './lists.ts'

const pollMs = 8000

export const newest = api.notifications.list.query({})
// The pages of the tab, by what they are filtered by.
export const pagesKey = ['notifications', 'pages'] as const

export function useNotifications() {
  const isLive = useLiveStatus() === 'open'
  return useQuery({
    ...newest,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: isLive ? false : pollMs,
  })
}

// Called once, by the bell, which is on every page.
export function useLiveNotifications() {
  const queries = useQueryClient()
  const isLive = useLiveStatus() === 'open'
  useEffect(() => onLive('user', (event) => hear(queries, event)), [queries])
  // Fetches the notifications that the stream missed.
  useEffect(() => {
    if (isLive) void queries.invalidateQueries({ queryKey: newest.queryKey })
  }, [isLive, queries])
}

function hear(queries: QueryClient, event: UserEvent) {
  if (event.type === 'notification') return arrive(queries, event.notification as Notification)
  if (event.type === 'notification-read') return markRead(queries, String(event.id))
  if (event.type === 'notifications-read') return change(queries, withAllRead)
  if (event.type === 'user-updated') {
    void checkSession()
    void queries.invalidateQueries({ queryKey: api.account.profile.key() })
  }
}

function arrive(queries: QueryClient, notification: Notification) {
  queries.setQueryData<Listed>(newest.queryKey, (list) =>
    list ? withArrival(list, notification, notificationListLimit) : list,
  )
  void queries.invalidateQueries({ queryKey: pagesKey })
}

function markRead(queries: QueryClient, id: string) {
  const list = queries.getQueryData<Listed>(newest.queryKey)
  change(queries, (each) => withRead(each, id))
  // An older one than we know: how many are unread is for the server to say.
  if (list && !list.notifications.some((each) => each.id === id)) ask(queries)
}

type Pages = { pages: Listed[]; pageParams: unknown[] }

function change(queries: QueryClient, edit: (list: Listed) => Listed) {
  queries.setQueryData<Listed>(newest.queryKey, (list) => list && edit(list))
  queries.setQueriesData<Pages>(
    { queryKey: pagesKey },
    (found) => found && { ...found, pages: found.pages.map(edit) },
  )
}

function ask(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: newest.queryKey })
}

// At once on the screen; taken back when the server does not agree.
export function useReading() {
  const queries = useQueryClient()
  const t = useText()
  const sentence = useSentence()

  function takeBack(error: unknown) {
    toast.error(t(notices.notSaved), { description: sentence(messageOf(error)) })
    ask(queries)
    void queries.invalidateQueries({ queryKey: pagesKey })
  }

  return {
    read({ id, isRead }: Notification) {
      // Who sees someone else's account reads nothing for them.
      if (isRead || currentSession()?.viewing) return
      change(queries, (list) => withRead(list, id))
      api.notifications.read.send({ id }).catch(takeBack)
    },
    async readAll() {
      change(queries, withAllRead)
      await api.notifications.readAll.send().catch(takeBack)
    },
  }
}
