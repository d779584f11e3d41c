// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Bars, StackedBars } from './bars.tsx'
import { smoothPath, ticksFor } from './chart.ts'
import { Donut } from './donut.tsx'
import { Trend } from './trend.tsx'

afterEach(cleanup)

const dollars = (value: number) => `$${value}`
const week = [
  { label: 'Mon', value: 20, before: 10 },
  { label: 'Tue', value: 45, before: 30 },
  { label: 'Wed', value: 0, before: 5 },
]

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [19, [0, 5, 10, 15, 20]],
  [405, [0, 200, 400, 600]],
  [1000, [0, 250, 500, 750, 1000]],
  [405, [-200, 0, 200, 400, 600], -40],
  [0, [-10, -5, 0, 5], -10],
])('an axis up to %d is marked at %j', (most, ticks, least = 0) => {
  expect(ticksFor(most, least)).toEqual(ticks)
})

test('an axis has few whole marks and reaches every value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
      const ticks = ticksFor(most)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  )
})

test('a smooth line never leaves the range of its two ends', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(heights, (values) => {
      const path = smoothPath(values.map((y, index) => [index * 10, y]))
      const curves = [...path.matchAll(/C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)(?=C|$)/g)]
      expect(curves).toHaveLength(values.length - 1)
      for (const [index, curve] of curves.entries()) {
        const ends = [values[index] ?? 0, values[index + 1] ?? 0]
        for (const y of [Number(curve[2]), Number(curve[4])]) {
          expect(y).toBeGreaterThanOrEqual(Math.min(...ends) - 0.01)
          expect(y).toBeLessThanOrEqual(Math.max(...ends) + 0.01)
        }
      }
    }),
  )
})

test('a chart is read along by arrow keys', async () => {
  render(<Trend label="Earned" data={week} format={dollars} names={['This week', 'Last week']} />)
  const chart = screen.getByRole('slider', { name: 'Earned' })
  chart.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(chart.getAttribute('aria-valuetext')).toBe('Tue: $45')
  await userEvent.keyboard('{Home}')
  expect(chart.getAttribute('aria-valuetext')).toBe('Mon: $20')
  await userEvent.keyboard('{ArrowLeft}')
  expect(chart.getAttribute('aria-valuetext')).toBe('Mon: $20')
})

test('every number of a chart stands in its table', () => {
  render(<Bars label="Earned" data={week} format={dollars} names={['This week', 'Last week']} />)
  const table = screen.getByRole('table', { name: 'Earned' })
  for (const words of ['Mon', '$20', 'Last week $10', 'Wed', '$0'])
    expect(table.textContent).toContain(words)
})

test('what is taken hangs below the line, and the column says what is left', async () => {
  const parts = ['Services', 'Commission']
  const data = [
    { label: 'Week 1', values: [300, -100] },
    { label: 'Week 2', values: [100, 0] },
  ]
  const { container } = render(
    <StackedBars label="Net" total="Left" parts={parts} data={data} format={dollars} />,
  )
  const bars = [...container.querySelectorAll<HTMLElement>('[role=slider] span[style*=height]')]
  // The scale goes from -100 to 300.
  expect(bars.map(({ style }) => [style.bottom || style.top, style.height])).toEqual([
    ['25%', '75%'],
    ['75%', '25%'],
    ['25%', '25%'],
    ['75%', '0%'],
  ])
  const chart = screen.getByRole('slider', { name: 'Net' })
  chart.focus()
  await userEvent.keyboard('{Home}')
  expect(chart.getAttribute('aria-valuetext')).toBe('Week 1: $200')
  expect(screen.getByText('Left').textContent).toBe('Left$200')
})

test('charts are drawn by the server, with their numbers', () => {
  const parts = ['Cuts', 'Tips']
  const data = [{ label: 'Week 1', values: [30, 10] }]
  expect(renderToString(<Trend label="Earned" data={week} format={dollars} />)).toContain('<path')
  expect(renderToString(<Trend label="Earned" data={[]} format={dollars} />)).toContain('slider')
  expect(
    renderToString(<StackedBars label="Net" parts={parts} data={data} format={dollars} />),
  ).toContain('$40')
  expect(
    renderToString(<Donut label="Mix" data={week.map(({ label, value }) => ({ label, value }))} />),
  ).toContain('69%')
})
