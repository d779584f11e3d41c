import { useQuery } from '@tanstack/react-query'
import type { FlagRules } from '#contract/admin/flags.ts'
import type { FeatureName } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { groupNames } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useCount } from './use-count.ts'

type WhoProps = { name: FeatureName; rules: FlagRules; version: number }

// How many of each role have it now.
export function WhoHasIt({ name, rules, version }: WhoProps) {
  const t = useText()
  const count = useCount()
  const query = useQuery({
    ...api.adminFlags.preview.query({ key: name, rules }),
    queryKey: [...api.adminFlags.preview.key(), name, version],
  })
  return (
    <section aria-label={t(words.whoHasIt)}>
      <SectionTitle className="mb-3">{t(words.whoHasIt)}</SectionTitle>
      <Loaded query={query} loading={<SkeletonText lines={4} />}>
        {({ people, after, roles }) => (
          <ul className="divide-y rounded-md border">
            {[{ role: null, people, after }, ...roles].map((row) => (
              <li key={row.role} className="px-4 py-2.5">
                <div className="flex justify-between gap-3">
                  <span className={row.role ? undefined : 'font-semibold'}>
                    {row.role ? t(groupNames[row.role]) : t(words.total)}
                  </span>
                  <span className="text-right tabular-nums">
                    {t(words.has, { count: count(row.after), people: count(row.people) })}
                  </span>
                </div>
                <div aria-hidden className="mt-1.5 h-1.5 rounded-full bg-secondary">
                  <div
                    className="h-full rounded-full bg-primary"
                    style={{ width: `${row.people && (row.after / row.people) * 100}%` }}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
