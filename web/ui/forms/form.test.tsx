// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { AppError } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { LanguageProvider } from '#web/language.tsx'
import { Checkbox, CodeField, RadioCards, RatingField, Switch } from './form-choices.tsx'
import { Choice, PasswordField, PhoneField, TextArea } from './form-fields.tsx'
import { Field, Form, SubmitButton } from './form.tsx'

afterEach(cleanup)

const contact = z.object({
  name: z.string().trim().min(2, 'Name must be at least 2 characters'),
  email: z.email('Invalid email address'),
})

type Options = {
  onSubmit?: (values: { name: string; email: string }) => unknown
  onError?: (error: unknown) => string | void
  resets?: boolean
  language?: Language
}

function show({ onSubmit = vi.fn(), language = 'en', ...rest }: Options = {}) {
  render(
    <LanguageProvider language={language}>
      <Form schema={contact} initial={{ name: '', email: '' }} onSubmit={onSubmit} {...rest}>
        <Field name="name" label="Name" hint="As on your card" />
        <Field name="email" label="Email" />
        <SubmitButton busy="Sending...">Send</SubmitButton>
      </Form>
    </LanguageProvider>,
  )
}

async function send(name = 'Marcus', email = 'marcus@example.com') {
  if (name) await userEvent.type(screen.getByLabelText('Name'), name)
  if (email) await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button'))
}

test('what is wrong stands under its field, tied to it, and nothing is sent', async () => {
  const onSubmit = vi.fn()
  show({ onSubmit })
  await send('M', '')

  const message = await screen.findByText('Name must be at least 2 characters')
  const name = screen.getByLabelText('Name')
  expect(message.closest('[role=alert]')?.id).toBe(
    name.getAttribute('aria-describedby')?.split(' ')[1],
  )
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Invalid email address')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('while it is sent, fields and button are disabled and the button says so', async () => {
  const sending = Promise.withResolvers<void>()
  const onSubmit = vi.fn(() => sending.promise)
  show({ onSubmit })
  await send(' Marcus ')

  expect(onSubmit).toHaveBeenCalledWith({ name: 'Marcus', email: 'marcus@example.com' })
  expect(screen.getByRole('button').textContent).toBe('Sending...')
  expect(screen.getByLabelText('Name').closest('fieldset')?.disabled).toBe(true)
  sending.resolve()
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Send'))
  expect(screen.getByLabelText('Name').closest('fieldset')?.disabled).toBe(false)
})

test('a refusal is told at the foot, and what was typed stays', async () => {
  show({ onSubmit: () => Promise.reject(new AppError('UNREACHABLE')) })
  await send()

  const foot = await screen.findByRole('alert')
  expect(foot.textContent).toBe("We couldn't reach the server. Please try again.")
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Marcus')
})

