import { expect, test } from 'vitest'
import type { PaymentLine } from '#contract/money/payments.ts'
import { csvFile } from '#web/files/csv-file.ts'
import { rowsOf } from './csv.ts'

const line: PaymentLine = {
  id: '0198c0de-0000-7000-8000-000000000001',
  at: '2026-11-02T05:30:00Z',
  purpose: 'prepay',
  state: 'succeeded',
  amountCents: 4000,
  refundedCents: 0,
  cardLast4: '4242',
  booking: {
    id: '0198c0de-0000-7000-8000-000000000002',
    number: 'KB-7F3K9Q',
    startsAt: '2026-11-05T16:00:00Z',
    timeZone: 'America/Chicago',
    shopName: 'Third Ward Cuts',
  },
  invoiceId: null,
}

test('a row says what the list says, by the shop’s clock', () => {
  const [heads, row] = rowsOf([line], 'en')
  expect(heads).toEqual([
    'Date',
    'Shop',
    'For',
    'Appointment',
    'Visit',
    'Status',
    'Card ending in',
    'Amount',
    'Refunded',
  ])
  expect(row).toEqual([
    '2026-11-01',
    'Third Ward Cuts',
    'Appointment',
    'KB-7F3K9Q',
    '2026-11-05',
    'Paid',
    '4242',
    '40.00',
    '0.00',
  ])
})

test.each([
  [{ state: 'failed' }, 'Rechazado'],
  [{ refundedCents: 1000 }, 'Reembolso parcial'],
  [{ refundedCents: 4000 }, 'Reembolsado'],
] as const)('%o is %s', (change, word) => {
  expect(rowsOf([{ ...line, ...change, cardLast4: null }], 'es')[1]).toContain(word)
})

test('the name of a shop is never worked out by a sheet', async () => {
  const booking = { ...line.booking, shopName: '=HYPERLINK("x")' }
  const text = await csvFile(rowsOf([{ ...line, booking }], 'en')).text()
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
})
