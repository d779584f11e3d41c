// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#contract/language.ts'
import { LanguageProvider } from '#web/language.tsx'
import { ContactSupport } from './contact-support.tsx'

const server = vi.fn<typeof fetch>()

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  server.mockReset()
})

function open(query: string, language: Language = 'en') {
  history.replaceState(null, '', `/contact-support${query}`)
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('fetch', server)
  const router = createMemoryRouter([{ path: '/contact-support', Component: ContactSupport }], {
    initialEntries: [`/contact-support${query}`],
  })
  render(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  nowMs = 10_000
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('a suspended person is met with an appeal, their address filled in and off the address bar', () => {
  open('?email=ana%40example.com&type=suspended&lang=en')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Appeal your suspension')
  expect(field('Email').value).toBe('ana@example.com')
  expect(document.body.textContent).not.toContain('ana@example.com')
  expect(location.search).toBe('?type=suspended&lang=en')
  expect(screen.queryByLabelText("What's it about?")).toBeNull()
})

test('in Spanish', () => {
  open('?type=suspended', 'es')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Apela la suspensión')
})

test('everyone else chooses what it is about, or is told to', async () => {
  open('?type=%3Cscript%3E')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact support')
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText("Choose what it's about")
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Invalid email address',
    "Choose what it's about",
    'Please tell us a little more',
  ])
})

test('a sent message is answered with its number', async () => {
  server.mockResolvedValue(
    new Response(JSON.stringify({ ticketNumber: 'T-1042' }), { status: 200 }),
  )
  open('?email=ana%40example.com&type=suspended')
  type('What should we know?', 'It was my brother, and he is sorry.')
  fireEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText('T-1042')).toBeTruthy()
  expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toMatchObject({
    email: 'ana@example.com',
    type: 'suspended',
    bookingNumber: '',
    message: 'It was my brother, and he is sorry.',
  })
})

test('a message that cannot be sent stays in the form', async () => {
  server.mockResolvedValue(new Response('{}', { status: 500 }))
  open('')
  type('Email', 'ana@example.com')
  type("What's it about?", 'booking')
  type('Message', 'My barber did not come.')
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(server).toHaveBeenCalledOnce())
  await screen.findByRole('button', { name: 'Send Message' })
  expect(field('Message').value).toBe('My barber did not come.')
})

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/Add photos/), { target: { files } })
const answered = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const [one, two, three] = ['1', '2', '3'].map((digit) => `${digit.repeat(36)}.webp`)

test('up to three pictures go with it, and one that was taken back does not', async () => {
  open('?email=ana%40example.com&type=suspended')
  for (const file of [one, two, three]) server.mockResolvedValueOnce(answered({ file }))
  choose(picture('a.png'), picture('b.png'))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove a.png' }))
  await screen.findByText('b.png')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Add/).disabled).toBe(false))
  choose(picture('c.png'))
  await screen.findByText('c.png')

  server.mockResolvedValueOnce(answered({ ticketNumber: 'T-1043' }))
  type('What should we know?', 'It was my brother, and he is sorry.')
  fireEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
  await screen.findByText('T-1043')
  const sent = JSON.parse(String(server.mock.calls.at(-1)?.[1]?.body))
  expect(sent.files).toEqual([two, three])
})

test('a fourth is not taken, and a refused one is told under the field', async () => {
  open('')
  server.mockResolvedValueOnce(
    answered({ code: 'NOT_A_PICTURE', message: 'Please choose a JPEG, PNG or WebP photo.' }, 400),
  )
  choose(picture('a.png'))
  await screen.findByText('Please choose a JPEG, PNG or WebP photo.')

  for (const file of [one, two, three]) server.mockResolvedValueOnce(answered({ file }))
  choose(...['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`)))
  await screen.findByText('c.png')
  expect(screen.queryByText('d.png')).toBeNull()
  await screen.findByText('You can add up to 3 photos.')
  await waitFor(() => expect(screen.queryByLabelText(/Add photos/)).toBeNull())
})