test('a refused field is told under it and not again at the foot', async () => {
  const refusal = new AppError('INVALID_INPUT', { email: 'This email is already in use.' })
  show({ onSubmit: () => Promise.reject(refusal) })
  await send()

  expect(await screen.findByText('This email is already in use.')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

test('a refused field this form does not show is told at the foot', async () => {
  show({ onSubmit: () => Promise.reject(new AppError('INVALID_INPUT', { role: 'Choose a role' })) })
  await send()

  expect((await screen.findByRole('alert')).textContent).toBe('Please check what you entered.')
})

test('onError takes the refusal over, and may leave a sentence at the foot', async () => {
  const onError = vi.fn((error: unknown) => (error instanceof Error ? 'Later, please' : undefined))
  show({ onSubmit: () => Promise.reject(new Error('boom')), onError })
  await send()

  expect((await screen.findByRole('alert')).textContent).toBe('Later, please')
  expect(onError).toHaveBeenCalledOnce()
})

test('a form that resets is empty after it was accepted', async () => {
  show({ resets: true })
  await send()

  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''))
})

test('messages are told in Spanish to those who read it', async () => {
  show({ language: 'es', onSubmit: () => Promise.reject(new AppError('UNREACHABLE')) })
  await send()

  const foot = await screen.findByRole('alert')
  expect(foot.textContent).toBe('No pudimos conectar con el servidor. Inténtalo de nuevo.')
})

const everything = z.object({
  password: z.string(),
  phone: z.string(),
  minutes: z.number('Choose a length').optional(),
  note: z.string(),
  service: z.string(),
  terms: z.boolean(),
  reminders: z.boolean(),
  role: z.string(),
  code: z.string(),
  stars: z.number(),
})

test('every kind of field gives what was chosen', async () => {
  const onSubmit = vi.fn()
  const empty = { password: '', phone: '', note: '', service: '', role: '', code: '', stars: 0 }
  render(
    <Form
      schema={everything}
      initial={{ ...empty, terms: false, reminders: true }}
      onSubmit={onSubmit}
    >
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PhoneField name="phone" label="Phone" />
      <Field name="minutes" label="Minutes" type="number" />
      <TextArea name="note" label="Note" limit={10} />
      <Choice name="service" label="Service" options={[['fade', 'Skin fade']]} />
      <Checkbox name="terms" label="Terms" />
      <Switch name="reminders" label="Reminders" />
      <RadioCards name="role" label="Role" options={[{ value: 'barber', label: 'Barber' }]} />
      <CodeField name="code" label="Code" />
      <RatingField name="stars" label="Stars" />
      <SubmitButton busy="Saving...">Save</SubmitButton>
    </Form>,
  )
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(password, 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
  await userEvent.type(screen.getByLabelText('Phone'), '713 555 0100')
  await userEvent.type(screen.getByLabelText('Minutes'), '45')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(713) 555-0100')
  await userEvent.type(screen.getByLabelText('Note'), 'Low fade')
  expect(screen.getByText('8/10')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Skin fade')
  await userEvent.click(screen.getByLabelText('Terms'))
  await userEvent.click(screen.getByRole('switch'))
  await userEvent.click(screen.getByRole('radio', { name: 'Barber' }))
  await userEvent.type(screen.getByLabelText('Code'), '12a456')
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(onSubmit).toHaveBeenCalledWith({
    password: 'correct horse',
    phone: '(713) 555-0100',
    minutes: 45,
    note: 'Low fade',
    service: 'fade',
    terms: true,
    reminders: false,
    role: 'barber',
    code: '12456',
    stars: 4,
  })
})

describe('a wrong code', () => {
  const wanted = 'Enter all six digits'
  const schema = z.object({ code: z.string().regex(/^\d{6}$/, wanted) })
  const said = "That code doesn't match. Check it and try again."

  function showCode(refusal: () => AppError, onError?: (error: unknown) => string) {
    const onSubmit = vi.fn(() => Promise.reject(refusal()))
    render(
      <Form
        schema={schema}
        initial={{ code: '' }}
        onSubmit={onSubmit}
        {...(onError && { onError })}
      >
        <CodeField name="code" label="Code" />
        <SubmitButton busy="Checking...">Check</SubmitButton>
      </Form>,
    )
    return onSubmit
  }
  const code = () => screen.getByLabelText<HTMLInputElement>('Code')

  async function give(digits: string) {
    await userEvent.type(code(), digits)
    await userEvent.click(screen.getByRole('button'))
  }

  test('is cleared to be typed anew, and why stays until the next one is whole', async () => {
    const onSubmit = showCode(() => new AppError('CODE_INVALID', { code: said }))
    await give('123456')
    await waitFor(() => expect(code().value).toBe(''))
    expect(document.activeElement).toBe(code())
    expect(screen.getByRole('alert').textContent).toBe(said)

    await userEvent.type(code(), '65432')
    expect(screen.getByRole('alert').textContent).toBe(said)
    await userEvent.type(code(), '1')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(screen.getByRole('button'))
    // Said once more, so that it is heard once more.
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said))
    expect(code().value).toBe('')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  test('also where the form says it at its foot', async () => {
    showCode(
      () => new AppError('CODE_EXPIRED'),
      () => 'Invalid or expired code',
    )
    await give('123456')
    await waitFor(() => expect(code().value).toBe(''))
    expect(document.activeElement).toBe(code())
    expect(screen.getByRole('alert').textContent).toBe('Invalid or expired code')
  })

  test('stays when something else went wrong', async () => {
    showCode(() => new AppError('UNREACHABLE'))
    await give('123456')
    await screen.findByRole('alert')
    expect(code().value).toBe('123456')
  })

  test('that is not whole is told when it is sent', async () => {
    const onSubmit = showCode(() => new AppError('CODE_INVALID'))
    await give('123')
    expect((await screen.findByRole('alert')).textContent).toBe(wanted)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
