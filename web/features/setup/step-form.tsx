// One step with fields: what is typed is sent by itself, and Next says what is not right yet.
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useFormContext, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import type { SetupState, SetupStep } from '#contract/business/setup.ts'
import { useText } from '#web/language.tsx'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import type { Typed } from './use-autosave.ts'

export type Walk = {
  setup: SetupState
  step: SetupStep
  onType: (typed: Typed) => void
  // A step with a save of its own says when it has changes: what saves them, or null.
  onUnsaved: (save: (() => Promise<boolean>) | null) => void
  // Storage keys in this browser contain the user's id.
  keepAs: (what: string) => string
  // Everything typed is saved first; Next stays where something is not right yet.
  go: (way: 'back' | 'next' | SetupStep) => Promise<void>
}

export const WalkContext = createContext<Walk | null>(null)

export function useWalk() {
  const walk = use(WalkContext)
  if (!walk) throw new Error('A step stands inside the setup.')
  return walk
}

type StepFormProps<In extends FieldValues, Out> = {
  schema: z.ZodType<Out, In>
  initial: DefaultValues<In>
  children: ReactNode
}

export function StepForm<In extends FieldValues, Out>(props: StepFormProps<In, Out>) {
  const t = useText()
  const { go, onType } = useWalk()
  return (
    <Form
      schema={props.schema}
      initial={props.initial}
      onSubmit={() => go('next')}
      className="space-y-6"
    >
      <Listening onType={onType} />
      {props.children}
      <StepButtons
        next={
          <SubmitButton busy={t(words.saving)}>
            {t(words.next)}
            <ArrowRight aria-hidden />
          </SubmitButton>
        }
      />
    </Form>
  )
}

function Listening({ onType }: { onType: (typed: Typed) => void }) {
  const { watch } = useFormContext()
  const tell = useEffectEvent((name: string, value: unknown) => onType({ [name]: value }))
  useEffect(() => {
    const { unsubscribe } = watch((values: Record<string, unknown>, { name }) => {
      if (name) tell(name, values[name] ?? null)
    })
    return unsubscribe
  }, [watch])
  return null
}

// At the foot of every step.
export function StepButtons({ next }: { next?: ReactNode }) {
  const t = useText()
  const { go, step } = useWalk()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-5">
      {step === 'about' ? (
        <span />
      ) : (
        <Button variant="outline" onClick={() => void go('back')}>
          <ArrowLeft aria-hidden />
          {t(words.back)}
        </Button>
      )}
      {next ?? (
        <Button onClick={() => void go('next')}>
          {t(words.next)}
          <ArrowRight aria-hidden />
        </Button>
      )}
    </div>
  )
}
