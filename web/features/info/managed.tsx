import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isLanguage, type Language } from '#contract/language.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
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
  return (
    <Loaded
      query={useQuery(query)}
      loading={
        <div className="space-y-8">
          <Skeleton className="h-8 w-2/3" />
          <SkeletonText lines={8} />
        </div>
      }
      frame={(state) => (
        <PageBody>
          <PageHeader title={title} />
          {state}
        </PageBody>
      )}
    >
      {children}
    </Loaded>
  )
}

// The language of the page that is open, for loaders in the browser.
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}
