// The columns of the refund log.
import {
  chargedNames,
  refundCauseNames,
  refundMethodNames,
  refundStateNames,
} from '#contract/admin/words/refunds.ts'
import { refunds, type RefundLine, type RefundQuery } from '#contract/money/refunds.ts'
import { readLines } from '#server/features/refunds/service.ts'
import { csvList } from './service.ts'

export const refundLog = csvList<RefundQuery, RefundLine>({
  name: 'refunds',
  needs: 'money.read',
  asked: refunds.list.input,
  columns: [
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(refundStateNames[row.state]),
    },
    { title: { en: 'Booking', es: 'Cita' }, cell: (row) => row.booking.number },
    { title: { en: 'Client', es: 'Cliente' }, cell: (row) => row.clientName },
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.shopName },
    {
      title: { en: 'Amount', es: 'Monto' },
      cell: (row) => (row.amountCents / 100).toFixed(2),
    },
    {
      title: { en: 'Way back', es: 'Cómo vuelve' },
      cell: (row, said) => said.word(refundMethodNames[row.method]),
    },
    {
      title: { en: 'Cause', es: 'Causa' },
      cell: (row, said) => said.word(refundCauseNames[row.cause]),
    },
    {
      title: { en: 'Paid by', es: 'Lo paga' },
      cell: (row, said) => (row.chargedTo === null ? '' : said.word(chargedNames[row.chargedTo])),
    },
    { title: { en: 'Who', es: 'Quién' }, cell: (row) => row.by ?? '' },
    {
      title: { en: 'When', es: 'Cuándo' },
      isTime: true,
      cell: (row, said) => said.time(row.createdAt),
    },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readLines(db, last ? { ...asked, after: { at: last.createdAt, id: last.id } } : asked, limit),
})
