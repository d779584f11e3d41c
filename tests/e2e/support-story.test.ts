// A request from beginning to end: a client writes on a phone, support notes and answers, the client reads
// and rates. And a guest with the link from their mail.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const support = 'support@kempt.example'
const question = 'Is the shop open on Thanksgiving?'

const ticketOf = (subject: string) =>
  db
    .selectFrom('supportTickets')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()

test('a client writes on a phone, support notes and solves, the client rates', async () => {
  const mine = await newPage(demo.client)
  const errors = listenForErrors(mine)
  await visit(mine, '/client/dashboard?tab=support')
  await mine.getByRole('heading', { name: 'Quick answers' }).waitFor()
  await mine.getByRole('button', { name: /Can my son come along/ }).waitFor()
  await clean(mine)
  await mine.getByRole('button', { name: 'New request' }).click()
  const form = mine.getByRole('dialog', { name: 'How can we help?' })
  await form.getByLabel('Message').fill(question)
  await clean(mine)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await mine.getByRole('log').getByText(question).waitFor()
  await clean(mine)
  const { id, ticketNumber } = await ticketOf(question)

  const desk = await newPage(support, desktop)
  const deskErrors = listenForErrors(desk)
  await visit(desk, '/admin/support')
  await desk.getByText(/^Backlog \d+$/).waitFor()
  await clean(desk)
  await desk.getByRole('button', { name: new RegExp(question.replace('?', '\\?')) }).click()
  await desk.getByText(ticketNumber).first().waitFor()
  await desk.getByRole('button', { name: 'Note', exact: true }).click()
  await desk.getByLabel('Note for the team').fill('Called the shop, they close at noon')
  await clean(desk)
  await desk.getByRole('button', { name: 'Save note' }).click()
  await desk.getByText(/only for the team/).waitFor()
  await desk.getByRole('button', { name: 'Reply', exact: true }).click()
  await desk.getByRole('button', { name: 'Saved answers' }).click()
  await desk.getByRole('button', { name: 'Use Hold, not a charge' }).click()
  const answer = desk.getByLabel(/^Reply to/)
  expect(await answer.inputValue()).toMatch(/^Hi \w+, the second line.*Priya$/)
  await answer.fill('They close at noon that day.')
  await desk.getByRole('button', { name: 'Send and wait' }).click()
  await desk.getByRole('log').getByText('They close at noon that day.').waitFor()

  await mine.getByRole('log').getByText('They close at noon that day.').waitFor()
  expect(await mine.getByText('Called the shop').count()).toBe(0)
  await mine.getByLabel('Write a message').fill('Perfect, thank you!')
  await mine.getByRole('button', { name: 'Send', exact: true }).click()
  await desk.getByRole('log').getByText('Perfect, thank you!').waitFor()
  await answer.fill('Enjoy the day!')
  await desk.getByRole('button', { name: 'Send and solve' }).click()
  await desk.getByText('Solved').first().waitFor()
  await clean(desk)
  await mine.getByRole('radio', { name: '5 stars' }).press('Space')
  await mine.getByLabel('Anything to add?').fill('So quick')
  await clean(mine)
  await mine.getByRole('button', { name: 'Send rating' }).click()
  await mine.getByText('Thanks for telling us!').waitFor()
  expect(await ticketOf(question)).toMatchObject({ id, state: 'solved', csat: 5 })
  expect([...errors(), ...deskErrors()]).toEqual([])
})

test('the desk on a phone, one after the other, in Spanish', async () => {
  const page = await newPage(support)
  await visit(page, '/admin/support?lang=es')
  await page.getByRole('button', { name: /Quiero cambiar mi correo/ }).click()
  await page.getByRole('button', { name: 'Volver a la fila' }).waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('menuitem', { name: 'Poner en pausa' }).click()
  const asked = page.getByRole('alertdialog', { name: '¿Poner en pausa?' })
  await clean(page)
  await asked.getByLabel('Hasta').fill('2099-01-02')
  await asked.getByLabel('Mensaje para la persona').fill('Lo revisamos con el equipo.')
  await asked.getByRole('button', { name: 'Poner en pausa' }).click()
  await asked.waitFor({ state: 'detached' })
  await page.getByRole('log').getByText('Lo revisamos con el equipo.').waitFor()
  expect((await ticketOf('Quiero cambiar mi correo')).state).toBe('on_hold')
  await page.getByRole('button', { name: 'Volver a la fila' }).click()
  await page.getByRole('button', { name: 'Cómo va soporte' }).click()
  await page.getByRole('heading', { name: 'Calificación por día' }).waitFor()
  await clean(page)
})
