import clsx from 'clsx'
import { useQueryClient } from '@tanstack/react-query'
import type { FlagState } from '#contract/admin/flags.ts'
import { isPause } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { flagTexts } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/use-now.ts'
import { isPulled, pauseOf } from './flag-state.ts'
import { PullDialog } from './pull-dialog.tsx'

export function PauseCard({ flag }: { flag: FlagState }) {
  const t = useText()
  const language = useLanguage()
  const nowMs = useNow()
  const may = useMay()
  const { open } = useOpened('flag')
  const isOn = isPulled(flag.rules, nowMs)
  const name = t(flagTexts[flag.key].name)
  return (
    <Card asChild className={clsx('flex h-full flex-col', isOn && 'border-destructive!')}>
      <article aria-label={name}>
        <h3 className="font-semibold">{name}</h3>
        <p className="mt-1.5">
          <Badge tone={isOn ? 'error' : 'success'} dot className="max-w-full whitespace-normal!">
            {pauseOf(flag.rules, { cities: [], language, nowMs })}
          </Badge>
        </p>
        <Hint size="md" className="mt-2">
          {t(flagTexts[flag.key].text)}
        </Hint>
        {isOn && (
          <div className="mt-3 rounded-md bg-muted px-3 py-2">
            <Hint>{t(words.bannerNow)}</Hint>
            <p className="text-md break-words">{flag.banner[language]}</p>
          </div>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          {may('flags.pause') && (isOn ? <Release flag={flag} /> : <PullDialog flag={flag} />)}
          <Button
            size="sm"
            variant="outline"
            aria-label={t(words.open, { name })}
            onClick={() => open(flag.key)}
          >
            {t(words.details)}
          </Button>
        </div>
      </article>
    </Card>
  )
}

function Release({ flag: { key, banner, version } }: { flag: FlagState }) {
  const t = useText()
  const queries = useQueryClient()
  const name = t(flagTexts[key].name)
  return (
    <ConfirmDialog
      title={t(words.releaseTitle, { name })}
      text={t(words.releaseText)}
      confirm={t(words.release)}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        if (!isPause(key)) return
        const order = { isPaused: false, endsAt: null, banner, version, reason }
        await api.adminFlags.pause.send({ key, ...order })
        toast.success(t(words.released))
        await queries.invalidateQueries({ queryKey: api.adminFlags.list.key() })
        void queries.invalidateQueries({ queryKey: api.adminFlags.history.key() })
      }}
      trigger={
        <Button size="sm" aria-label={t(words.releaseOf, { name })}>
          {t(words.release)}
        </Button>
      }
    />
  )
}
