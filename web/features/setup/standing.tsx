// The status of a submitted setup.
import { BadgeCheck, Ban, Hourglass, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { setupSteps, type SetupState } from '#contract/business/setup.ts'
import { api } from '#web/api.ts'
import { dateFormat } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { useCity } from '#web/use-city.ts'
import { setupWords as words, stepWords } from '#web/texts/business/setup.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { PreviewButton } from './listing-preview.tsx'

export function Submitted({ setup }: { setup: SetupState }) {
  const t = useText()
  return (
    <Standing icon={Hourglass} title={t(words.submittedTitle)} text={t(words.submittedText)}>
      {setup.submittedAt && <SentOn at={setup.submittedAt} />}
      <PreviewButton query={api.setup.preview.query()} />
    </Standing>
  )
}

function SentOn({ at }: { at: string }) {
  const t = useText()
  const timeZone = useBusinessZone()
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  const date = dateFormat(useLanguage(), format).format(new Date(at))
  return <Hint className="mb-6">{t(words.sentOn, { date })}</Hint>
}

export function Approved({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const text = t(words.approvedText, { city: useCity() ?? '' })
  return (
    <Standing icon={BadgeCheck} title={t(words.approvedTitle)} text={text}>
      <Button size="lg" onClick={onOpen}>
        {t(words.openDashboard)}
      </Button>
    </Standing>
  )
}

export function Closed({ title, text, note }: { title: string; text: string; note: string }) {
  const t = useText()
  return (
    <Standing icon={Ban} title={title} text={text}>
      {note && (
        <Notice tone="warning" title={t(words.why)} className="mb-5 w-full text-left">
          {note}
        </Notice>
      )}
      <Link to="/contact-support" className={buttonClass({ variant: 'outline' })}>
        {t(words.contactSupport)}
      </Link>
    </Standing>
  )
}

export function ChangesRequested({ setup: { reasons } }: { setup: SetupState }) {
  const t = useText()
  const named = setupSteps.flatMap((step) => (reasons[step] ? [{ step, why: reasons[step] }] : []))
  return (
    <Card asChild className="border-warning/50">
      <section aria-label={t(words.changesTitle)}>
        <h2 className="display text-3xl">{t(words.changesTitle)}</h2>
        <Hint size="md" className="mt-1">
          {t(words.changesText)}
        </Hint>
        <ul className="mt-4 divide-y">
          {named.map(({ step, why }) => {
            const name = t(stepWords[step].name)
            return (
              <li key={step} className="flex flex-wrap items-start justify-between gap-3 py-3">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-semibold">{name}</p>
                  <Hint size="md" className="break-words">
                    {why}
                  </Hint>
                </div>
                <Link
                  to={`?step=${step}`}
                  preventScrollReset
                  aria-label={t(words.fixStep, { step: name })}
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                >
                  {t(words.fixThis)}
                </Link>
              </li>
            )
          })}
        </ul>
      </section>
    </Card>
  )
}

type StandingProps = { icon: LucideIcon; title: string; text: string; children: ReactNode }

// Takes the place of a form that is gone, so the focus comes along.
function Standing({ icon: Icon, title, text, children }: StandingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  return (
    <Card className="flex flex-col items-center px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-foreground">
        <Icon aria-hidden className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display mt-5 text-4xl outline-none sm:text-5xl">
        {title}
      </h2>
      <p className="mt-3 mb-6 max-w-lg text-muted-foreground">{text}</p>
      {children}
    </Card>
  )
}
