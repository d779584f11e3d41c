// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { LanguageProvider } from '#web/language.tsx'
import { Managed } from './managed.tsx'

afterEach(cleanup)

function show(queryFn: () => Promise<string>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <LanguageProvider language="en">
        <Managed query={{ queryKey: ['text'], queryFn }} title="Terms of Service">
          {(text) => <p>{text}</p>}
        </Managed>
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

test('while the words come the page has its heading and says that it loads', () => {
  show(() => new Promise(() => {}))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Service')
  expect(screen.getByRole('status').textContent).toContain('Loading')
})

test('when they do not come it says why, and tries again when asked', async () => {
  const fetchText = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new AppError('UNREACHABLE'))
    .mockResolvedValueOnce('The words')
  show(fetchText)
  await screen.findByRole('alert')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Service')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The words')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
