import clsx from 'clsx'
import { Star } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { storedTheme } from '#contract/admin/settings/theme-form.ts'
import { tokensIn, type Mode, type Theme } from '#contract/theme.ts'
import { useText } from '#web/language.tsx'
import { themeWords as words } from '#web/texts/admin/settings/theme.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

// The typed colors on pieces of the site, in both modes. What cannot be read yet shows as it would
// be stored: not at all.
export function ThemePreview() {
  const t = useText()
  const values: unknown = useWatch({ name: 'values' })
  const theme = storedTheme.safeParse(values).data ?? {}
  return (
    <section aria-label={t(words.preview)} className="space-y-3 xl:sticky xl:top-20 xl:self-start">
      <h3 className="font-bold">{t(words.preview)}</h3>
      <Hint>{t(words.previewText)}</Hint>
      <Panel theme={theme} mode="light" />
      <Panel theme={theme} mode="dark" />
    </section>
  )
}

type PanelProps = { theme: Theme; mode: Mode }

function Panel({ theme, mode }: PanelProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const tokens = tokensIn(theme, mode).join(';')
  useLayoutEffect(() => {
    if (frame.current) frame.current.style.cssText = tokens
  }, [tokens])
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold">{t(words[mode])}</figcaption>
      <div
        ref={frame}
        data-mode={mode}
        inert
        className={clsx(
          'light space-y-4 rounded-lg border bg-background p-4 text-foreground',
          mode === 'dark' && 'dark',
        )}
      >
        <Sample />
      </div>
    </figure>
  )
}

function Sample() {
  const t = useText()
  return (
    <>
      <p className="ground-hero display rounded-md p-3 text-2xl leading-none">
        {t(words.sampleHero)}
      </p>
      <div className="space-y-3 rounded-md border bg-card p-3 text-card-foreground">
        <div className="flex items-center justify-between gap-2">
          <span className="flex text-star">
            {[1, 2, 3, 4, 5].map((key) => (
              <Star key={key} className="size-4.5 fill-current" />
            ))}
          </span>
          <Badge tone="brand">{t(words.sampleNew)}</Badge>
        </div>
        <p className="font-semibold text-primary underline">{t(words.sampleLink)}</p>
        <div className="flex flex-wrap gap-2">
          <Badge tone="success" dot>
            {t(words.sampleDone)}
          </Badge>
          <Badge tone="warning" dot>
            {t(words.sampleWaiting)}
          </Badge>
        </div>
        <div className="flex gap-2">
          <Button size="sm">{t(words.sampleBook)}</Button>
          <Button size="sm" variant="destructive">
            {t(words.sampleCancel)}
          </Button>
        </div>
        <div className="flex h-12 items-end gap-1.5">
          <span className="h-1/2 flex-1 rounded-sm bg-chart-1" />
          <span className="h-full flex-1 rounded-sm bg-chart-2" />
          <span className="h-2/3 flex-1 rounded-sm bg-chart-3" />
          <span className="h-1/3 flex-1 rounded-sm bg-chart-4" />
          <span className="h-3/4 flex-1 rounded-sm bg-chart-5" />
        </div>
      </div>
      <p className="ground-primary rounded-md p-3 font-semibold">{t(words.sampleOffer)}</p>
      <p className="ground-cta rounded-md p-3 font-semibold">{t(words.sampleGrow)}</p>
    </>
  )
}
