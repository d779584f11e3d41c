// Erasing a person for an administrator: announced, a week of time to take it back, then done by a
// job.
import {
  erasureDays,
  type EraseOrder,
  type Erasing,
  type PersonOrder,
} from '#contract/admin/people.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { asAgreed, dryRun } from '#server/database/dry-run.ts'
import { writeDown, type Witnessed } from '#server/features/audit/service.ts'
import { keepAfterAll, readPermissions } from '#server/features/admin-grants/service.ts'
import { demandAccount } from '#server/features/auth/service.ts'
import { readCredit } from '#server/features/booking-money/service.ts'
import { hasOpenQuestion } from '#server/features/bookings/booking-rows-queries.ts'
import { closeBookingsOf, countUpcomingOf } from '#server/features/bookings/stop-bookings.ts'
import { readBalance } from '#server/features/earnings/service.ts'
import { dropErased, eraseIn } from '#server/features/erasing/service.ts'
import { notify } from '#server/features/notifications/service.ts'
import { rolesOfUser } from '#server/features/sessions/service.ts'
import { whenOf } from '#server/formats.ts'
import { refusalIn } from '#server/http/errors.ts'
import { barberIdOf } from '#server/ids.ts'
import {
  insertErasure,
  listDue,
  lockDue,
  lockErasure,
  setErased,
  setTakenBack,
} from './erasures-queries.ts'
import { countKept, findPerson } from './queries.ts'

type Doer = Witnessed & { actor: { id: string } }

export async function previewErase(caller: SignedInCaller, id: string) {
  const { numbers } = await dryRun(caller.db, (db) =>
    eraseNow({ ...caller, db }, { id, reason: '' }),
  )
  return numbers
}

// Tried first, so that what stands in its way is said today and not in a week.
export async function planErasure(caller: SignedInCaller, { agreed, ...order }: EraseOrder) {
  const { id, name, reason, isOwnWish } = order
  if (id === caller.actor.id) fail('NOT_YOURSELF')
  const person = (await findPerson(caller.db, id)) ?? fail('NOT_FOUND')
  if (name.trim() !== person.name.trim()) fail('NAME_MISMATCH')
  const numbers = await asAgreed(agreed, () => previewErase(caller, id))
  requireSettled(numbers)
  return inTransaction(caller.db, async (db) => {
    const requestedBy = caller.actor.id
    const row = { userId: id, requestedBy, reason, isOwnWish, days: erasureDays }
    const { dueAt, timeZone } = await insertErasure(db, row)
    const deed = { action: 'plan-erasure', entity: 'profile', entityId: id, reason }
    const isAccountOpen = person.isActive
    await writeDown(
      { ...caller, db },
      {
        ...deed,
        before: { isAccountOpen, dueAt: null },
        after: { isAccountOpen, dueAt, isOwnWish, ...numbers },
      },
    )
    await tell(db, id, planned(dueAt, timeZone, isOwnWish))
    return { dueAt }
  })
}

// What a person asked for themselves, only they take back (account.keep). What an administrator asked
// for, another administrator does.
export function keepPerson(caller: SignedInCaller, { id, reason }: PersonOrder) {
  if (id === caller.actor.id) fail('NOT_YOURSELF')
  return inTransaction(caller.db, async (db) => {
    const erasure = (await lockErasure(db, id)) ?? fail('NOT_FOUND')
    if (erasure.isOwnWish) fail('OWN_WISH')
    await setTakenBack(db, erasure.id)
    await keepAfterAll({ ...caller, db }, { ...erasure, userId: id }, reason)
  })
}

// One that is refused, because of an open question or balance, is tried again with the next run.
export async function eraseDue(db: Db) {
  for (const { id } of await listDue(db)) {
    const files = await inTransaction(db, (db) => eraseOne(db, id)).catch((error: unknown) => {
      const code = refusalIn(error)?.code
      if (code === undefined || code === 'UNAVAILABLE') throw error
      return undefined
    })
    if (files) await dropErased(db, files)
  }
}

