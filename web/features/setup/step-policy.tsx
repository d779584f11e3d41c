import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { Link } from 'react-router'
import { feePresets, cancellationWindows, type OwnPolicies } from '#contract/business/policies.ts'
import { setupSteps } from '#contract/business/setup.ts'
import { api } from '#web/api.ts'
import { useKept } from '#web/kept.ts'
import { useSentence, useText } from '#web/language.tsx'
import { lackWords, setupWords as words, stepWords } from '#web/texts/business/setup.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RadioCardsInput } from '#web/ui/forms/radio-cards-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { PreviewButton } from './listing-preview.tsx'
import { StepButtons, useWalk } from './step-form.tsx'
import { setupKey } from './use-setup.ts'

const query = api.policies.read.query()

export function PolicyStep() {
  const t = useText()
  return (
    <div className="space-y-6">
      <TitledCard title={t(words.policyTitle)} text={t(words.policyText)} level={3}>
        <PolicyChoice />
      </TitledCard>
      <TitledCard title={t(words.payoutsTitle)} level={3}>
        <Hint size="md">{t(words.payouts)}</Hint>
      </TitledCard>
      <Review />
    </div>
  )
}

type Change = Parameters<typeof api.policies.save.send>[0]

function PolicyChoice() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const policies = useQuery(query)
  const { keepAs, onUnsaved } = useWalk()
  const [chosen, setChosen] = useKept<Change>(keepAs('policy'))
  const { mutateAsync } = useMutation({
    ...api.policies.save.mutation(),
    // Without a connection it fails at once and stays here, instead of waiting in this tab alone.
    networkMode: 'always',
  })

  async function save(change: Change) {
    setChosen(change)
    try {
      queries.setQueryData<OwnPolicies>(query.queryKey, await mutateAsync(change))
      setChosen(undefined)
      return true
    } catch (error) {
      toast.error(sentence(messageOf(error)))
      return false
    }
  }
  const choose = (change: Change) => void save({ ...chosen, ...change })
  const saveChosen = useEffectEvent(() => (chosen ? save(chosen) : Promise.resolve(true)))
  const isUnsaved = chosen !== undefined
  const tell = useEffectEvent(() => onUnsaved(isUnsaved ? () => saveChosen() : null))
  useEffect(() => {
    tell()
  }, [isUnsaved])
  useEffect(() => {
    const again = () => void saveChosen()
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <Loaded query={policies} loading={<SkeletonText lines={4} />}>
      {(data) => {
        const shown = { ...data, ...chosen }
        return (
          <div className="space-y-5">
            <RadioCardsInput
              aria-label={t(words.policyTitle)}
              columns={3}
              value={shown.preset ?? ''}
              onChange={(preset) => choose({ preset })}
              options={presets.map((preset) => ({
                value: preset,
                label: t(words[preset]),
                text: t(preset === 'flexible' ? words.noFees : words.fees, {
                  late: feePresets[preset].lateCancelFeePercent,
                  noShow: feePresets[preset].noShowFeePercent,
                }),
              }))}
            />
            <FieldFrame id="setup-window" label={t(words.window)} className="max-w-xs">
              <NativeSelect
                id="setup-window"
                value={shown.cancellationWindowHours}
                onChange={({ target }) => {
                  const hours = cancellationWindows.find((each) => each === Number(target.value))
                  if (hours !== undefined) choose({ cancellationWindowHours: hours })
                }}
              >
                {cancellationWindows.map((hours) => (
                  <option key={hours} value={hours}>
                    {t(words.hoursBefore, { hours })}
                  </option>
                ))}
              </NativeSelect>
            </FieldFrame>
          </div>
        )
      }}
    </Loaded>
  )
}

const presets = ['flexible', 'moderate', 'strict'] as const

function Review() {
  const t = useText()
  const { setup, go } = useWalk()
  const steps = setupSteps.filter((step) => step !== 'policy')
  return (
    <TitledCard
      title={t(words.reviewTitle)}
      level={3}
      action={setup.profileId && <PreviewButton query={api.setup.preview.query()} />}
    >
      <ul className="divide-y">
        {steps.map((step) => {
          const missing = setup.missing[step]
          const name = t(stepWords[step].name)
          return (
            <li key={step} className="flex items-start gap-3 py-3 [&>svg]:mt-0.5 [&>svg]:shrink-0">
              {missing.length === 0 ? (
                <CircleCheck aria-hidden className="size-5 text-success" />
              ) : (
                <CircleDashed aria-hidden className="size-5 text-warning" />
              )}
              <div className="min-w-0 flex-1 text-md">
                <p className="font-semibold">{name}</p>
                <p className="text-muted-foreground">
                  {missing.length === 0
                    ? t(words.ready)
                    : missing.map((lack) => t(lackWords[lack])).join(' · ')}
                </p>
              </div>
              <Button
                variant="link"
                size="sm"
                aria-label={t(words.editStep, { step: name })}
                onClick={() => void go(step)}
              >
                {t(words.edit)}
              </Button>
            </li>
          )
        })}
      </ul>
      <Submit />
    </TitledCard>
  )
}

// Every step that lacks something, each a link to it.
function Lacking() {
  const t = useText()
  const { setup, go } = useWalk()
  const steps = setupSteps.filter((step) => setup.missing[step].length > 0)
  return (
    <ul className="mt-1 space-y-1">
      {steps.map((step) => (
        <li key={step}>
          <Link
            to={`?step=${step}`}
            preventScrollReset
            className="font-semibold underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault()
              void go(step)
            }}
          >
            {t(stepWords[step].name)}
          </Link>
          {': '}
          {setup.missing[step].map((lack) => t(lackWords[lack])).join(' · ')}
        </li>
      ))}
    </ul>
  )
}

function Submit() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const { setup } = useWalk()
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const isAgain = setup.status === 'changes_requested'

  async function submit() {
    setIsBusy(true)
    setError(undefined)
    try {
      queries.setQueryData(setupKey, await api.setup.submit.send())
      scrollTo({ top: 0 })
    } catch (failure) {
      setError(failure)
      await queries.invalidateQueries({ queryKey: setupKey })
    }
    setIsBusy(false)
  }

  return (
    <div className="mt-4 space-y-4">
      {error !== undefined && (
        <Notice tone="error" title={sentence(messageOf(error))}>
          {isRefusal(error) && error.code === 'SETUP_INCOMPLETE' && <Lacking />}
        </Notice>
      )}
      <Hint size="md">{t(words.submitText)}</Hint>
      <StepButtons
        next={
          <Button size="lg" busy={isBusy && t(words.submitting)} onClick={() => void submit()}>
            {t(isAgain ? words.resubmit : words.submit)}
          </Button>
        }
      />
    </div>
  )
}
