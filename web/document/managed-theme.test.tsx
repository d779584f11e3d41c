// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ManagedTheme } from './managed-theme.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a theme that cannot be read is logged, and the built-in colors stay', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={queries}>
      <ManagedTheme />
    </QueryClientProvider>,
  )
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('Failed to fetch theme settings', expect.anything()),
  )
  expect(container.querySelector('style')).toBeNull()
})
