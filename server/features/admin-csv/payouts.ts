// The columns of barbers' balances and of payouts.
import { payoutBlockNames, payoutStateNames } from '#contract/admin/words/payouts.ts'
import {
  transfers,
  type BalanceQuery,
  type BarberBalance,
  type TransferLine,
  type TransferQuery,
} from '#contract/money/transfers.ts'
import { readBalances, readTransferLines } from '#server/features/payouts/desk.ts'
import { dollars } from './cells.ts'
import { csvList } from './service.ts'

export const balances = csvList<BalanceQuery, BarberBalance>({
  name: 'balances',
  needs: 'money.read',
  asked: transfers.balances.input,
  columns: [
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.name },
    { title: { en: 'Balance', es: 'Saldo' }, cell: (row) => dollars(row.balanceCents) },
    { title: { en: 'Held', es: 'Retenido' }, cell: (row) => dollars(row.heldCents) },
    {
      title: { en: 'Next payout', es: 'Próximo depósito' },
      cell: (row) => dollars(row.block === null ? row.payableCents : 0),
    },
    {
      title: { en: 'Why not', es: 'Por qué no' },
      cell: (row, said) => (row.block === null ? '' : said.word(payoutBlockNames[row.block])),
    },
    { title: { en: 'Bank', es: 'Banco' }, cell: (row) => row.bankLast4 ?? '' },
  ],
  // All of them are one read: there is a row per barber.
  read: async ({ db }, asked, { last }) => (last ? [] : readBalances(db, asked)),
})

export const payouts = csvList<TransferQuery, TransferLine>({
  name: 'payouts',
  needs: 'money.read',
  asked: transfers.list.input,
  columns: [
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(payoutStateNames[row.state]),
    },
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.name },
    { title: { en: 'Amount', es: 'Monto' }, cell: (row) => dollars(row.amountCents) },
    { title: { en: 'Bank', es: 'Banco' }, cell: (row) => row.bankLast4 ?? '' },
    { title: { en: 'Why', es: 'Motivo' }, cell: (row) => row.failure ?? '' },
    { title: { en: 'Who', es: 'Quién' }, cell: (row) => row.by ?? '' },
    {
      title: { en: 'When', es: 'Cuándo' },
      isTime: true,
      cell: (row, said) => said.time(row.createdAt),
    },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readTransferLines(
      db,
      last ? { ...asked, after: { at: last.createdAt, id: last.id } } : asked,
      limit,
    ),
})
