import { expect, test } from 'vitest'
import { chooseTab, currentItem, onlyNewPages } from './active-tab.ts'

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

// The thumb's menu.
const dashboard = '/admin/dashboard'
const items = [
  { to: dashboard, tab: 'overview' },
  { to: dashboard, tab: 'all-bookings' },
  { to: dashboard, opens: 'find' },
  { to: dashboard, opens: 'menu' },
]
const current = (openTab: string, search = '', pathname = dashboard) =>
  currentItem(items, { pathname, params: new URLSearchParams(search), openTab })

test('one item is current, whether or not the address names the tab', () => {
  expect(current('overview')).toBe(0)
  expect(current('all-bookings')).toBe(1)
  expect(current('all-bookings', 'tab=all-bookings')).toBe(1)
})

test('what is open over a tab is current in its place', () => {
  expect(current('overview', 'find=1')).toBe(2)
  expect(current('all-bookings', 'tab=all-bookings&menu=1')).toBe(3)
})

test('none is current elsewhere, and never the button for a new booking', () => {
  expect(current('users')).toBe(-1)
  expect(current('overview', '', '/admin/roles')).toBe(-1)
  const bar = [{ to: '/barber/dashboard', tab: 'bookings', isNew: true }]
  const place = {
    pathname: '/barber/dashboard',
    params: new URLSearchParams(),
    openTab: 'bookings',
  }
  expect(currentItem(bar, place)).toBe(-1)
})
