// The way through the seven steps.
import clsx from 'clsx'
import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import {
  leastPictures,
  setupSteps,
  type SetupState,
  type SetupStep,
} from '#contract/business/setup.ts'
import { WeeklyHours } from '#web/features/hours/week/weekly-hours.tsx'
import { PortfolioEditor } from '#web/features/portfolio/portfolio-editor.tsx'
import { ServicesEditor } from '#web/features/services/services-editor.tsx'
import { useText } from '#web/language.tsx'
import { lackWords, setupWords as words, stepWords } from '#web/texts/business/setup.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { AboutStep } from './step-about.tsx'
import { BusinessStep } from './step-business.tsx'
import { StepButtons, useWalk, WalkContext } from './step-form.tsx'
import { LicenseStep } from './step-license.tsx'
import { PolicyStep } from './step-policy.tsx'
import { useAutosave, type SaveState } from './use-autosave.ts'

type StepsProps = { setup: SetupState; userId: string; onFresh: () => Promise<unknown> }

export function Steps({ setup, userId, onFresh }: StepsProps) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const { state, change, flush, typed } = useAutosave(userId)
  // Chosen once: a step that is done does not slip away under the hands.
  const [start] = useState(() => firstOpen(setup))
  const step = setupSteps.find((each) => each === params.get('step')) ?? start
  const heading = useFocusOn(step)

  // Unsent values are newer than the server's.
  const draft = { ...setup.draft, ...typed() }

  const [unsaved, setUnsaved] = useState<(() => Promise<boolean>) | null>(null)

  async function go(way: 'back' | 'next' | SetupStep) {
    if (unsaved && !(await unsaved()) && way === 'next') return
    // Without a connection a fresh state would be waited for until it is back.
    if ((await flush()) && navigator.onLine) await onFresh()
    const at = setupSteps.indexOf(step)
    const next = way === 'back' ? setupSteps[at - 1] : way === 'next' ? setupSteps[at + 1] : way
    if (next) setParams({ step: next })
  }

  const walk = {
    setup: { ...setup, draft },
    step,
    onType: change,
    onUnsaved: (save: (() => Promise<boolean>) | null) => setUnsaved(() => save),
    keepAs: (what: string) => `kempt-${what}-${userId}`,
    go,
  }
  const Content = contents[step]
  const { title, text } = stepWords[step]
  return (
    <WalkContext value={walk}>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <StepList setup={setup} step={step} onGo={go} />
        <section aria-labelledby="setup-step" className="min-w-0 max-lg:mt-6">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2
              id="setup-step"
              ref={heading}
              tabIndex={-1}
              className="display text-3xl outline-none"
            >
              {t(title)}
            </h2>
            {(!unsaved || state !== 'saved') && <Saved state={state} />}
          </div>
          <p className="mt-2 max-w-2xl text-muted-foreground">{t(text)}</p>
          <Reason setup={setup} step={step} />
          <div className="mt-6">
            <Content key={step} />
          </div>
          {step !== 'policy' && <Missing setup={setup} step={step} />}
        </section>
      </div>
    </WalkContext>
  )
}

const contents: Record<SetupStep, ComponentType> = {
  about: AboutStep,
  business: BusinessStep,
  license: LicenseStep,
  services: () => (
    <div className="space-y-6">
      <ServicesEditor />
      <StepButtons />
    </div>
  ),
  hours: HoursStep,
  photos: PhotosStep,
  policy: PolicyStep,
}

function HoursStep() {
  const { keepAs, onUnsaved } = useWalk()
  return (
    <div className="space-y-6">
      <WeeklyHours place="barber" keepAs={keepAs('hours')} onUnsaved={onUnsaved} />
      <StepButtons />
    </div>
  )
}

function PhotosStep() {
  const t = useText()
  const { pictureCount } = useWalk().setup
  return (
    <div className="space-y-6">
      <Progress
        label={t(stepWords.photos.name)}
        value={Math.min(pictureCount, leastPictures)}
        max={leastPictures}
        valueText={t(words.pictureCount, { count: pictureCount })}
      />
      <PortfolioEditor place="barber" />
      <StepButtons />
    </div>
  )
}

