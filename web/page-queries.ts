// Fills a page's queries: on the server by calling the API in the process, in the browser through
// the query cache, so that moving between pages asks only for what is not known yet.
import {
  dehydrate,
  hashKey,
  QueryClient,
  type FetchQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { data, type RouterContextProvider } from 'react-router'
import { isRefusal } from '#contract/errors.ts'
import type { Versions } from '#contract/live.ts'
import type { ServerCall } from './api.ts'
import { apiContext, dependsOnContext, versionsContext } from './context.ts'
import { topicsOf, versionsFor } from './live/topics.ts'

const minuteMs = 60_000

export function createQueries() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 10 * minuteMs,
        retry: 1,
        refetchOnWindowFocus: false,
      },
    },
  })
}

// One cache for the whole visit. The server makes one per page instead.
export const browserQueries = import.meta.env.SSR ? null : createQueries()

type Answered = { queryKey: QueryKey; queryHash: string; data: unknown }

// `versions` are those of the topics that its queries depend on, before they were answered.
export type PageState = { queries: Answered[]; versions: Versions }

type Wanted = { queryKey: readonly unknown[]; meta: { call: ServerCall } }
type Calls = Record<string, Record<string, (input: unknown) => Promise<unknown>>>

export async function load(context: Readonly<RouterContextProvider>, wanted: Wanted[]) {
  const queries = createQueries()
  const api = context.get(apiContext) as Calls
  await Promise.all(
    wanted.map(async ({ queryKey, meta: { call } }) => {
      const queryFn = () => api[call.noun]![call.name]!(call.input)
      await queries.fetchQuery({ queryKey, queryFn, retry: false }).catch(rethrow)
    }),
  )
  const answered = dehydrate(queries).queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    data: state.data,
  }))
  const keys = wanted.map(({ queryKey }) => queryKey)
  const dependsOn = context.get(dependsOnContext)
  for (const topic of topicsOf(keys)) dependsOn(topic)
  const versions = versionsFor(keys, context.get(versionsContext))
  const state: PageState = { queries: answered, versions }
  return { state }
}

export async function loadInBrowser(wanted: Wanted[]) {
  await Promise.all(
    wanted.map((query) => browserQueries?.prefetchQuery(query as FetchQueryOptions)),
  )
  return { state: undefined }
}

// For title and description, which are written before anything is drawn.
export function answerIn<Answer>(
  state: PageState | undefined,
  { queryKey }: { queryKey: readonly unknown[] },
): Answer | undefined {
  if (!state) return browserQueries?.getQueryData<Answer>(queryKey)
  const hash = hashKey(queryKey)
  return state.queries.find(({ queryHash }) => queryHash === hash)?.data as Answer | undefined
}

// What is missing is a 404 page and a database that is away a 503. Anything else leaves its query
// empty, and the part of the page that needs it shows its own error state.
function rethrow(error: unknown) {
  if (!isRefusal(error)) return
  if (error.code === 'NOT_FOUND') throw data(null, { status: 404 })
  if (error.code === 'UNAVAILABLE') throw data(null, { status: 503 })
}
