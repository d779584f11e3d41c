import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outcomesOf, type Report, type ReportOutcome } from '#contract/admin/problem-reports.ts'
import { reportKindNames } from '#contract/admin/words/cases.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { MoneyMoved } from '#web/features/admin-bookings/money-moved.tsx'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { listWords } from '#web/texts/admin/list.ts'
import { reportStateNames, reportWords as words } from '#web/texts/admin/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Trial } from '#web/ui/states/trial.tsx'
import { whenThere } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'
import { useRefresh } from '#web/features/admin-bookings/use-refresh.ts'
import { Decided, OpenBooking, Said } from './case-parts.tsx'

// A client's report with both sides, by the address.
export function ReportDrawer() {
  const t = useText()
  const { id, close } = useOpened('report')
  const query = useQuery({
    ...api.problemReports.read.query({ id: id ?? '' }),
    enabled: id !== null,
  })
  if (id === null) return null
  const { data } = query
  return (
    <RecordDrawer
      query={query}
      title={t(data ? reportKindNames[data.kind] : reportKindNames.problem)}
      missing={t(words.missing)}
      onClose={close}
    >
      {(report) => (
        <>
          <Facts report={report} />
          <Sides report={report} />
          {report.decidedAt && (
            <Decided
              state={reportStateNames[report.state]}
              reason={report.reason}
              by={report.decidedBy}
              at={report.decidedAt}
            />
          )}
          <div className="grid gap-2">
            {report.state === 'open' &&
              outcomesOf[report.kind].map((outcome) => (
                <Decision key={outcome} report={report} outcome={outcome} />
              ))}
            <OpenBooking from="report" bookingId={report.bookingId} number={report.bookingNumber} />
          </div>
        </>
      )}
    </RecordDrawer>
  )
}

function Facts({ report }: { report: Report }) {
  const t = useText()
  const language = useLanguage()
  return (
    <dl className="space-y-3">
      <Fact label={t(words.appointment)}>
        {report.services} · {priceOf(report.totalCents)}
        <span className="block text-muted-foreground">
          {report.shopName}, {whenThere(report.startsAt, report.timeZone, language)}
        </span>
      </Fact>
      <Fact label={t(words.now)}>
        <BookingState status={report.status} />
      </Fact>
    </dl>
  )
}

function Sides({ report }: { report: Report }) {
  const t = useText()
  const language = useLanguage()
  const { message, clientName, shopName, ticketNumber } = report
  return (
    <>
      <Said by={t(words.client)} text={message || t(words.saidNotHappened)}>
        {clientName} · {ownTime(report.createdAt, language)}
        {ticketNumber && ` · ${t(words.ticket, { number: ticketNumber })}`}
      </Said>
      <Said
        isQuiet
        by={t(words.barber)}
        text={report.barberAnswer || t(silenceOf(report), { when: answerBy(report, language) })}
      >
        {shopName}
      </Said>
    </>
  )
}

// A closed dispute was settled by the barber's yes, or decided without an answer.
function silenceOf({ dispute, state }: Report): Text {
  if (dispute === null) return words.barberNotAsked
  if (dispute === 'flagged') return words.barberAsked
  return state === 'settled' ? words.barberAgreed : words.barberSilent
}

const answerBy = ({ answerBy }: Report, language: Parameters<typeof ownTime>[1]) =>
  answerBy === null ? '' : ownTime(answerBy, language)

const decisions = {
  happened: { label: words.happened, title: words.happenedTitle, text: words.happenedText },
  not_happened: {
    label: words.notHappened,
    title: words.notHappenedTitle,
    text: words.notHappenedText,
  },
  closed: { label: words.closed, title: words.closedTitle, text: words.closedText },
}

// Says what happens to the money, which the server found by trying it.
function Decision({ report, outcome }: { report: Report; outcome: ReportOutcome }) {
  const t = useText()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const { id, clientName: client, shopName: shop } = report
  const { label, title, text } = decisions[outcome]
  const isNote = outcome === 'closed'
  const isVoided = outcome === 'not_happened'
  const trial = useQuery({
    ...api.problemReports.preview.query({ id, outcome }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <ConfirmDialog
      title={t(title)}
      text={t(text, { client, shop, price: priceOf(report.totalCents) })}
      confirm={t(label)}
      isDestructive={isVoided}
      isIncomplete={trial.data === undefined}
      onOpenChange={setIsOpen}
      reason={{
        label: t(isNote ? words.note : listWords.reason),
        hint: t(isNote ? words.noteHint : words.reasonHint),
      }}
      onConfirm={async (reason) => {
        try {
          await api.problemReports.decide.send({ id, outcome, reason })
          toast.success(t(words.decided))
        } finally {
          await refresh()
        }
      }}
      trigger={
        <Button wide variant={isVoided ? 'outline' : 'primary'}>
          {t(label)}
        </Button>
      }
    >
      <Trial query={trial}>{(money) => <MoneyMoved money={money} />}</Trial>
    </ConfirmDialog>
  )
}
