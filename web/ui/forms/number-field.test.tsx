// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { LanguageProvider } from '#web/language.tsx'
import { Field, Form, SubmitButton } from './form.tsx'

afterEach(cleanup)

const schema = z.object({
  most: z
    .int()
    .min(1, 'Choose 1 to 100')
    .nullish()
    .transform((most) => most ?? null),
  least: z.int('Enter a whole number'),
})

function show(initial: { most?: number | null; least?: number | null }) {
  const onSubmit = vi.fn()
  render(
    <LanguageProvider language="en">
      <Form schema={schema as never} initial={initial} onSubmit={onSubmit}>
        <Field name="most" label="Most" type="number" isOptional />
        <Field name="least" label="Least" type="number" />
        <SubmitButton busy="Saving...">Save</SubmitButton>
      </Form>
    </LanguageProvider>,
  )
  return onSubmit
}

const most = () => screen.getByLabelText<HTMLInputElement>(/^Most/)
const least = () => screen.getByLabelText<HTMLInputElement>('Least')
const save = () => userEvent.click(screen.getByRole('button'))

test.each([null, undefined])(
  'a number that is %s stays empty and is saved as none',
  async (none) => {
    const onSubmit = show({ most: none, least: 4 })
    expect(most().value).toBe('')
    await save()
    expect(onSubmit).toHaveBeenCalledWith({ most: null, least: 4 })
    expect(most().value).toBe('')
  },
)

test('a number that is cleared again is saved as none', async () => {
  const onSubmit = show({ most: 8, least: 4 })
  expect(most().value).toBe('8')
  await userEvent.clear(most())
  await save()
  expect(onSubmit).toHaveBeenCalledWith({ most: null, least: 4 })
})

test('zero is a number', async () => {
  const onSubmit = show({ most: null, least: 0 })
  expect(least().value).toBe('0')
  await save()
  expect(onSubmit).toHaveBeenCalledWith({ most: null, least: 0 })
})

test('a required number that is missing is asked for, and is not zero', async () => {
  const onSubmit = show({ most: null, least: null })
  await save()
  await screen.findByText('Enter a whole number')
  expect(onSubmit).not.toHaveBeenCalled()
})
