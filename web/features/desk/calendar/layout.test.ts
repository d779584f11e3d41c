import { describe, expect, test } from 'vitest'
import type { CalendarBooking, CalendarView } from '#contract/bookings/desk.ts'
import { daysOf, mondayOf, stepFrom } from './address.ts'
import { clashIn, columnsOf, fillColumns, frameOf, isWithinHours } from './layout.ts'
import { instantOf } from '#web/words/shop-time.ts'

const date = '2026-11-17'
describe.each(['America/Chicago', 'America/Denver'])('in %s', (timeZone) => {
  const at = (minute: number) => instantOf({ date, minute }, timeZone)

  function booking(
    id: string,
    from: number,
    to: number,
    status: CalendarBooking['status'] = 'confirmed',
  ) {
    return {
      id,
      status,
      startsAt: at(from),
      endsAt: at(to),
      professional: { id: 'ana', name: 'Ana' },
    } as CalendarBooking
  }

  function fill(view: Partial<CalendarView>) {
    const whole = { visits: [], open: [], blocked: [], ...view }
    return fillColumns(columnsOf([date], ['ana']), whole, timeZone)[0]!
  }

  test('bookings stand at their minute, two at once side by side', () => {
    const { bookings } = fill({
      visits: [booking('a', 600, 630, 'no_show'), booking('b', 600, 660), booking('c', 660, 690)],
    })
    expect(bookings).toMatchObject([
      { from: 600, to: 630, lane: 0, lanes: 2 },
      { from: 600, to: 660, lane: 1, lanes: 2 },
      { from: 660, to: 690, lane: 0, lanes: 1 },
    ])
  })

  test('a canceled booking takes no room, and one that is over does not stand in the way', () => {
    const column = fill({
      visits: [
        booking('a', 600, 630, 'cancelled'),
        booking('b', 660, 690, 'completed'),
        booking('c', 700, 730),
      ],
    })
    expect(column.bookings).toHaveLength(2)
    expect(clashIn(column, { from: 660, to: 690 }, 'x')).toBeUndefined()
    expect(clashIn(column, { from: 725, to: 755 }, 'x')?.booking.id).toBe('c')
    expect(clashIn(column, { from: 725, to: 755 }, 'c')).toBeUndefined()
    expect(clashIn(column, { from: 730, to: 755 }, 'x')).toBeUndefined()
  })

  test('hours past midnight are a piece of each day', () => {
    const open = [{ memberId: 'ana', startsAt: at(1200), endsAt: at(1500) }]
    const view = { visits: [], open, blocked: [] }
    const filled = fillColumns(columnsOf([date, '2026-11-18'], ['ana']), view, timeZone)
    expect(filled.map((each) => each.open)).toEqual([
      [{ from: 1200, to: 1440 }],
      [{ from: 0, to: 60 }],
    ])
    expect(isWithinHours(filled[0]!, { from: 1230, to: 1260 })).toBe(true)
    expect(isWithinHours(filled[0]!, { from: 1180, to: 1210 })).toBe(false)
  })

  test('the board shows whole hours around everything on it', () => {
    expect(frameOf([fill({})])).toEqual({ from: 540, to: 1080 })
    expect(frameOf([fill({ visits: [booking('a', 615, 700)] })])).toEqual({ from: 600, to: 720 })
  })

  test('weeks begin on Monday, months show six of them', () => {
    expect(mondayOf('2026-11-15')).toBe('2026-11-09')
    expect(daysOf({ view: 'month', date: '2026-11-15' })).toHaveLength(42)
    expect(stepFrom({ view: 'month', date: '2026-01-31' }, 1)).toBe('2026-02-01')
    expect(stepFrom({ view: 'week', date: '2026-11-15' }, -1)).toBe('2026-11-08')
  })
})
