import { useState } from 'react'
import { decisionNames, suggestionNames } from '#contract/admin/words/disputes.ts'
import type { DeskDispute } from '#contract/money/disputes/dispute-desk.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { deskWords as words } from '#web/texts/admin/disputes.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { useRefresh } from './use-refresh.ts'

type DecidingProps = { dispute: DeskDispute }

// The suggestion with its reasons, and the decision.
export function Deciding({ dispute }: DecidingProps) {
  const t = useText()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const { suggestion, waiting, refusal, state } = dispute
  const isOpenCase = state === 'escalated' || state === 'appealed'
  if (!isOpenCase) return null
  const mayDecide = may('disputes.decide') && refusal === null && waiting === null
  return (
    <section aria-label={t(words.decide)} className="space-y-4 rounded-lg bg-muted p-4">
      {suggestion && <Suggestion suggestion={suggestion} />}
      {refusal && <Notice>{t(words[refusal])}</Notice>}
      {waiting && <Waiting dispute={dispute} waiting={waiting} />}
      {mayDecide && (
        <>
          <Button wide onClick={() => setIsOpen(true)}>
            {t(words.decide)}
          </Button>
          {isOpen && <DecideDialog dispute={dispute} onClose={() => setIsOpen(false)} />}
        </>
      )}
    </section>
  )
}

function Suggestion({ suggestion }: { suggestion: NonNullable<DeskDispute['suggestion']> }) {
  const t = useText()
  const { outcome, amountCents, barberPercent, reasons } = suggestion
  const name = t(decisionNames[outcome])
  const isMoney = amountCents !== null && amountCents > 0
  return (
    <div className="space-y-1">
      <SectionTitle level={3}>{t(words.suggestion)}</SectionTitle>
      <p className="font-semibold">
        {isMoney
          ? t(words.suggested, {
              outcome: name,
              amount: sumOf(amountCents),
              percent: barberPercent,
            })
          : name}
      </p>
      <ul className="list-disc space-y-0.5 pl-5 text-md text-muted-foreground">
        {reasons.map((reason) => (
          <li key={reason}>{t(suggestionNames[reason])}</li>
        ))}
      </ul>
    </div>
  )
}

type WaitingProps = DecidingProps & { waiting: NonNullable<DeskDispute['waiting']> }

function Waiting({ dispute, waiting }: WaitingProps) {
  const t = useText()
  const may = useMay()
  const { outcome, amountCents, message, by, isOwn } = waiting
  return (
    <div className="space-y-3">
      <Notice tone="warning" title={isOwn ? t(words.ownWaiting) : t(words.waiting, { name: by })}>
        <span className="block font-semibold">
          {t(decisionNames[outcome])}
          {amountCents !== null && amountCents > 0 && <> · {sumOf(amountCents)}</>}
        </span>
        {message}
      </Notice>
      {!isOwn && may('refunds.approve') && dispute.refusal === null && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Answer id={dispute.id} isApproved />
          <Answer id={dispute.id} isApproved={false} />
        </div>
      )}
      {amountCents === null && <Hint>{t(words.noMoneyRight)}</Hint>}
    </div>
  )
}

function Answer({ id, isApproved }: { id: string; isApproved: boolean }) {
  const t = useText()
  const refresh = useRefresh()
  const label = t(isApproved ? words.approve : words.decline)
  return (
    <ConfirmDialog
      title={t(isApproved ? words.approveTitle : words.declineTitle)}
      text={t(isApproved ? words.approveText : words.declineText)}
      confirm={label}
      isDestructive={!isApproved}
      reason={{ label: t(listWords.reason) }}
      onConfirm={async (reason) => {
        try {
          await api.disputeDesk.approve.send({ id, isApproved, reason })
          toast.success(t(isApproved ? words.approved : words.declined))
        } finally {
          await refresh()
        }
      }}
      trigger={
        <Button wide variant={isApproved ? 'primary' : 'outline'}>
          {label}
        </Button>
      }
    />
  )
}
