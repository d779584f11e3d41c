import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

type LoadedProps<Data, Failure> = {
  // The result of `useQuery`.
  query: {
    data: Data | undefined
    error: Failure | null
    isFetching: boolean
    refetch: () => unknown
  }
  loading: ReactNode
  // Wraps the loading and the error state, but not the data.
  frame?: (state: ReactNode) => ReactNode
  // Replaces the error state where trying again cannot help; a falsy answer keeps it.
  refused?: (error: Failure) => ReactNode
  children: (data: Data) => ReactNode
}

// A query's data once it is there; until then its loading state, or its error with a retry button.
export function Loaded<Data, Failure>(props: LoadedProps<Data, Failure>) {
  const { query, loading, frame = (state) => state, refused, children } = props
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return frame(loading)
  return (
    refused?.(error) ||
    frame(<ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />)
  )
}
