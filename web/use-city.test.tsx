// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCity } from './use-city.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <City />
    </QueryClientProvider>,
  )
}

function City() {
  return <p>{useCity() ?? 'loading'}</p>
}

test('the city of the settings, once they have loaded', async () => {
  show(Response.json({ cityDefault: 'Sugar Land' }))

  expect(screen.getByText('loading')).toBeTruthy()
  expect(await screen.findByText('Sugar Land')).toBeTruthy()
})

test('Houston when the settings cannot be read, which is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  show(new Response('', { status: 500 }))

  expect(await screen.findByText('Houston')).toBeTruthy()
  expect(log).toHaveBeenCalledWith('Failed to fetch platform settings', expect.anything())
})
