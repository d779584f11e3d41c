import { badgeTypes, type BadgeAward, type BadgeType } from '#contract/admin/badges.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { AwardRow } from './award-row.tsx'
import type { Desk } from './desk.ts'
import { DryRunCard } from './dry-run-card.tsx'

export function ThisWeek({ desk }: { desk: Desk }) {
  return (
    <div className="space-y-6">
      <Runs desk={desk} />
      {badgeTypes.map((type) => (
        <Winners
          key={type}
          type={type}
          awards={desk.awards.filter(({ badgeType }) => badgeType === type)}
        />
      ))}
      <DryRunCard city={desk.cityId} />
    </div>
  )
}

function Runs({ desk: { nextRunAt, lastRunAt, timeZone } }: { desk: Desk }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted-foreground">{t(words.nextRun)}</dt>
          <dd className="font-semibold first-letter:uppercase">
            {whenWords(nextRunAt, timeZone, language)}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted-foreground">{t(words.lastRun)}</dt>
          <dd className="font-semibold first-letter:uppercase">
            {lastRunAt ? whenWords(lastRunAt, timeZone, language) : t(words.noRun)}
          </dd>
        </div>
      </dl>
    </Card>
  )
}

function Winners({ type, awards }: { type: BadgeType; awards: readonly BadgeAward[] }) {
  const t = useText()
  const title = t(badgeLabels[type] ?? otherBadge)
  const count = awards.filter(({ revocation }) => revocation === null).length
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <SectionTitle>{title}</SectionTitle>
        {count > 0 && (
          <Hint>{count === 1 ? t(words.winnersOne) : t(words.winners, { count })}</Hint>
        )}
      </div>
      <Card flush>
        {awards.length === 0 ? (
          <Hint size="md" className="px-4 py-4 sm:px-5">
            {t(words.nobody)}
          </Hint>
        ) : (
          <ul className="divide-y">
            {awards.map((award) => (
              <li key={award.id}>
                <AwardRow award={award} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
