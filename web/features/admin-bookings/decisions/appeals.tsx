import { Scale } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { appealKindNames } from '#contract/admin/words/cases.ts'
import type { Appeal } from '#contract/bookings/appeals.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { textIn } from '#web/features/admin-list/filters.ts'
import { QueueClear } from '#web/features/admin-list/queue-clear.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { appealWords as words } from '#web/texts/admin/bookings.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { whenThere } from '#web/words/date-words.ts'
import { AgeBadge } from './age-badge.tsx'
import { AppealDecision } from './appeal-decision.tsx'
import { CaseFilters } from './case-filters.tsx'
import { NoCase } from './no-case.tsx'

const decided = ['accepted', 'declined'] as const

// Appeals against a no-show, the longest wait first.
export function Appeals() {
  const t = useText()
  const asked = filtersIn(useSearchParams()[0])
  const { state } = asked
  const queryKey = [...api.appeals.list.key(), asked]
  return (
    <div className="space-y-5">
      <CaseFilters
        list="appeals"
        read={filtersIn}
        states={decided.map((each) => [each, t(words.states[each])] as const)}
      />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.appeals.list.send({ ...asked, after })}
        file={{ name: 'appeals', filters: asked }}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        isLive
        empty={({ lastAt }) => (
          <NoCase
            queryKey={queryKey}
            asked={asked}
            state={state && words.states[state]}
            countWithout={async (name) =>
              (await api.appeals.list.send({ ...asked, [name]: undefined })).total
            }
          >
            {state === undefined ? (
              <QueueClear text={t(words.clearText)} lastAt={lastAt} />
            ) : (
              <EmptyState icon={Scale} title={t(words.none)} text={t(words.noneText)} />
            )}
          </NoCase>
        )}
      >
        {(appeal) => <Line appeal={appeal} />}
      </AdminList>
    </div>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return { q: textIn(params), state: decided.find((each) => each === params.get('state')) }
}

// The line opens the booking; an open appeal is decided below it.
function Line({ appeal }: { appeal: Appeal }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('booking')
  const { clientName, shopName, bookingNumber, message, reason, state } = appeal
  return (
    <>
      <button
        type="button"
        className="grid w-full gap-1 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:px-5"
        onClick={() => open(appeal.bookingId)}
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 font-semibold break-words">
            {clientName} · {t(appealKindNames[appeal.kind])}
          </span>
          {state === 'open' && <AgeBadge since={appeal.createdAt} />}
        </span>
        <span className="break-words whitespace-pre-line">{message}</span>
        <span className="text-sm break-words text-muted-foreground">
          {shopName} · {bookingNumber} · {whenThere(appeal.startsAt, appeal.timeZone, language)}
        </span>
        {state !== 'open' && <span className="break-words">{t(words.answer, { reason })}</span>}
      </button>
      {state === 'open' && (
        <div className="flex flex-wrap gap-2 px-4 pb-4 sm:px-5">
          <AppealDecision appeal={appeal} isAccepted />
          <AppealDecision appeal={appeal} isAccepted={false} />
        </div>
      )}
    </>
  )
}
