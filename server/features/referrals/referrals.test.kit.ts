// What two accounts of one person have in common.
import type { Actor } from '#contract/access.ts'
import { openSession } from '#server/features/sessions/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { db } from '#tests/world.ts'

async function setPhones(mine: Actor, theirs: Actor) {
  const set = (userId: string, phone: string) =>
    db.updateTable('profiles').set({ phone }).where('userId', '=', userId).execute()
  await set(mine.id, '(713) 555-0142')
  await set(theirs.id, '713-555-0142')
}

async function saveCards(mine: Actor, theirs: Actor) {
  const card = { brand: 'visa', last4: '4242', expMonth: 1, expYear: 2031, fingerprint: mine.id }
  for (const { id: userId } of [mine, theirs])
    await db
      .insertInto('savedCards')
      .values({ ...card, userId, methodId: `pm_${userId}` })
      .execute()
}

async function shareBrowser(mine: Actor, theirs: Actor) {
  const deviceToken = `${mine.id.replaceAll('-', '').slice(-22)}.`
  const request = { ...noRequest, deviceToken }
  for (const { id: userId } of [mine, theirs]) await openSession({ db, request }, { userId })
}

async function shareAddress(mine: Actor, theirs: Actor) {
  const set = (id: string, email: string) =>
    db.updateTable('users').set({ email }).where('id', '=', id).execute()
  await set(mine.id, `jo-${mine.id}@example.com`)
  await set(theirs.id, `jo-${mine.id}+again@example.com`)
}

export const shared = [
  ['phone', setPhones],
  ['card', saveCards],
  ['address', shareAddress],
  ['device', shareBrowser],
] as const
