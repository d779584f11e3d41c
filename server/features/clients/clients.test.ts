import { expect, test } from 'vitest'
import { at, book, hold } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import {
  emailOf,
  hire,
  named,
  owner,
  place,
  rival,
  shop,
  theOne,
  visited,
} from './clients.test.kit.ts'
import { eraseClient } from './service.ts'

const notFound = { code: 'NOT_FOUND' }

test('a booking creates a client record: name, contacts, next booking, source', async () => {
  const ines = await named('Inés Ávila', { phone: '+17135550101' })
  await book(ines, shop, at(3, 600))
  const row = await theOne('INES avila')
  expect(row).toMatchObject({
    name: 'Inés Ávila',
    phone: '+17135550101',
    email: await emailOf(ines),
    source: 'marketplace',
    visits: 0,
    lastVisitAt: null,
    nextBookingAt: at(3, 600),
  })
  await expect(as(rival.barber).clients.read({ place, id: row.id })).rejects.toMatchObject(notFound)
  expect((await as(rival.barber).clients.list({ place, q: 'ines' })).total).toBe(0)
})

test('a hold creates no client record', async () => {
  const person = await named('Only Looking')
  await hold(person, shop, at(4, 600))
  expect((await owner.list({ place, q: 'only looking' })).total).toBe(0)
})

test('visits, spending and no-shows are counted as the visits change', async () => {
  const person = await named('Count Ing')
  await visited(person, { daysAgo: 40, cents: 2500 })
  await visited(person, { daysAgo: 10, cents: 4000 })
  const missed = await visited(person, { daysAgo: 5, status: 'no_show' })
  const before = await theOne('count ing')
  expect(before).toMatchObject({ visits: 2, spentCents: 6500, noShows: 1 })

  await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', missed).execute()
  const after = await theOne('count ing')
  expect(after).toMatchObject({ visits: 3, spentCents: 9500, noShows: 0 })
  expect(after.lastVisitAt! > before.lastVisitAt!).toBe(true)
})

test('a guest, the barber’s own entry and an account are one person when the address says so', async () => {
  const person = await named('Mara Soto')
  const email = await emailOf(person)
  const { id } = await owner.add({ place, name: 'Marita', email })
  await visited({ guestName: 'M. Soto', guestEmail: email }, { daysAgo: 9 })
  await visited(person, { daysAgo: 8 })
  const record = await owner.read({ place, id })
  expect(record).toMatchObject({ name: 'Marita', source: 'added', visits: 2, hasAccount: true })
  expect(record.history).toHaveLength(2)
})

test('a phone number matches a record without an address, and never merges two addresses', async () => {
  const phone = '+17135550177'
  const { id } = await owner.add({ place, name: 'By Phone', phone: '(713) 555-0177' })
  await visited({ guestName: 'Paula', guestEmail: 'paula@example.com', guestPhone: phone })
  expect(await owner.read({ place, id })).toMatchObject({ email: 'paula@example.com', visits: 1 })
  await visited(
    { guestName: 'Sister', guestEmail: 'sister@example.com', guestPhone: phone },
    { daysAgo: 2 },
  )
  expect(await owner.read({ place, id })).toMatchObject({ visits: 1 })
  expect(await theOne('sister')).toMatchObject({ visits: 1 })
})

test('a guest’s record is merged into their account’s record, with its notes', async () => {
  const person = await named('Lena Ortiz')
  await visited(person, { daysAgo: 30 })
  const other = `${crypto.randomUUID()}@example.com`
  await visited({ guestName: 'Lena O', guestEmail: other }, { daysAgo: 20 })
  const guest = await theOne(other)
  await owner.addNote({ place, id: guest.id, body: 'Likes it short' })
  await db
    .updateTable('bookings')
    .set({ clientId: person.id })
    .where('guestEmail', '=', other)
    .execute()
  const merged = await theOne('lena')
  const record = await owner.read({ place, id: merged.id })
  expect(record).toMatchObject({ visits: 2, hasAccount: true })
  expect(record.notes.map(({ body }) => body)).toEqual(['Likes it short'])
})