async function eraseOne(db: Db, erasureId: string) {
  const row = await lockDue(db, erasureId)
  if (!row) return undefined
  const { userId: id, requestedBy, reason } = row
  // They may have deleted their account themselves.
  if (!(await findPerson(db, id))) {
    await setErased(db, erasureId)
    return undefined
  }
  const request = { network: '' }
  // The right may be gone since: it was taken away, has ended, or its owner was suspended.
  if (!(await readPermissions(db, requestedBy)).has('people.erase')) {
    await setTakenBack(db, erasureId)
    await keepAfterAll({ db, actor: null, request }, row, reason)
    return undefined
  }
  await setErased(db, erasureId)
  const done = await eraseNow({ db, actor: { id: requestedBy }, request }, { id, reason })
  requireSettled(done.numbers)
  return done.files
}

// Nobody is erased while money is open between them and us.
function requireSettled({ balanceCents, heldCents }: Erasing) {
  if (balanceCents !== 0 || heldCents !== 0) fail('PERSON_BALANCE_OPEN')
}

async function eraseNow(caller: Doer, { id, reason }: PersonOrder) {
  const { db, actor } = caller
  if (id === actor.id) fail('NOT_YOURSELF')
  const account = await demandAccount(db, id)
  if (await hasOpenQuestion(db, id)) fail('PERSON_QUESTION_OPEN')
  // All of them at once: nothing may be upcoming when the person is gone.
  const terms = { fate: 'cancel', actorId: actor.id, mayLeave: false } as const
  const { done: stopped } = await closeBookingsOf(db, id, terms)
  if ((await countUpcomingOf(db, id)) > 0) fail('UPCOMING_BOOKINGS')
  const { dueCents, heldCents } = await readBalance(db, barberIdOf(id))
  const numbers = {
    ...stopped,
    ...(await countKept(db, id)),
    balanceCents: dueCents + heldCents,
    heldCents,
    creditCents: await readCredit(db, id),
  }
  const before = { isAccountOpen: account.isActive, roles: [...(await rolesOfUser(db, id))] }
  const files = await eraseIn(db, account)
  const after = { isAccountOpen: false, roles: [], ...numbers }
  const deed = { action: 'erase', entity: 'profile', entityId: id, reason }
  await writeDown(caller, { ...deed, before, after })
  return { numbers, files }
}

type News = Pick<Parameters<typeof notify>[1], 'title' | 'message' | 'actionUrl'>

function tell(db: Db, userId: string, news: News) {
  const notice = { userId, event: 'account', type: 'other' } as const
  return notify(db, { ...notice, ...news, isMailed: true })
}

const ways = {
  own: {
    en: 'You asked for this. If you change your mind, you can take it back in your settings.',
    es: 'Tú lo pediste. Si cambias de opinión, puedes deshacerlo en tus ajustes.',
  },
  other: {
    en: 'If you don’t want this, contact support.',
    es: 'Si no lo quieres, escribe a soporte.',
  },
}

function planned(dueAt: string, timeZone: string, isOwnWish: boolean): News {
  const [en, es] = [whenOf(dueAt, timeZone, 'en'), whenOf(dueAt, timeZone, 'es')]
  const way = isOwnWish ? ways.own : ways.other
  return {
    actionUrl: isOwnWish ? '/settings' : '/contact',
    title: { en: 'Your account will be erased', es: 'Tu cuenta se borrará' },
    message: {
      en: `We’ll erase your account and what we know about you on ${en}. Upcoming appointments will be canceled then. Until then everything works as before. ${way.en}`,
      es: `Borraremos tu cuenta y lo que sabemos de ti el ${es}. Tus próximas citas se cancelarán entonces. Hasta ese momento todo sigue igual. ${way.es}`,
    },
  }
}
