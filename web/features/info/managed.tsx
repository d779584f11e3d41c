import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isLanguage, type Language } from '#contract/language.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#web/ui/states/skeleton.tsx'

type ManagedProps<T, E extends Error> = {
  query: UseQueryOptions<T, E>
  // The heading while there is no text that brings its own.
  title: string
  children: (content: T) => ReactNode
}

// A page whose words come from managed content.
export function Managed<T, E extends Error>({ query, title, children }: ManagedProps<T, E>) {
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  return (
    <PageBody>
      <PageHeader title={title} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className="space-y-8">
          <Skeleton className="h-8 w-2/3" />
          <SkeletonText lines={8} />
        </div>
      )}
    </PageBody>
  )
}

// The language of the page that is open, for loaders in the browser.
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}
