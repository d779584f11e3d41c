// The columns of what is decided about bookings: appeals, reports and claims of commission.
import {
  problemReports,
  type ReportLine,
  type ReportQuery,
} from '#contract/admin/problem-reports.ts'
import {
  appealKindNames,
  barberAnswerNames,
  decisionNames,
  reportKindNames,
} from '#contract/admin/words/cases.ts'
import { appeals, type Appeal, type AppealQuery } from '#contract/bookings/appeals.ts'
import {
  commissionClaims,
  type ClaimLine,
  type ClaimQuery,
} from '#contract/money/commission-claims.ts'
import { readAppeals } from '#server/features/appeals/service.ts'
import { readClaims } from '#server/features/commission-claims/service.ts'
import { readReports } from '#server/features/problem-reports/service.ts'
import { dollars } from './cells.ts'
import { csvList, type Column } from './service.ts'

type Case = Pick<
  Appeal | ReportLine | ClaimLine,
  'state' | 'bookingNumber' | 'startsAt' | 'timeZone' | 'clientName' | 'shopName' | 'createdAt'
>

const ofCase: readonly Column<Case>[] = [
  {
    title: { en: 'State', es: 'Estado' },
    cell: (row, said) => said.word(decisionNames[row.state]),
  },
  { title: { en: 'Booking', es: 'Cita' }, cell: (row) => row.bookingNumber },
  {
    title: { en: 'Starts', es: 'Comienza' },
    cell: (row, said) => said.time(row.startsAt, row.timeZone),
  },
  { title: { en: 'Time zone', es: 'Zona horaria' }, cell: (row) => row.timeZone },
  { title: { en: 'Client', es: 'Cliente' }, cell: (row) => row.clientName },
  { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.shopName },
  {
    title: { en: 'Asked', es: 'Se pidió' },
    isTime: true,
    cell: (row, said) => said.time(row.createdAt),
  },
]

const afterCase = (row: { createdAt: string; id: string }) => ({ at: row.createdAt, id: row.id })

export const appealCases = csvList<AppealQuery, Appeal>({
  name: 'appeals',
  needs: 'appeals.decide',
  asked: appeals.list.input,
  columns: [
    ...ofCase,
    {
      title: { en: 'What they say', es: 'Qué dice' },
      cell: (row, said) => said.word(appealKindNames[row.kind]),
    },
    { title: { en: 'Message', es: 'Mensaje' }, cell: (row) => row.message },
    { title: { en: 'Answer', es: 'Respuesta' }, cell: (row) => row.reason },
  ],
  read: (caller, asked, { last, limit }) =>
    readAppeals(caller, last ? { ...asked, after: afterCase(last) } : asked, limit),
})

export const reportCases = csvList<ReportQuery, ReportLine>({
  name: 'problem-reports',
  needs: 'appeals.decide',
  asked: problemReports.list.input,
  columns: [
    ...ofCase,
    {
      title: { en: 'What they say', es: 'Qué dice' },
      cell: (row, said) => said.word(reportKindNames[row.kind]),
    },
    {
      title: { en: 'The barber', es: 'El barbero' },
      cell: ({ dispute }, said) =>
        dispute === null || dispute === 'closed' ? '' : said.word(barberAnswerNames[dispute]),
    },
  ],
  read: (caller, asked, { last, limit }) =>
    readReports(caller, last ? { ...asked, after: afterCase(last) } : asked, limit),
})

export const claimCases = csvList<ClaimQuery, ClaimLine>({
  name: 'commission-claims',
  needs: 'money.read',
  asked: commissionClaims.list.input,
  columns: [
    ...ofCase,
    {
      title: { en: 'Commission', es: 'Comisión' },
      cell: (row) => dollars(row.commissionCents),
    },
  ],
  read: (caller, asked, { last, limit }) =>
    readClaims(caller, last ? { ...asked, after: afterCase(last) } : asked, limit),
})