test('adding a known client opens their record and reveals no account', async () => {
  const stranger = await named('Has Account')
  const email = await emailOf(stranger)
  const first = await owner.add({ place, name: 'Typed In', email })
  expect(first.isNew).toBe(true)
  expect(await owner.read({ place, id: first.id })).toMatchObject({ hasAccount: false, visits: 0 })
  expect(await owner.add({ place, name: 'Typed Again', email })).toEqual({
    id: first.id,
    isNew: false,
  })
  await expect(owner.add({ place, name: 'No Way', phone: '', email: '' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { phone: 'Add a phone number or an email address' },
  })
})

test('a record: note, tags, preferences, and its end', async () => {
  const { id } = await owner.add({ place, name: 'Note Worthy', phone: '(713) 555-0188' })
  await owner.addNote({ place, id, body: 'Allergic to latex' })
  await owner.setTags({ place, id, tags: ['VIP', 'VIP', 'Fade'] })
  await owner.setPreferences({ place, id, preferences: 'No talking' })
  const record = await owner.read({ place, id })
  expect(record).toMatchObject({ tags: ['VIP', 'Fade'], preferences: 'No talking' })
  expect(record.notes).toMatchObject([{ body: 'Allergic to latex', author: 'barber', isOwn: true }])
  expect((await owner.list({ place, tag: 'VIP' })).clients.map((each) => each.id)).toEqual([id])
  expect((await owner.list({ place })).tags).toContain('Fade')
  await owner.removeNote({ place, id, noteId: record.notes[0]!.id })
  await owner.edit({ place, id, name: 'Note Less', phone: '(713) 555-0189' })
  expect(await owner.read({ place, id })).toMatchObject({ name: 'Note Less', notes: [] })
  await owner.remove({ place, id })
  await expect(owner.read({ place, id })).rejects.toMatchObject(notFound)
})

test('a record with bookings cannot be removed, and an account’s name and address cannot be edited', async () => {
  const person = await named('Stay Put')
  await visited(person)
  const { id } = await theOne('stay put')
  const refused = (code: string) => expect.objectContaining({ code })
  await expect(owner.remove({ place, id })).rejects.toEqual(refused('CLIENT_HAS_VISITS'))
  await expect(owner.edit({ place, id, name: 'Other', email: 'new@example.com' })).rejects.toEqual(
    refused('CLIENT_HAS_ACCOUNT'),
  )
  const { id: added } = await owner.add({ place, name: 'Second', phone: '(713) 555-0190' })
  await expect(
    owner.edit({ place, id: added, name: 'Second', email: await emailOf(person) }),
  ).rejects.toEqual(refused('CLIENT_EXISTS'))
})

test('lapsed, new and returning are those the definitions name', async () => {
  const lapsed = await named('Long Gone')
  await visited(lapsed, { daysAgo: 50 })
  const back = await named('Came Back')
  await visited(back, { daysAgo: 60 })
  await visited(back, { daysAgo: 6 })
  const expected = await named('Long Gone But Expected')
  await visited(expected, { daysAgo: 55 })
  await book(expected, shop, at(5, 600))

  const names = async (filter: 'lapsed' | 'new' | 'returning') =>
    (await owner.list({ place, filter, sort: 'name' })).clients.map(({ name }) => name)
  expect(await names('lapsed')).toEqual(['Long Gone'])
  expect(await names('returning')).toContain('Came Back')
  expect(await names('new')).not.toContain('Came Back')
  const { counts } = await owner.list({ place })
  expect(counts.lapsed).toBe(1)
})

test('rights: own calendar only sees no clients; the desk sees contacts only if allowed', async () => {
  const self = as(await hire({ permissionLevel: 'self' })).clients
  const desk = as(await hire({ permissionLevel: 'desk' })).clients
  const trusted = as(await hire({ permissionLevel: 'desk', seesContacts: true })).clients
  const at = { place: 'employee' as const }
  const { id } = await owner.add({ place, name: 'Hidden Number', phone: '(832) 555-0123' })

  await expect(self.list(at)).rejects.toMatchObject(notFound)
  await expect(self.read({ ...at, id })).rejects.toMatchObject(notFound)
  expect(await desk.read({ ...at, id })).toMatchObject({ phone: null, seesContacts: false })
  expect(await desk.find({ ...at, q: '8325550123' })).toEqual([])
  await expect(desk.list(at)).rejects.toMatchObject(notFound)
  expect(await desk.find({ ...at, q: 'hidden' })).toMatchObject([{ id, phone: null }])
  await expect(desk.export(at)).rejects.toMatchObject(notFound)
  await expect(desk.import({ ...at, rows: [] })).rejects.toMatchObject(notFound)
  await expect(desk.edit({ ...at, id, name: 'Oh', phone: '(832) 555-0000' })).rejects.toMatchObject(
    notFound,
  )
  expect(await trusted.read({ ...at, id })).toMatchObject({ phone: '+18325550123' })
  expect(await trusted.find({ ...at, q: '555-0123' })).toMatchObject([{ id }])
  await expect(as(await make.person('employee')).clients.list(at)).rejects.toMatchObject(notFound)
})

test('a record of another business answers like a missing one, to every call', async () => {
  const { id } = await owner.add({ place, name: 'Ours Alone', phone: '(832) 555-0199' })
  await owner.addNote({ place, id, body: 'x' })
  const [note] = (await owner.read({ place, id })).notes
  const theirs = as(rival.barber).clients
  const one = { place, id }
  const tries = [
    theirs.read(one),
    theirs.edit({ ...one, name: 'Stolen', phone: '(832) 555-0100' }),
    theirs.setTags({ ...one, tags: ['x'] }),
    theirs.setPreferences({ ...one, preferences: 'x' }),
    theirs.addNote({ ...one, body: 'x' }),
    theirs.removeNote({ ...one, noteId: note!.id }),
    theirs.block(one),
    theirs.unblock(one),
    theirs.remove(one),
    theirs.removePhoto({ ...one, photoId: id }),
  ]
  for (const answer of await Promise.allSettled(tries))
    expect(answer).toMatchObject({ status: 'rejected', reason: notFound })
  expect(await owner.read(one)).toMatchObject({ name: 'Ours Alone', tags: [], isBlocked: false })
})

test('an erased account is removed from client records; data that the barber added before stays', async () => {
  const person = await named('Gone Forever')
  const email = await emailOf(person)
  await visited(person)
  await as(rival.barber).clients.add({ place, name: 'Known Before', email })
  await visited(person, { at: rival })
  const { id } = await theOne('gone forever')
  await owner.addNote({ place, id, body: 'Private' })
  await eraseClient(db, person.id)
  expect(await owner.read({ place, id })).toMatchObject({
    name: 'Former client',
    email: null,
    notes: [],
    hasAccount: false,
    visits: 1,
  })
  const [kept] = (await as(rival.barber).clients.list({ place, q: 'known before' })).clients
  expect(kept).toMatchObject({ email, visits: 1 })
})

test('five thousand clients come a page at a time, sorted and found', async () => {
  const many = await list('Busy Shop')
  await db
    .insertInto('clients')
    .values(
      Array.from({ length: 5000 }, (_, n) => ({
        barberId: many.barber.id,
        name: `Client ${String(n).padStart(4, '0')}`,
        phone: `+1713556${String(n).padStart(4, '0')}`,
        source: 'imported',
      })),
    )
    .execute()
  const busy = as(many.barber).clients
  const last = await busy.list({ place, sort: 'name', page: 200 })
  expect(last).toMatchObject({ total: 5000, pages: 200 })
  expect(last.clients.at(-1)?.name).toBe('Client 4999')
  expect((await busy.list({ place, q: '4321' })).clients).toMatchObject([{ name: 'Client 4321' }])
})
