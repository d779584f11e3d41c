import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { appealStates } from '#contract/bookings/after-booking-fields.ts'
import type { Appeal } from '#contract/bookings/appeals.ts'
import { api } from '#web/api.ts'
import { QueueClear } from '#web/features/admin-list/queue-clear.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { adminBookingWords, appealWords as words } from '#web/texts/admin/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { ownTime } from '#web/words/own-time.ts'

// Without a chip the open ones are shown.
const decided = ['accepted', 'declined'] as const

// Appeals against a no-show, the longest wait first.
export function Appeals() {
  const t = useText()
  const [params] = useSearchParams()
  const state = appealStates.find((each) => each === params.get('state')) ?? 'open'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const query = useQuery({
    ...api.appeals.list.query({ state, page }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="space-y-5">
      <FilterLinks
        label={t(adminBookingWords.status)}
        param="state"
        options={decided.map((each) => [each, t(words.states[each])] as const)}
      />
      <Loaded query={query} loading={<Waiting />}>
        {({ appeals, pages, lastAt }) =>
          appeals.length === 0 && state === 'open' ? (
            <QueueClear text={t(words.clearText)} lastAt={lastAt} />
          ) : appeals.length === 0 ? (
            <EmptyState icon={Scale} title={t(words.none)} text={t(words.noneText)} />
          ) : (
            <>
              <ul className="space-y-4">
                {appeals.map((appeal) => (
                  <li key={appeal.id}>
                    <AppealCard appeal={appeal} />
                  </li>
                ))}
              </ul>
              <Pagination page={page} pages={pages} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function Waiting() {
  return (
    <div className="space-y-4">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-48" />
      ))}
    </div>
  )
}

function AppealCard({ appeal }: { appeal: Appeal }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('booking')
  const { clientName, shopName, bookingNumber, message, reason, state } = appeal
  return (
    <Card asChild>
      <article aria-label={clientName}>
        <h2 className="text-lg font-semibold break-words">{clientName}</h2>
        <Hint>
          {shopName} · {whenWords(appeal.startsAt, appeal.timeZone, language)}
        </Hint>
        <p className="mt-3 font-semibold">{t(words.kinds[appeal.kind])}</p>
        <p className="mt-1 break-words whitespace-pre-line">{message}</p>
        <Hint className="mt-2">
          {t(words.since, { when: ownTime(appeal.createdAt, language) })}
        </Hint>
        {state !== 'open' && <p className="mt-3 break-words">{t(words.answer, { reason })}</p>}
        <div className="mt-4 flex flex-wrap gap-2">
          {state === 'open' && <Decision appeal={appeal} isAccepted />}
          {state === 'open' && <Decision appeal={appeal} isAccepted={false} />}
          <Button variant="ghost" onClick={() => open(appeal.bookingId)}>
            {t(words.open, { number: bookingNumber })}
          </Button>
        </div>
      </article>
    </Card>
  )
}

function Decision({ appeal, isAccepted }: { appeal: Appeal; isAccepted: boolean }) {
  const t = useText()
  const queries = useQueryClient()
  const client = appeal.clientName
  const label = t(isAccepted ? words.accept : words.turnDown)
  return (
    <ConfirmDialog
      title={t(isAccepted ? words.acceptTitle : words.turnDownTitle)}
      text={t(isAccepted ? words.acceptText : words.turnDownText, { client })}
      confirm={label}
      isDestructive={!isAccepted}
      reason={{ label: t(adminBookingWords.reason), hint: t(adminBookingWords.reasonHint) }}
      onConfirm={async (reason) => {
        try {
          await api.appeals.answer.send({ id: appeal.id, isAccepted, reason })
          toast.success(t(words.decided))
        } finally {
          await queries.invalidateQueries({ queryKey: api.appeals.list.key() })
        }
      }}
      trigger={<Button variant={isAccepted ? 'primary' : 'outline'}>{label}</Button>}
    />
  )
}
