// An administrator sees the app as someone else. What they may do meanwhile is decided by the guard
// (server/http/viewers.ts), and how long it holds by the session (sessions/viewing.ts).
import { viewMinutes, type ImpersonationOrder } from '#contract/admin/impersonations.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { notify } from '#server/features/notifications/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import {
  changeView,
  isViewing,
  readSession,
  renewToken,
} from '#server/features/sessions/service.ts'
import {
  closeImpersonation,
  insertImpersonation,
  isErased,
  listOpen,
  lockViewable,
} from './queries.ts'

export function start(caller: SignedInCaller, { id, reason }: ImpersonationOrder) {
  const { actor } = caller
  if (id === actor.id) return fail('NOT_YOURSELF')
  return inTransaction(caller.db, async (db) => {
    const person = (await lockViewable(db, id)) ?? fail('NOT_FOUND')
    if (person.isAdmin) fail('ADMIN_NOT_VIEWABLE')
    if (!person.isActive) fail('ACCOUNT_NOT_OPEN')
    const row = { adminId: actor.id, userId: id, reason, minutes: viewMinutes }
    const view = await insertImpersonation(db, row)
    // Another tab was faster.
    if ((await changeView(db, actor.sessionId, view.id)) !== null) fail('VIEW_ONLY')
    const deed = { action: 'impersonate', entity: 'profile', entityId: id, reason }
    await writeDown({ ...caller, db }, { ...deed, after: { endsAt: view.endsAt } })
    return showAnew({ ...caller, db })
  })
}

// Stopping twice, or what is over, is no mistake.
export function stop(caller: SignedInCaller) {
  return inTransaction(caller.db, async (db) => {
    const id = await changeView(db, caller.actor.sessionId, null)
    if (id !== null) await close(db, id, caller.request.network)
    return showAnew({ ...caller, db })
  })
}

// With a new token and new streams, because servers and browsers remember whom the old ones showed.
async function showAnew(caller: SignedInCaller) {
  const { db, actor } = caller
  await renewToken(caller, actor.sessionId)
  await publish(db, 'ended', { sessionId: actor.sessionId })
  return readSession(db, actor.sessionId)
}

// Takes note of views that ended without a stop: by the clock, or with the session or the right.
export async function closeOver(db: Db) {
  for (const { id } of await listOpen(db))
    if (!(await isViewing(db, id))) await inTransaction(db, (db) => close(db, id, ''))
}

async function close(db: Db, id: string, network: string) {
  const closed = await closeImpersonation(db, id)
  if (!closed) return
  const { adminId, userId, reason, minutes } = closed
  const deed = { action: 'end-impersonation', entity: 'profile', entityId: userId, reason }
  const witnessed = { db, actor: { id: adminId }, request: { network } }
  await writeDown(witnessed, { ...deed, after: { minutes } })
  if (await isErased(db, userId)) return
  await notify(db, {
    userId,
    event: 'account',
    type: 'other',
    ...(minutes === 1 ? lookedOnce : looked),
    params: { minutes, reason },
    actionUrl: '/settings',
    isMailed: true,
  })
}

const title = { en: 'We looked at your account', es: 'Vimos tu cuenta' }
const note = {
  en: "They couldn't change anything, and your private messages, license photos and sign-in details stayed closed. Their reason: “{reason}”. Questions? Contact support.",
  es: 'No pudo cambiar nada, y tus mensajes privados, las fotos de tu licencia y tus datos de acceso siguieron cerrados. Su motivo: “{reason}”. ¿Dudas? Escribe a soporte.',
}
const looked = {
  title,
  message: {
    en: `Someone on the Kempt team saw your account the way you see it, for {minutes} minutes. ${note.en}`,
    es: `Alguien del equipo de Kempt vio tu cuenta como la ves tú, durante {minutes} minutos. ${note.es}`,
  },
}
const lookedOnce = {
  title,
  message: {
    en: `Someone on the Kempt team saw your account the way you see it, for a minute. ${note.en}`,
    es: `Alguien del equipo de Kempt vio tu cuenta como la ves tú, durante un minuto. ${note.es}`,
  },
}
