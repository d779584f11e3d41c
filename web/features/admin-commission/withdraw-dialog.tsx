import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { CommissionRuleRow, CommissionState } from '#contract/money/commission-rules.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { ruleWords as words } from '#web/texts/money/commission.ts'
import { Button } from '#web/ui/button.tsx'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Trial } from '#web/ui/states/trial.tsx'
import { addDays } from '#web/words/date-words.ts'
import { calendarDate, shopToday } from '#web/words/shop-time.ts'
import { Effect } from './effect.tsx'

type WithdrawDialogProps = { rule: CommissionRuleRow; commission: CommissionState }

// One that has not begun never begins; one that runs ends now or on a later day.
export function WithdrawDialog({ rule: { id, state }, commission }: WithdrawDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { timeZone } = commission
  const [isOpen, setIsOpen] = useState(false)
  const [endsOn, setEndsOn] = useState<string | null>(null)
  const query = useQuery({
    ...api.commissionRules.previewWithdraw.query({ id, endsOn }),
    enabled: isOpen,
    retry: false,
  })
  const isPlanned = state === 'planned'
  const label = t(isPlanned ? words.withdraw : words.end)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        setEndsOn(null)
      }}
      title={t(isPlanned ? words.withdrawTitle : words.endTitle)}
      confirm={label}
      isDestructive
      isIncomplete={!query.isSuccess}
      reason={{ label: t(words.why), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        await api.commissionRules.withdraw.send({ id, endsOn, reason })
        toast.success(t(words.endDone))
        // Not the preview, which is still on the screen: an ended rule has none.
        const { read, list, rule, simulate } = api.commissionRules
        const changed = [read, list, rule, simulate, api.audit.list]
        await Promise.all(
          changed.map((each) => queries.invalidateQueries({ queryKey: each.key() })),
        )
      }}
      trigger={
        <Button wide variant="outline">
          {label}
        </Button>
      }
    >
      {!isPlanned && <LastDay commission={commission} value={endsOn} onChange={setEndsOn} />}
      <Trial query={query} lines={3}>
        {(effect) => (
          <div className="rounded-md bg-muted p-4">
            <Effect effect={effect} timeZone={timeZone} />
          </div>
        )}
      </Trial>
    </ConfirmDialog>
  )
}

type LastDayProps = {
  commission: CommissionState
  value: string | null
  onChange: (day: string | null) => void
}

function LastDay({ commission: { timeZone, earliestOn }, value, onChange }: LastDayProps) {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const hint = t(words.lastDayHint, { day: calendarDate(addDays(earliestOn, -1), language) })
  return (
    <FieldFrame id={id} label={t(words.lastDay)} hint={hint} isOptional>
      <Input
        {...describe({ id, hint })}
        type="date"
        min={shopToday(timeZone)}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </FieldFrame>
  )
}
