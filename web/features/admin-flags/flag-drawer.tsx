import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FlagState } from '#contract/admin/flags.ts'
import { isPause, isWhole, type FlagName } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { AuditEntry } from '#web/features/audit/audit-entry.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { flagTexts } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useNow } from '#web/use-now.ts'
import { ownTime } from '#web/words/own-time.ts'
import { FindPerson, type Person } from './find-person.tsx'
import { pauseOf, stateOf, type City } from './flag-state.ts'
import { RulesEditor, withPeople, type Draft } from './rules-editor.tsx'
import { WhoHasIt } from './who-has-it.tsx'

type DrawerProps = { flags: readonly FlagState[]; cities: readonly City[] }

// One flag, by the address: the link can be sent to a colleague.
export function FlagDrawer({ flags, cities }: DrawerProps) {
  const t = useText()
  const { id, close } = useOpened('flag')
  if (id === null) return null
  const flag = flags.find(({ key }) => key === id)
  return (
    <Sheet
      open
      isWide
      title={flag ? t(flagTexts[flag.key].name) : t(words.missing)}
      description={flag && t(flagTexts[flag.key].text)}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {flag ? (
        // Starts again from the saved rules after each change.
        <Details key={`${flag.key} ${flag.version}`} flag={flag} cities={cities} />
      ) : (
        <EmptyState title={t(words.missing)} />
      )}
    </Sheet>
  )
}

function Details({ flag, cities }: { flag: FlagState; cities: readonly City[] }) {
  const t = useText()
  const language = useLanguage()
  const nowMs = useNow()
  const may = useMay()
  const { key, rules, use, updatedAt, updatedBy } = flag
  const [draft, setDraft] = useState<Draft>({ rules, people: flag.people })
  const mayName = (name: FlagName) => may('flags.write') && !isWhole(name)
  const nameThem = (person: Person) => (
    <Button
      size="sm"
      variant="outline"
      aria-label={t(words.addPerson, { name: person.name })}
      disabled={draft.people.some(({ id }) => id === person.id)}
      onClick={() => setDraft(withPeople(draft, [...draft.people, person]))}
    >
      {t(words.add)}
    </Button>
  )
  const say = isPause(key) ? pauseOf : stateOf
  return (
    <div className="grid gap-x-8 gap-y-7 md:grid-cols-2">
      <div className="min-w-0 space-y-7">
        <div>
          <p className="text-lg font-semibold">{say(rules, { cities, language, nowMs })}</p>
          <Hint size="md" className="mt-1">
            {t(flagTexts[key].use, use)}
          </Hint>
          <Hint className="mt-1">
            {updatedAt && updatedBy
              ? t(words.changed, { when: ownTime(updatedAt, language), name: updatedBy })
              : t(words.unchanged)}
          </Hint>
        </div>
        {!isPause(key) && may('flags.write') && (
          <RulesEditor name={key} onChange={setDraft} {...{ flag, cities, draft }} />
        )}
      </div>
      <div className="min-w-0 space-y-7">
        {!isPause(key) && (
          <>
            <WhoHasIt name={key} rules={rules} version={flag.version} />
            {may('people.read') && (
              <FindPerson name={key} action={mayName(key) ? nameThem : undefined} />
            )}
          </>
        )}
        <History name={key} />
      </div>
    </div>
  )
}

function History({ name }: { name: FlagName }) {
  const t = useText()
  const query = useQuery(api.adminFlags.history.query({ key: name }))
  return (
    <section aria-label={t(words.history)}>
      <SectionTitle className="mb-3">{t(words.history)}</SectionTitle>
      <Loaded query={query} loading={<SkeletonText lines={4} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Hint size="md">{t(words.noHistory)}</Hint>
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
