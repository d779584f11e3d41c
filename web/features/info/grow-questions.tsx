import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Faq } from '#contract/marketplace/info.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Questions } from './questions.tsx'

// An addition to the page: when it cannot be fetched, the page is whole without it.
export function GrowQuestions<E extends Error>({ query }: { query: UseQueryOptions<Faq, E> }) {
  const { data: faq } = useQuery(query)
  if (!faq) return null
  return (
    <div className="border-t">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6">
        <SectionHeading title={faq.title} text={faq.lead} />
        <div className="mt-8 max-w-3xl">
          <Questions groups={faq.groups} isOneGroup={faq.groups.length === 1} />
        </div>
      </div>
    </div>
  )
}
