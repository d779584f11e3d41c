// Views of the administrators' lists: own ones, shared ones, and who may change them.
import { expect, test } from 'vitest'
import { viewedLists } from '#contract/admin/lists/saved-views.ts'
import { entriesOf } from '#contract/lists.ts'
import { granted, subRoles } from '#contract/permissions.ts'
import { jobs } from '#server/jobs.ts'
import { as, db, jobContext, make } from '#tests/world.ts'

const owner = await make.person('admin')
const support = await make.admin('support')
const finance = await make.admin('finance')
const content = await make.admin('content')
const list = 'bookings' as const
const noShows = { list, query: 'status=no_show', isShared: false }

const namesOf = async (who: typeof owner) =>
  (await as(who).savedViews.list({ list })).views.map(({ name }) => name)
const deeds = async (id: string) =>
  (await as(owner).audit.list({ entityId: id })).rows.map(({ action }) => action)

test('own views are one’s own until they are shared', async () => {
  const { id } = await as(support).savedViews.save({ ...noShows, name: '  No-shows ' })
  expect(await namesOf(support)).toContain('No-shows')
  expect(await namesOf(finance)).not.toContain('No-shows')
  await expect(as(finance).savedViews.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await deeds(id)).toEqual([])

  await as(support).savedViews.change({ id, name: 'No-shows', isShared: true })
  expect((await as(finance).savedViews.list({ list })).views).toContainEqual(
    expect.objectContaining({ id, isShared: true, isMine: false, mayChange: false }),
  )
  await expect(as(finance).savedViews.remove({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(
    as(finance).savedViews.change({ id, name: 'Mine now', isShared: false }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })

  // An owner of the administration takes it back, for the person who saved it.
  await as(owner).savedViews.change({ id, name: 'No-shows', isShared: false })
  expect(await namesOf(owner)).not.toContain('No-shows')
  expect(await namesOf(support)).toContain('No-shows')
  expect(await deeds(id)).toEqual(['unshare-view', 'share-view'])
})

test('a shared view that is renamed or deleted leaves a row in the trail', async () => {
  const { id } = await as(support).savedViews.save({ ...noShows, name: 'Ours', isShared: true })
  await as(support).savedViews.change({ id, name: 'Everyone’s', isShared: true })
  await as(owner).savedViews.remove({ id })
  expect(await deeds(id)).toEqual(['delete-view', 'rename-view', 'share-view'])
  const { rows } = await as(owner).audit.list({ entityId: id, action: 'delete-view' })
  expect(rows).toMatchObject([
    { before: { name: 'Everyone’s', isShared: true }, after: { isShared: false } },
  ])
  expect(await namesOf(support)).not.toContain('Everyone’s')
})

test('the views of a list need the right to the list', async () => {
  const views = as(content).savedViews
  await expect(views.list({ list })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(views.save({ ...noShows, name: 'Mine' })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  await expect(as(support).savedViews.list({ list: 'audit' })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  // A right that was taken away takes the own views of that list along.
  const { id } = await as(owner).savedViews.save({ ...noShows, name: 'Once' })
  const demoted = { ...owner, permissions: content.permissions }
  await expect(as(demoted).savedViews.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(subRoles)('%s keeps views of the lists they may see', async (subRole) => {
  const views = as(await make.admin(subRole)).savedViews
  for (const [list, needs] of entriesOf(viewedLists)) {
    const saving = views.save({ list, query: 'q=fade', name: 'Fades', isShared: false })
    if (granted[subRole].includes(needs)) await saving
    else await expect(saving).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  }
})

test('a name is used once by a person in a list, in any case of letters', async () => {
  const views = as(finance).savedViews
  const { id } = await views.save({ ...noShows, name: 'Late' })
  const other = await views.save({ ...noShows, name: 'Later' })
  const taken = { code: 'VIEW_NAME_TAKEN' }
  await expect(views.save({ ...noShows, name: 'LATE' })).rejects.toMatchObject(taken)
  await expect(views.change({ id: other.id, name: 'late', isShared: false })).rejects.toMatchObject(
    taken,
  )
  await views.save({ ...noShows, list: 'people', name: 'Late' })
  await as(support).savedViews.save({ ...noShows, name: 'Late', isShared: true })
  await expect(views.change({ id, name: 'Late', isShared: true })).rejects.toMatchObject(taken)
})

test('a view can be put first', async () => {
  const who = await make.admin('support')
  const views = as(who).savedViews
  await views.save({ ...noShows, name: 'One' })
  const { id } = await views.save({ ...noShows, name: 'Two' })
  const own = async () => (await namesOf(who)).slice(0, 2)
  expect(await own()).toEqual(['One', 'Two'])
  await views.moveFirst({ id })
  expect(await own()).toEqual(['Two', 'One'])
})

test('thirty views a person, also when they are saved at the same moment', async () => {
  const who = await make.admin('operations')
  const saved = await Promise.allSettled(
    Array.from({ length: 34 }, (_, n) =>
      as(who).savedViews.save({ ...noShows, name: `View ${n}`, isShared: n % 2 === 0 }),
    ),
  )
  const refused = saved.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_VIEWS' } })
})

test('views go with the account; what was shared stays', async () => {
  const who = await make.admin('support')
  const own = await as(who).savedViews.save({ ...noShows, name: 'Private' })
  const shared = await as(who).savedViews.save({ ...noShows, name: 'For all', isShared: true })
  const agreed = await as(owner).adminPeople.previewErase({ id: who.id })
  await as(owner).adminPeople.erase({ id: who.id, name: 'person', reason: 'Left us', agreed })
  const dueAt = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('erasures').set({ dueAt }).execute()
  await jobs['erase-people'].run({}, jobContext)
  const left = await db
    .selectFrom('savedViews')
    .select('id')
    .where('id', 'in', [own.id, shared.id])
    .execute()
  expect(left).toEqual([{ id: shared.id }])
})

test('a view with a contact is not shared, in its search or in its name', async () => {
  const views = as(await make.admin('support')).savedViews
  const refused = { code: 'VIEW_HAS_CONTACT' }
  const queries = ['q=ana%40example.com', 'status=no_show&q=%28713%29+555-0142', 'q=5550142']
  for (const [n, query] of queries.entries()) {
    const view = { list, query, name: `Ana ${n}` }
    await expect(views.save({ ...view, isShared: true })).rejects.toMatchObject(refused)
    const { id } = await views.save({ ...view, isShared: false })
    const change = { id, name: view.name }
    await expect(views.change({ ...change, isShared: true })).rejects.toMatchObject(refused)
    expect(await deeds(id)).toEqual([])
  }
  const shared = { list, query: 'from=2026-11-01&to=2026-11-30&q=K-20422', isShared: true }
  const { id } = await views.save({ ...shared, name: 'November 2026' })
  for (const name of ['Ask ana@example.com', 'Call 713 555 0142'])
    await expect(views.change({ id, name, isShared: true })).rejects.toMatchObject(refused)
  await views.change({ id, name: 'November 2026', isShared: true })
  expect(await deeds(id)).toEqual(['share-view'])
})

test.each(['\u200B\u200B', '\u2060', 'Late\u200B', '...'])(
  'the name %j is refused',
  async (name) => {
    await expect(as(support).savedViews.save({ ...noShows, name })).rejects.toMatchObject({
      fields: { name: 'Please use letters or numbers' },
    })
  },
)
