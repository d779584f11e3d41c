// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownTime } from '#web/words/own-time.ts'
import { AuditEntry } from './audit-entry.tsx'

afterEach(cleanup)

const row = {
  id: 1,
  at: '2026-11-17T21:00:00.000Z',
  actor: null,
  action: 'reschedule-booking',
  entity: 'bookings',
  entityId: 'b',
  subject: 'K-1007',
  timeZone: 'America/Denver',
  reason: 'The client called',
  before: { startsAt: '2026-11-20T17:00:00.000Z', confirmBy: '2026-11-19T17:00:00.000Z' },
  after: { startsAt: '2026-11-20T18:00:00.000Z', confirmBy: null },
}

// Whoever runs the tests is not in Denver.
test('the times of an appointment are the shop’s, those of events the reader’s', () => {
  render(<AuditEntry row={row} />)
  screen.getByText('Friday, November 20 at 10:00 AM MST')
  screen.getByText('Friday, November 20 at 11:00 AM MST')
  const own = (at: string) => ownTime(at, 'en', 'America/Denver')
  screen.getByText(own('2026-11-19T17:00:00.000Z'))
  expect(document.querySelector('time')?.textContent).toBe(own(row.at))
  expect(own(row.at)).not.toContain('MST')
})

test('without a shop all times are the reader’s', () => {
  render(<AuditEntry row={{ ...row, timeZone: null }} />)
  screen.getByText(ownTime('2026-11-20T17:00:00.000Z', 'en'))
})
