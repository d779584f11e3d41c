// Suspending someone: what happens to the upcoming appointments, in numbers that the server found by
// trying it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { fates, type Fate, type Stopped } from '#contract/admin/stopping.ts'
import { isRefusal } from '#contract/errors.ts'
import { mostCanceledAtOnce } from '#contract/limits.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { suspendingWords as words } from '#web/texts/admin/suspending.ts'
import { RadioCardsInput } from '#web/ui/forms/radio-cards-input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Trial } from '#web/ui/states/trial.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'

type Order = { reason: string; fate: Fate; agreed: Stopped }

type SuspendDialogProps = {
  label: string
  title: string
  text: string
  reasonHint: string
  // Of the listing or the account.
  id: string
  preview: (fate: Fate) => Promise<Stopped>
  suspend: (order: Order) => Promise<unknown>
  onDone: () => unknown
  trigger: ReactNode
}

export function SuspendDialog(props: SuspendDialogProps) {
  const { id, label, title, text, reasonHint, preview, suspend, onDone, trigger } = props
  const t = useText()
  const said = useSaid()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [fate, setFate] = useState<Fate>('keep')
  const numbers = useQuery({
    queryKey: ['suspending', id, fate],
    queryFn: () => preview(fate),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const agreed = numbers.isFetching ? undefined : numbers.data
  const canceled = agreed?.canceled ?? 0
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={canceled === 0 ? label : t(words.andCancel, { label, canceled: said(canceled) })}
      isDestructive
      reason={{ label: t(words.reason), hint: reasonHint }}
      isIncomplete={agreed === undefined}
      onOpenChange={(next) => {
        setIsOpen(next)
        setFate('keep')
      }}
      onConfirm={async (reason) => {
        if (agreed === undefined) return
        try {
          await suspend({ reason, fate, agreed })
        } catch (error) {
          if (isRefusal(error) && error.code === 'NUMBERS_CHANGED') void numbers.refetch()
          throw error
        }
        void queries.invalidateQueries({ queryKey: api.bulkRuns.latest.key() })
        await onDone()
      }}
      trigger={trigger}
    >
      <Choice fate={fate} onChange={setFate} />
      <Trial query={numbers}>{(found) => <Numbers found={found} />}</Trial>
    </ConfirmDialog>
  )
}

// Above the most that are canceled at once, only that there are more.
function useSaid() {
  const t = useText()
  return (count: number) =>
    count > mostCanceledAtOnce ? t(words.moreThan, { count: mostCanceledAtOnce }) : String(count)
}

function Choice({ fate, onChange }: { fate: Fate; onChange: (fate: Fate) => void }) {
  const t = useText()
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-1.5 text-md font-semibold">
        {t(words.what)}
      </p>
      <RadioCardsInput
        aria-labelledby={id}
        value={fate}
        onChange={onChange}
        options={fates.map((value) => ({
          value,
          label: t(words[value]),
          text: t(words[`${value}Text`]),
        }))}
      />
    </div>
  )
}

function Numbers({ found }: { found: Stopped }) {
  const t = useText()
  const said = useSaid()
  const { upcoming, canceled, told, backCents } = found
  const rest = upcoming - canceled
  if (upcoming === 0) return <Notice>{t(words.none)}</Notice>
  if (canceled === 0)
    return <Notice>{t(rest === 1 ? words.stayOne : words.stay, { upcoming })}</Notice>
  return (
    <Notice tone="warning">
      {t(words.canceled, { canceled: said(canceled), told: said(told) })}
      {backCents === null && ` ${t(words.allBack)}`}
      {backCents !== null && backCents > 0 && ` ${t(words.back, { amount: sumOf(backCents) })}`}
      {rest > 0 && ` ${t(words.rest, { rest })}`}
      {canceled > mostCanceledAtOnce && ` ${t(words.oneByOne)}`}
    </Notice>
  )
}
