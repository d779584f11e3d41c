import type { AuditRow } from '#contract/admin/audit.ts'
import { changesIn } from '#contract/admin/words/changes.ts'
import { lineOf } from '#contract/admin/words/things.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { auditWords as words } from '#web/texts/admin/audit.ts'
import { Hint } from '#web/ui/hint.tsx'
import { dayWords, whenThere } from '#web/words/date-words.ts'
import { ownTime } from '#web/words/own-time.ts'

// Times of an appointment, which are the shop's. All others say when something was done.
const ofAppointment = ['startsAt', 'endsAt', 'proposedStartsAt']

export function AuditEntry({ row }: { row: AuditRow }) {
  const timeZone = row.timeZone ?? undefined
  const t = useText()
  const language = useLanguage()
  const changes = changesIn(row, {
    language,
    when: (at, key) =>
      timeZone !== undefined && ofAppointment.includes(key)
        ? whenThere(at, timeZone, language)
        : ownTime(at, language, timeZone),
    day: (day) => dayWords(day, language, { dateStyle: 'medium' }),
  })
  return (
    <article>
      <p className="font-semibold break-words">{lineOf(row, language)}</p>
      <Hint>
        {row.actor?.name ?? t(words.commandLine)}
        {' · '}
        <time dateTime={row.at}>{ownTime(row.at, language, timeZone)}</time>
      </Hint>
      {row.reason && <p className="mt-1.5 text-md break-words">{row.reason}</p>}
      {changes.length > 0 && (
        <dl className="mt-2 space-y-1 text-sm">
          {changes.map(({ key, label, before, after }) => (
            <div key={key} className="flex flex-wrap gap-x-2 break-words">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="min-w-0">
                {before && <del className="text-muted-foreground">{before}</del>}
                {before && after && ' → '}
                {after ? <ins className="font-semibold no-underline">{after}</ins> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}
