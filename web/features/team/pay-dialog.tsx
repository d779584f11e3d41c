import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '#contract/business/team.ts'
import { api } from '#web/api.ts'
import { sumOf } from '#web/words/money.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { earningWords as words } from '#web/texts/business/team.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EarningsView, PeriodChoice } from './earnings-view.tsx'
import { periodOf, type PeriodName } from './facts.ts'
import { refreshTeam } from './use-live-team.ts'

export function PayDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const [name, setName] = useState<PeriodName>('week')
  const [now] = useState(() => Date.now())
  const period = periodOf(name, now, useBusinessZone())
  const query = api.team.earnings.query({ id: member.id, ...period })
  const earnings = useQuery({ ...query, staleTime: 0 })
  return (
    <Dialog
      size="lg"
      title={t(words.of, { name: member.name })}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="space-y-5">
        <PeriodChoice value={name} onChange={setName} />
        <Loaded query={earnings} loading={<SkeletonText lines={6} />}>
          {(data) => (
            <EarningsView
              earnings={data}
              fileName={`${member.name} ${period.from} ${period.to}.csv`}
              action={
                data.unpaidCents > 0 && (
                  <MarkPaid member={member} period={period} cents={data.unpaidCents} />
                )
              }
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

type MarkPaidProps = { member: Member; period: { from: string; to: string }; cents: number }

function MarkPaid({ member, period, cents }: MarkPaidProps) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const amount = sumOf(cents)
  const [from, to] = [calendarDate(period.from, language), calendarDate(period.to, language)]

  async function mark() {
    try {
      await api.team.markPaid.send({ id: member.id, ...period, amountCents: cents })
      toast.success(t(words.marked))
    } finally {
      await refreshTeam(queries)
    }
  }
  return (
    <ConfirmDialog
      title={t(words.markTitle, { amount })}
      text={t(words.markText, { from, to, name: member.name })}
      confirm={t(words.markPaid, { amount })}
      trigger={<Button>{t(words.markPaid, { amount })}</Button>}
      onConfirm={mark}
    />
  )
}
