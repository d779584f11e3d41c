// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#contract/language.ts'
import { LanguageProvider } from '#web/language.tsx'
import { drawToastsWith, type Show } from '#web/ui/overlays/toast.ts'
import { InquiryForm } from './inquiry-form.tsx'

const typed = {
  Name: 'Marcus Hill',
  Email: 'marcus@example.com',
  'Phone(optional)': '713',
  Message: 'Three chairs.',
}
const success = "Message sent successfully! We'll get back to you soon."
const failure = 'Failed to send message. Please try again.'

const toasts = vi.fn<Show>()
const server = vi.fn<typeof fetch>()
let nowMs = 0

beforeEach(() => {
  nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('fetch', server)
  drawToastsWith(toasts)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  toasts.mockReset()
  server.mockReset()
})

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <InquiryForm />
    </LanguageProvider>,
  )
  nowMs = 10_000
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fillIn = (values: Record<string, string> = typed) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(label), { target: { value } })
}
const press = (name = 'Send Message') => fireEvent.click(screen.getByRole('button', { name }))
const values = () => Object.keys(typed).map((label) => field(label).value)
const bodies = () =>
  server.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>)
const answer = (status: number, body: object = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status })

test('an empty form says what is missing under each field, and sends nothing', async () => {
  show()
  press()
  await screen.findByText('Name must be at least 2 characters')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Name must be at least 2 characters',
    'Invalid email address',
    'Message must be at least 3 characters',
  ])
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  expect(server).not.toHaveBeenCalled()
})

test('in Spanish too', async () => {
  show('es')
  press('Enviar mensaje')
  expect(await screen.findByText('El nombre debe tener al menos 2 caracteres')).toBeTruthy()
})

test('while it is sent everything is disabled; then it says so and is empty again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.mockReturnValue(promise)
  show()
  fillIn()
  press()

  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })
  expect(button.disabled).toBe(true)
  expect(field('Name').closest('fieldset')?.disabled).toBe(true)
  expect(bodies()).toEqual([
    {
      name: 'Marcus Hill',
      email: 'marcus@example.com',
      phone: '713',
      message: 'Three chairs.',
      website: '',
      filledInMs: 10_000,
    },
  ])

  resolve(answer(204))
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce())
  expect(toasts).toHaveBeenCalledWith('success', success, {
    durationMs: 5000,
    position: 'top-center',
  })
  await waitFor(() => expect(values()).toEqual(['', '', '', '']))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).disabled).toBe(
    false,
  )
})

test.each([
  ['the server breaks', () => Promise.resolve(answer(500))],
  ['there is no connection', () => Promise.reject(new TypeError('network'))],
  ['it is too much', () => Promise.resolve(answer(429, { code: 'TOO_MANY_REQUESTS' }))],
  ['the phone is too long', () => Promise.resolve(answer(400, { code: 'INVALID_INPUT' }))],
])('when %s, it says so and keeps what was typed', async (_, reply) => {
  server.mockImplementation(reply)
  show()
  fillIn()
  press()
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce())
  expect(toasts).toHaveBeenCalledWith('error', failure, {
    durationMs: 5000,
    position: 'top-center',
  })
  await screen.findByRole('button', { name: 'Send Message' })
  expect(values()).toEqual(Object.values(typed))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a proof is solved without anyone noticing', async () => {
  const wanted = { code: 'PROOF_WANTED', fields: { challenge: '1.abc.def' } }
  server.mockResolvedValueOnce(answer(428, wanted)).mockResolvedValueOnce(answer(204))
  show()
  fillIn()
  press()
  await waitFor(() => expect(toasts).toHaveBeenCalledOnce(), { timeout: 15_000 })
  expect(toasts).toHaveBeenCalledWith('success', success, expect.anything())
  expect(bodies()[1]).toMatchObject({ proof: expect.stringMatching(/^1\.abc\.def\.\d+$/) })
})

test('who is faster than a person waits, and is not refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  server.mockResolvedValue(answer(204))
  show()
  nowMs = 500
  fillIn()
  press()
  await vi.advanceTimersByTimeAsync(1400)
  expect(server).not.toHaveBeenCalled()
  nowMs = 2000
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await waitFor(() => expect(server).toHaveBeenCalledOnce())
  expect(bodies()[0]).toMatchObject({ filledInMs: 2000 })
})

test('a script that fills in every field gives itself away; people cannot reach it', async () => {
  server.mockResolvedValue(answer(400, { code: 'INVALID_INPUT' }))
  show()
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')!
  expect(trap.tabIndex).toBe(-1)
  expect(trap.closest('[aria-hidden=true]')).toBeTruthy()
  trap.value = 'https://spam.example'
  fillIn()
  press()
  await waitFor(() => expect(bodies()).toMatchObject([{ website: 'https://spam.example' }]))
})
