import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FlagState } from '#contract/admin/flags.ts'
import { isPause, plannedFlags } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { flagTexts, plannedNames } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useNow } from '#web/use-now.ts'
import { FlagDrawer } from './flag-drawer.tsx'
import { stateOf, type City } from './flag-state.ts'
import { PauseCard } from './pause-card.tsx'

// Kill switches first, then the features, then the names of what is still to be built.
export function AdminFlags() {
  const t = useText()
  const query = useQuery(api.adminFlags.list.query())
  return (
    <Loaded query={query} loading={<Waiting />}>
      {({ flags, cities }) => (
        <div className="space-y-9">
          <Group title={t(words.switches)} text={t(words.switchesText)}>
            <ul className="grid gap-4 lg:grid-cols-3">
              {flags
                .filter(({ key }) => isPause(key))
                .map((flag) => (
                  <li key={flag.key}>
                    <PauseCard flag={flag} />
                  </li>
                ))}
            </ul>
          </Group>
          <Group title={t(words.features)} text={t(words.featuresText)}>
            <Card flush>
              <ul className="divide-y">
                {flags
                  .filter(({ key }) => !isPause(key))
                  .map((flag) => (
                    <li key={flag.key}>
                      <FeatureLine flag={flag} cities={cities} />
                    </li>
                  ))}
              </ul>
            </Card>
          </Group>
          <Planned />
          <FlagDrawer flags={flags} cities={cities} />
        </div>
      )}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className="space-y-4">
      <div className="grid gap-4 lg:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-44" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Hint size="md" className="mt-0.5 mb-3">
        {text}
      </Hint>
      {children}
    </section>
  )
}

function FeatureLine({ flag, cities }: { flag: FlagState; cities: readonly City[] }) {
  const t = useText()
  const language = useLanguage()
  const nowMs = useNow()
  const { open } = useOpened('flag')
  const { name, text } = flagTexts[flag.key]
  return (
    <button
      type="button"
      className="flex w-full items-center gap-3 px-4 py-4 text-left -outline-offset-2 hover:bg-muted sm:px-5"
      onClick={() => open(flag.key)}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(name)}</span>
        <span className="block text-md text-muted-foreground">{t(text)}</span>
        <span className="mt-1.5 block">
          <Badge
            tone={flag.rules.isEnabled ? 'success' : 'neutral'}
            dot
            className="max-w-full whitespace-normal!"
          >
            {stateOf(flag.rules, { cities, language, nowMs })}
          </Badge>
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
    </button>
  )
}

function Planned() {
  const t = useText()
  return (
    <Group title={t(words.planned)} text={t(words.plannedText)}>
      <ul className="flex flex-wrap gap-2">
        {plannedFlags.map((name) => (
          <li key={name}>
            <Badge tone="outline">{t(plannedNames[name])}</Badge>
          </li>
        ))}
      </ul>
    </Group>
  )
}
