import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { promisedHours, type Approval } from '#contract/accounts/approvals.ts'
import { setupSteps, type Reasons, type SetupStep } from '#contract/business/setup.ts'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { decisionWords as words, stepNames } from '#web/texts/admin/barbers.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { refreshBarbers, refreshIfChanged } from './use-barbers.ts'

const leastLetters = 3

// A reason for each step that needs work; the other steps are fine.
export function AskForChanges({ barber, onDone }: { barber: Approval; onDone: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [reasons, setReasons] = useState<Reasons>({})
  // As it was read before the dialog opened, also when it changes underneath.
  const [waitingSince, setWaitingSince] = useState('')
  const given = Object.values(reasons)
  const name = firstName(barber.name)
  return (
    <ConfirmDialog
      title={t(words.askTitle, { name })}
      text={t(words.askText, { name, promised: promisedHours })}
      confirm={t(words.ask)}
      isIncomplete={
        given.length === 0 || given.some((reason) => reason.trim().length < leastLetters)
      }
      onOpenChange={() => {
        setReasons({})
        setWaitingSince(barber.waitingSince ?? '')
      }}
      onConfirm={async () => {
        const order = { id: barber.id, reasons, waitingSince }
        await refreshIfChanged(queries, () => api.approvals.requestChanges.send(order))
        toast.success(t(words.asked, { name }))
        onDone()
        await refreshBarbers(queries)
      }}
      trigger={<Button variant="outline">{t(words.ask)}</Button>}
    >
      <ul className="divide-y">
        {setupSteps.map((step) => (
          <li key={step} className="py-1.5">
            <Step
              step={step}
              reason={reasons[step]}
              onChange={(reason) => setReasons((before) => withReason(before, step, reason))}
            />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function withReason(before: Reasons, step: SetupStep, reason: string | undefined) {
  const after = { ...before }
  if (reason === undefined) delete after[step]
  else after[step] = reason
  return after
}

type StepProps = {
  step: SetupStep
  reason: string | undefined
  onChange: (reason: string | undefined) => void
}

function Step({ step, reason, onChange }: StepProps) {
  const t = useText()
  const id = useId()
  const name = t(stepNames[step])
  return (
    <>
      <SwitchInput
        label={name}
        isOn={reason !== undefined}
        onChange={(isOn) => onChange(isOn ? '' : undefined)}
      />
      {reason !== undefined && (
        <FieldFrame id={id} label={t(words.askWhat, { step: name })} hideLabel className="pb-2">
          <Textarea
            id={id}
            rows={2}
            maxLength={500}
            autoFocus
            value={reason}
            placeholder={t(words.askWhat, { step: name })}
            onChange={(event) => onChange(event.target.value)}
          />
        </FieldFrame>
      )}
    </>
  )
}
