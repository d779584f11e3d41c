import { expect, test } from 'vitest'
import { chooseTab, onlyNewPages } from './active-tab.ts'

const names = ['overview', 'bookings', 'favorites', 'reviews']
const nothing = { fromAddress: null, fromNavigation: undefined, saved: null }

test('without a wish the overview is open', () => {
  expect(chooseTab(names, nothing)).toBe('overview')
})

test('the address wins over navigation, and navigation over what was open last', () => {
  const saved = { ...nothing, saved: 'reviews' }
  const navigated = { ...saved, fromNavigation: 'favorites' }
  const addressed = { ...navigated, fromAddress: 'bookings' }
  expect([saved, navigated, addressed].map((asked) => chooseTab(names, asked))).toEqual([
    'reviews',
    'favorites',
    'bookings',
  ])
})

test('an unknown tab is the overview, wherever it was asked for', () => {
  expect(chooseTab(names, { ...nothing, fromAddress: 'payouts', saved: 'reviews' })).toBe(
    'overview',
  )
  expect(chooseTab(names, { ...nothing, fromNavigation: { hack: 1 } })).toBe('overview')
  expect(chooseTab(names, { ...nothing, saved: 'all-bookings' })).toBe('overview')
})

test('another tab asks the server nothing, another page does', () => {
  const at = (path: string) => new URL(path, 'http://kempt.example')
  const moves = (from: string, to: string) => ({ currentUrl: at(from), nextUrl: at(to) })
  expect(onlyNewPages(moves('/client/dashboard', '/client/dashboard?tab=reviews'))).toBe(false)
  expect(onlyNewPages(moves('/client/dashboard', '/client/bookings'))).toBe(true)
})
