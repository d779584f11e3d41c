import { expect, test } from 'vitest'
import type { Invoice } from '#contract/money/invoices.ts'
import { csvFile } from '#web/files/csv-file.ts'
import { rowsOf } from './csv.ts'

const invoice: Invoice = {
  id: '0198c0de-0000-7000-8000-000000000001',
  number: 'HOU-2026-000123',
  issuedAt: '2026-11-02T05:30:00Z',
  bookingId: '0198c0de-0000-7000-8000-000000000002',
  document: {
    seller: { name: 'Third Ward Cuts', owner: 'Leo', address: '100 Main St', license: '' },
    client: { name: 'Ana Ruiz', email: 'ana@example.com' },
    bookingNumber: 'KB-7F3K9Q',
    visitedAt: '2026-11-01T16:00:00Z',
    timeZone: 'America/Chicago',
    professional: 'Leo',
    items: [
      { name: 'Haircut', priceCents: 4000 },
      { name: 'Beard', priceCents: 2000 },
    ],
    discountCents: 500,
    tax: { percent: 8, cents: 440 },
    creditCents: 300,
    tipCents: 800,
    totalCents: 6440,
    payment: 'at_shop',
  },
  laterTipCents: 200,
  creditNotes: [],
}

test('a row says what the list says, by the shop’s clock', () => {
  const [heads, row, ...others] = rowsOf([invoice], 'en')
  expect(others).toEqual([])
  expect(heads).toEqual([
    'Number',
    'Kind',
    'Corrects',
    'Issued',
    'Shop',
    'With',
    'Visit',
    'Appointment',
    'Services',
    'Discount',
    'Tax',
    'Credit',
    'Tip',
    'Total',
  ])
  expect(row).toEqual([
    'HOU-2026-000123',
    'Invoice',
    '',
    '2026-11-01',
    'Third Ward Cuts',
    'Leo',
    '2026-11-01',
    'KB-7F3K9Q',
    'Haircut; Beard',
    '-5.00',
    '4.40',
    '-3.00',
    '10.00',
    '64.40',
  ])
})

test('a fee has its name, and a credit note a row of its own', () => {
  const { tax: _, ...document } = invoice.document
  const fee = { kind: 'no_show', cents: 6440 } as const
  const note = { id: invoice.id, number: 'HOU-2026-000124', issuedAt: invoice.issuedAt }
  const [, first, second] = rowsOf(
    [
      {
        ...invoice,
        document: { ...document, items: [], fee },
        creditNotes: [{ ...note, totalCents: -6440 }],
      },
    ],
    'es',
  )
  expect(first?.slice(8, 11)).toEqual(['Cargo por no llegar', '-5.00', '0.00'])
  expect(second?.slice(0, 3)).toEqual(['HOU-2026-000124', 'Nota de crédito', 'HOU-2026-000123'])
  expect(second).toHaveLength(14)
  expect(second?.at(-1)).toBe('-64.40')
})

test('the name of a service is never worked out by a sheet', async () => {
  const items = [{ name: '=1+1', priceCents: 6000 }]
  const shady = { ...invoice, document: { ...invoice.document, items } }
  expect(await csvFile(rowsOf([shady], 'en')).text()).toContain(`,'=1+1,`)
})
