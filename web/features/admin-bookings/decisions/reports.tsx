import { Flag } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ReportLine } from '#contract/admin/problem-reports.ts'
import { barberAnswerNames, reportKindNames } from '#contract/admin/words/cases.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { textIn } from '#web/features/admin-list/filters.ts'
import { QueueClear } from '#web/features/admin-list/queue-clear.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { reportStateNames, reportWords as words } from '#web/texts/admin/reports.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { whenThere } from '#web/words/date-words.ts'
import { AgeBadge } from './age-badge.tsx'
import { CaseFilters } from './case-filters.tsx'
import { NoCase } from './no-case.tsx'
import { ReportDrawer } from './report-drawer.tsx'

const closed = ['happened', 'not_happened', 'closed', 'settled'] as const

// Clients who say that it did not happen, or that there was a problem; the longest wait first.
export function Reports() {
  const t = useText()
  const asked = filtersIn(useSearchParams()[0])
  const { state } = asked
  const queryKey = [...api.problemReports.list.key(), asked]
  return (
    <div className="space-y-5">
      <CaseFilters
        list="problem-reports"
        read={filtersIn}
        states={closed.map((each) => [each, t(reportStateNames[each])] as const)}
      />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.problemReports.list.send({ ...asked, after })}
        file={{ name: 'problem-reports', filters: asked }}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        isLive
        empty={({ lastAt }) => (
          <NoCase
            queryKey={queryKey}
            asked={asked}
            state={state && reportStateNames[state]}
            countWithout={async (name) =>
              (await api.problemReports.list.send({ ...asked, [name]: undefined })).total
            }
          >
            {state === undefined ? (
              <QueueClear text={t(words.clearText)} lastAt={lastAt} />
            ) : (
              <EmptyState icon={Flag} title={t(words.none)} text={t(words.noneText)} />
            )}
          </NoCase>
        )}
      >
        {(line) => <Line line={line} />}
      </AdminList>
      <ReportDrawer />
    </div>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return { q: textIn(params), state: closed.find((each) => each === params.get('state')) }
}

function Line({ line }: { line: ReportLine }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('report')
  const { kind, state, dispute, clientName, shopName } = line
  const answer = dispute !== null && dispute !== 'closed' ? barberAnswerNames[dispute] : null
  return (
    <button
      type="button"
      className="grid w-full gap-x-4 gap-y-1.5 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
      onClick={() => open(line.id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {clientName} · {t(reportKindNames[kind])}
        </span>
        <span className="block text-md break-words text-muted-foreground">{shopName}</span>
        <span className="block text-sm text-muted-foreground">
          {line.bookingNumber} · {whenThere(line.startsAt, line.timeZone, language)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        {state === 'open' && <AgeBadge since={line.createdAt} />}
        {state === 'open' && answer && <Badge>{t(answer)}</Badge>}
      </span>
    </button>
  )
}
