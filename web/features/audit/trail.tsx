import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auditWords as words } from '#web/texts/admin/audit.ts'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AuditEntry } from './audit-entry.tsx'

type TrailProps = { title: string; of: { entityId: string } | { action: string } }

// What was done to one thing, newest first. For those with the right to the audit trail.
export function Trail({ title, of }: TrailProps) {
  const t = useText()
  const query = useQuery(api.audit.list.query(of))
  return (
    <section aria-label={title}>
      <SectionTitle className="mb-3">{title}</SectionTitle>
      <Loaded query={query} loading={<SkeletonText lines={4} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Hint>{t(words.noTrail)}</Hint>
          ) : (
            <ul className="space-y-4">
              {rows.map((row) => (
                <li key={row.id}>
                  <AuditEntry row={{ ...row, subject: null }} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
