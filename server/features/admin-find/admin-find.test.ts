// The search of the command palette: what is found, and for whom.
import { beforeAll, expect, test } from 'vitest'
import { at, book } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const support = await make.admin('support')
const finance = await make.admin('finance')
const content = await make.admin('content')
let number = ''

beforeAll(async () => {
  const shop = await list('Bellaire Blade Room', { hours: [0, 1440] })
  const client = await make.person('client')
  const name = 'Temperance Okonkwo'
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  number = (await book(client, shop, at(3, 600))).bookingNumber
})

test('a name finds the person, misspelled too, and the bookings of that person', async () => {
  for (const q of ['temperance okonkwo', 'Temperence Okonkwo']) {
    const { people, bookings } = await as(support).adminFind.find({ q })
    expect(people.map(({ name }) => name)).toEqual(['Temperance Okonkwo'])
    expect(bookings.map(({ bookingNumber }) => bookingNumber)).toEqual([number])
  }
})

test('of many alike, the most alike is found', async () => {
  const name = async (name: string) => {
    const { id } = await make.person('client')
    await db.updateTable('profiles').set({ name }).where('userId', '=', id).execute()
  }
  await name('Marguerite Vandersloot')
  for (let each = 0; each < 10; each++) await name('Marguerite Vanderberg')
  const { people } = await as(support).adminFind.find({ q: 'marguerite vanderslot' })
  expect(people.map(({ name }) => name)).toContain('Marguerite Vandersloot')
  expect(people).toHaveLength(5)
})

test('a shop is found by a misspelled name, and none by a booking number like its name', async () => {
  for (const name of ['Bellaire Trims', 'Bellaire Fades', 'Bellaire Cuts', 'Bellaire Shaves'])
    await list(name)
  const shopsBy = async (q: string) =>
    (await as(support).adminFind.find({ q })).shops.map(({ name }) => name)
  expect(await shopsBy('belaire blaid room')).toContain('Bellaire Blade Room')
  // Five have the name, so none is added that is like it.
  await list('Bellair Corner')
  expect(await shopsBy('bellaire')).toEqual([
    'Bellaire Blade Room',
    'Bellaire Cuts',
    'Bellaire Fades',
    'Bellaire Shaves',
    'Bellaire Trims',
  ])
  await list('Studio 7135')
  expect(await shopsBy('K-7135')).toEqual([])
  // Two letters are a part of a name, not one with wrong letters.
  expect(await shopsBy('om')).toEqual(['Bellaire Blade Room'])
})

test('a booking number finds that booking alone, and a shop is found by a part of its name', async () => {
  const byNumber = await as(support).adminFind.find({ q: number.toLowerCase() })
  expect(byNumber.bookings.map(({ bookingNumber }) => bookingNumber)).toEqual([number])
  expect(byNumber.people).toEqual([])
  const { shops } = await as(support).adminFind.find({ q: 'blade r' })
  expect(shops.map(({ name }) => name)).toEqual(['Bellaire Blade Room'])
})

test('a shop is found with and without its accents', async () => {
  await list('Peluquería Güera')
  for (const q of ['peluqueria guera', 'PELUQUERÍA']) {
    const { shops } = await as(support).adminFind.find({ q })
    expect(shops.map(({ name }) => name)).toEqual(['Peluquería Güera'])
  }
})

test('each kind needs its right, and contacts theirs', async () => {
  const { people } = await as(finance).adminFind.find({ q: 'Temperance' })
  expect(people[0]?.email).toMatch(/^.•+@/)
  for (const q of ['Temperance', 'blade', number]) {
    const found = await as(content).adminFind.find({ q })
    expect(found).toEqual({ people: [], shops: [], bookings: [] })
  }
})
