import { Handshake } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ClaimLine } from '#contract/money/commission-claims.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { textIn } from '#web/features/admin-list/filters.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { claimWords as words } from '#web/texts/money/commission-claims.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { whenThere } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { AgeBadge } from '#web/features/admin-bookings/decisions/age-badge.tsx'
import { CaseFilters } from '#web/features/admin-bookings/decisions/case-filters.tsx'
import { NoCase } from '#web/features/admin-bookings/decisions/no-case.tsx'
import { ClaimDrawer } from './claim-drawer.tsx'

const decided = ['accepted', 'refused'] as const

// Barbers who say that they knew a client before; the longest wait first.
export function Claims() {
  const t = useText()
  const asked = filtersIn(useSearchParams()[0])
  const { state } = asked
  const queryKey = [...api.commissionClaims.list.key(), asked]
  return (
    <div className="space-y-5">
      <CaseFilters
        list="commission-claims"
        read={filtersIn}
        states={decided.map((each) => [each, t(words.states[each])] as const)}
      />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.commissionClaims.list.send({ ...asked, after })}
        file={{ name: 'commission-claims', filters: asked }}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        empty={() => (
          <NoCase
            queryKey={queryKey}
            asked={asked}
            state={state && words.states[state]}
            countWithout={async (name) =>
              (await api.commissionClaims.list.send({ ...asked, [name]: undefined })).total
            }
          >
            <EmptyState
              icon={Handshake}
              title={t(state === undefined ? words.clear : words.none)}
              text={t(state === undefined ? words.clearText : words.noneText)}
            />
          </NoCase>
        )}
      >
        {(line) => <Line line={line} />}
      </AdminList>
      <ClaimDrawer />
    </div>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return { q: textIn(params), state: decided.find((each) => each === params.get('state')) }
}

function Line({ line }: { line: ClaimLine }) {
  const language = useLanguage()
  const { open } = useOpened('claim')
  const { id, state, shopName, clientName, bookingNumber } = line
  return (
    <button
      type="button"
      className="grid w-full gap-x-4 gap-y-1.5 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
      onClick={() => open(id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{shopName}</span>
        <span className="block text-md break-words text-muted-foreground">{clientName}</span>
        <span className="block text-sm text-muted-foreground">
          {bookingNumber} · {whenThere(line.startsAt, line.timeZone, language)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <span className="font-semibold tabular-nums">{sumOf(line.commissionCents)}</span>
        {state === 'open' && <AgeBadge since={line.createdAt} />}
      </span>
    </button>
  )
}
