// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Suggestion } from '#contract/marketplace/search.ts'
import { QueryInput } from './query-input.tsx'
import { rememberSearch } from './recent-searches.ts'

const style: Suggestion = {
  kind: 'style',
  name: { en: 'Fade', es: 'Degradado' },
  head: 'cheap ',
  profileId: null,
}
const place: Suggestion = { ...style, kind: 'place', name: { en: 'Montrose', es: 'Montrose' } }

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json([style, place]))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  const onSearch = vi.fn<(q: string) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <QueryInput value="" city={undefined} placeholder="" onSearch={onSearch} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return onSearch
}

test('arrows choose a suggestion, Enter takes it with the words before it', async () => {
  const onSearch = show()
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'cheap f')
  await screen.findByRole('option', { name: /cheap Fade/ })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen.id).toBe(field.getAttribute('aria-activedescendant'))
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith('cheap Montrose')
})

test('Escape closes the list and keeps the words', async () => {
  show()
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'cheap f')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByDisplayValue('cheap f')).toBe(field)
})

test('the last searches of this browser come first in the empty field', async () => {
  rememberSearch('kids cut')
  rememberSearch('fade tonight')
  const onSearch = show()
  await userEvent.click(screen.getByRole('combobox'))
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toContain('fade tonight')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSearch).toHaveBeenCalledWith('fade tonight')
})
