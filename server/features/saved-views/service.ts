// Saved views. Whoever may see a list may keep views of it and share them; a shared one is changed by
// the person who saved it, or by an owner of the administration.
import {
  mostViews,
  viewedLists,
  type NewView,
  type ViewChange,
  type ViewedList,
} from '#contract/admin/lists/saved-views.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { hasContact } from '#server/meaning.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import {
  countViews,
  deleteOwn,
  deleteView,
  insertView,
  listViews,
  lockView,
  setFirst,
  updateView,
  type ViewRow,
} from './queries.ts'

export async function readViews(caller: SignedInCaller, list: ViewedList) {
  if (!maySee(caller, list)) return fail('NOT_ALLOWED')
  const rows = await listViews(caller.db, list, caller.actor.id)
  return {
    views: rows.map(({ id, name, query, isShared, by, createdBy }) => ({
      id,
      name,
      query,
      isShared,
      by,
      isMine: createdBy === caller.actor.id,
      mayChange: mayChange(caller, createdBy),
    })),
  }
}

export async function saveView(caller: SignedInCaller, view: NewView) {
  const { actor } = caller
  if (!maySee(caller, view.list)) return fail('NOT_ALLOWED')
  if (view.isShared) refuseContacts(view)
  return inTransaction(caller.db, async (db) => {
    // So that the count holds for views saved at the same moment.
    await lockPeople(db, [`views:${actor.id}`])
    if ((await countViews(db, actor.id)) >= mostViews) fail('TOO_MANY_VIEWS')
    const { id } = await insertView(db, view, actor.id)
    const after = stateOf(view)
    if (view.isShared) await note({ ...caller, db }, { id, action: 'share-view', after })
    return { id }
  })
}

export function changeView(caller: SignedInCaller, { id, name, isShared }: ViewChange) {
  return changing(caller, id, async (db, view) => {
    if (isShared) refuseContacts({ name, query: view.query })
    if (view.name === name && view.isShared === isShared) return
    await updateView(db, { ...view, name, isShared, wasShared: view.isShared })
    if (!view.isShared && !isShared) return
    const action = isShared ? (view.isShared ? 'rename-view' : 'share-view') : 'unshare-view'
    const after = stateOf({ name, isShared })
    await note({ ...caller, db }, { id, action, before: stateOf(view), after })
  })
}

export function moveViewFirst(caller: SignedInCaller, id: string) {
  return changing(caller, id, (db, { list }) => setFirst(db, id, list))
}

export function removeView(caller: SignedInCaller, id: string) {
  return changing(caller, id, async (db, view) => {
    await deleteView(db, id)
    const [before, after] = [stateOf(view), { isShared: false }]
    if (view.isShared) await note({ ...caller, db }, { id, action: 'delete-view', before, after })
  })
}

// With their account. What they shared stays with the colleagues.
export function forgetViewsOf(db: Db, userId: string) {
  return deleteOwn(db, userId)
}

function changing(
  caller: SignedInCaller,
  id: string,
  work: (db: Db, view: ViewRow) => Promise<void>,
) {
  return inTransaction(caller.db, async (db) => {
    const view = (await lockView(db, id, caller.actor.id)) ?? fail('NOT_FOUND')
    if (!maySee(caller, view.list)) fail('NOT_FOUND')
    if (!mayChange(caller, view.createdBy)) fail('NOT_ALLOWED')
    await work(db, view)
  })
}

// Colleagues without the right to contacts read shared views, and their names are in the trail.
function refuseContacts({ name, query }: Pick<ViewRow, 'name' | 'query'>) {
  const typed = new URLSearchParams(query).getAll('q')
  if ([name, ...typed].some(hasContact)) fail('VIEW_HAS_CONTACT')
}

function maySee({ actor }: SignedInCaller, list: ViewedList) {
  return actor.permissions.has(viewedLists[list])
}

function mayChange({ actor }: SignedInCaller, createdBy: string) {
  return createdBy === actor.id || actor.permissions.has('roles.write')
}

// Without the filters: they may contain a name or an email.
function stateOf({ name, isShared }: { name: string; isShared: boolean }) {
  return { name, isShared }
}

type Deed = {
  id: string
  action: string
  before?: ReturnType<typeof stateOf>
  after: Partial<ReturnType<typeof stateOf>>
}

async function note(caller: SignedInCaller, { id, ...deed }: Deed) {
  await writeDown(caller, { ...deed, entity: 'saved_views', entityId: id, reason: '' })
}
