// Puts what the server has read for a page into the query cache.
import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import { knowVersions } from './live/live.ts'
import type { PageState } from './page-queries.ts'

type Props = { state: PageState | undefined; children: ReactNode }

export function PageData({ state, children }: Props) {
  const dehydrated = useMemo(() => state && withTimes(state), [state])
  useEffect(() => state && knowVersions(state.versions), [state])
  return <HydrationBoundary state={dehydrated}>{children}</HydrationBoundary>
}

// The page itself names no time, so that the same content is the same bytes on every server. Its data
// counts as read when it arrives.
function withTimes({ queries }: PageState): DehydratedState {
  const now = Date.now()
  return {
    mutations: [],
    queries: queries.map(({ data, ...query }) => ({
      ...query,
      dehydratedAt: now,
      state: {
        data,
        dataUpdateCount: 1,
        dataUpdatedAt: now,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        isInvalidated: false,
        status: 'success',
        fetchStatus: 'idle',
      },
    })),
  }
}