// The first that needs something; in a review with changes, the first that was named.
function firstOpen({ missing, reasons }: SetupState) {
  const isOpen = (step: SetupStep) => reasons[step] !== undefined || missing[step].length > 0
  return setupSteps.find(isOpen) ?? 'policy'
}

type StepListProps = {
  setup: SetupState
  step: SetupStep
  onGo: (step: SetupStep) => Promise<void>
}

function StepList({ setup, step, onGo }: StepListProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const isDone = (each: SetupStep) => each !== 'policy' && setup.missing[each].length === 0
  const done = setupSteps.filter(isDone).length
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (item) list.current?.scrollTo({ left: item.offsetLeft - edgePx })
  }, [step])
  return (
    <nav aria-label={t(words.steps)} className="min-w-0">
      <Progress
        label={t(words.progress)}
        value={done}
        max={setupSteps.length}
        valueText={t(words.done, { count: done })}
      />
      <Hint className="mt-2">{t(words.done, { count: done })}</Hint>
      <ol
        ref={list}
        className="relative -mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-col lg:gap-1 lg:px-0"
      >
        {setupSteps.map((each, index) => (
          <li key={each} className="shrink-0">
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => void onGo(each)}
              className={clsx(
                'flex min-h-control w-full items-center gap-2.5 rounded-full border py-1 pr-4 pl-2 text-left text-md font-semibold whitespace-nowrap transition-colors duration-150 lg:rounded-md lg:border-transparent',
                each === step
                  ? 'border-primary bg-accent text-accent-foreground'
                  : 'bg-card hover:bg-muted lg:bg-transparent',
              )}
            >
              <StepMark
                number={index + 1}
                isDone={isDone(each)}
                isAsked={setup.reasons[each] !== undefined}
              />
              {t(stepWords[each].name)}
              {isDone(each) && <span className="sr-only">, {t(words.stepDone)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const edgePx = 24

function StepMark({
  number,
  isDone,
  isAsked,
}: {
  number: number
  isDone: boolean
  isAsked: boolean
}) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-full border text-sm tabular-nums',
        isAsked
          ? 'border-warning text-warning'
          : isDone
            ? 'border-success bg-success text-success-foreground'
            : 'border-input',
      )}
    >
      {isAsked ? (
        <TriangleAlert className="size-4" />
      ) : isDone ? (
        <Check className="size-4" strokeWidth={3} />
      ) : (
        number
      )}
    </span>
  )
}

function Saved({ state }: { state: SaveState }) {
  const t = useText()
  const Icon = { saved: Check, saving: CloudUpload, waiting: CloudOff }[state]
  return (
    <p
      role="status"
      className={clsx(
        'flex items-center gap-1.5 text-sm',
        state === 'waiting' ? 'font-semibold text-warning' : 'text-muted-foreground',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(words[state])}
    </p>
  )
}

function Reason({ setup, step }: { setup: SetupState; step: SetupStep }) {
  const t = useText()
  const reason = setup.reasons[step]
  if (reason === undefined) return null
  return (
    <Notice tone="warning" title={t(words.askedToChange)} className="mt-4">
      {reason}
    </Notice>
  )
}

function Missing({ setup, step }: { setup: SetupState; step: SetupStep }) {
  const t = useText()
  const missing = setup.missing[step]
  if (missing.length === 0) return null
  return (
    <div className="mt-5 text-sm text-muted-foreground">
      <p className="font-semibold">{t(words.stillNeeded)}</p>
      <ul className="mt-1 list-inside list-disc">
        {missing.map((lack) => (
          <li key={lack}>{t(lackWords[lack])}</li>
        ))}
      </ul>
    </div>
  )
}

// The next step is read from its heading on; the first one is not stolen from the page.
function useFocusOn(step: SetupStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [step])
  return heading
}
