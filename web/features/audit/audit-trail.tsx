import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auditTrailWords as words } from '#web/texts/admin/audit.ts'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AuditEntry } from './audit-entry.tsx'

type AuditTrailProps = {
  of: { entityId: string } | { bookingId: string } | { action: string } | { entity: string }
  title?: string
}

// What administrators did to one thing, the last section of its drawer, or to things of one kind.
export function AuditTrail({ of, title }: AuditTrailProps) {
  const t = useText()
  const query = useQuery(api.audit.list.query(of))
  return (
    <section aria-label={title ?? t(words.title)}>
      <SectionTitle className="mb-3">{title ?? t(words.title)}</SectionTitle>
      <Loaded query={query} loading={<SkeletonText lines={4} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Hint>{t(words.none)}</Hint>
          ) : (
            <ul className="space-y-4">
              {rows.map((row) => (
                <li key={row.id}>
                  <AuditEntry row={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
