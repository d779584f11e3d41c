// The invoices of one booking, for its client or the guest who made it, and for administrators who see
// money.
import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { useNow } from '#web/use-now.ts'
import { invoiceWords as words } from '#web/texts/money/invoices.ts'
import { InvoiceFiles } from './invoice-files.tsx'

type BookingInvoicesProps = {
  booking: Pick<Booking, 'id' | 'status' | 'startsAt' | 'isLateCancel'> & {
    link?: string | undefined
  }
}

// A booking that was completed once, or may have been, or that cost a fee.
const statuses = ['completed', 'cancelled', 'no_show']

// Shows nothing while there is none: the booking itself stands above it.
export function BookingInvoices({ booking }: BookingInvoicesProps) {
  const { id, status, startsAt, isLateCancel, link } = booking
  const t = useText()
  const now = useNow()
  // A late cancellation has its fee before the appointment would have begun.
  const isOver = statuses.includes(status) && (Date.parse(startsAt) < now || isLateCancel)
  const { data = [] } = useQuery({
    ...api.invoices.ofBooking.query({ id, link }),
    enabled: isOver,
    retry: false,
  })
  const papers = data.flatMap(({ id, number, creditNotes }) => [
    { id, number, name: t(words.numbered, { number }) },
    ...creditNotes.map((note) => ({
      ...note,
      name: t(words.creditNote, { number: note.number }),
    })),
  ])
  if (papers.length === 0) return null
  return (
    <section aria-label={t(words.title)} className="mt-4 space-y-3 border-t pt-4">
      {papers.map(({ id, number, name }) => (
        <div key={id}>
          <p className="mb-2 text-md font-semibold tabular-nums">{name}</p>
          <div className="flex flex-wrap gap-2">
            <InvoiceFiles {...{ id, number, link }} />
          </div>
        </div>
      ))}
    </section>
  )
}
