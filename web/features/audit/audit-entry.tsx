import type { AuditRow } from '#contract/admin/audit.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { auditWords as words, nameOfAction, nameOfKey } from '#web/texts/admin/audit.ts'
import { Hint } from '#web/ui/hint.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { ownTime } from '#web/words/own-time.ts'
import { changesIn } from './changes.ts'

export function AuditEntry({ row }: { row: AuditRow }) {
  const t = useText()
  const language = useLanguage()
  const changes = changesIn(row.before, row.after, {
    yes: t(words.yes),
    no: t(words.no),
    when: (at) => ownTime(at, language),
    day: (day) => dayWords(day, language, { dateStyle: 'medium' }),
  })
  return (
    <article>
      <p className="font-semibold break-words">
        {t(nameOfAction(row.action))}
        {row.subject && `: ${row.subject}`}
      </p>
      <Hint>
        {row.actor?.name ?? t(words.commandLine)}
        {' · '}
        <time dateTime={row.at}>{ownTime(row.at, language)}</time>
      </Hint>
      {row.reason && <p className="mt-1.5 text-md break-words">{row.reason}</p>}
      {changes.length > 0 && (
        <dl className="mt-2 space-y-1 text-sm">
          {changes.map(({ key, before, after }) => (
            <div key={key} className="flex flex-wrap gap-x-2 break-words">
              <dt className="text-muted-foreground">{t(nameOfKey(key))}</dt>
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
