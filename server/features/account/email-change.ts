// An email change counts once both mailboxes have confirmed it: the new one proves ownership, the
// old one proves that the account owner asked.
import type { EmailForm } from '#contract/accounts/account.ts'
import { errors, fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { readAccount, readAccountByEmail } from '#server/features/auth/service.ts'
import { lockOwner, makeLink, useLink } from '#server/features/credentials/service.ts'
import { claimBookings } from '#server/features/guests/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { tellOwner } from './notices.ts'
import { deleteUnconfirmedHolder, isChangeConfirmed, setEmail } from './queries.ts'
import { demandPassword, tellTabs } from './service.ts'

const linkMinutes = 24 * 60
const sides = { old: 'change_email_old', new: 'change_email_new' } as const
type Side = keyof typeof sides

export async function changeEmail(caller: SignedInCaller, form: EmailForm) {
  const { db, actor } = caller
  const account = await demandPassword(caller, form.password)
  const { email } = form
  await limit(db, [{ key: `change-email:user:${actor.id}`, points: 5, seconds: 3600 }])
  if (await isTaken(db, email)) return fail('EMAIL_IN_USE', { email: errors.EMAIL_IN_USE.message })
  await inTransaction(db, async (db) => {
    for (const side of ['old', 'new'] as const) {
      const purpose = sides[side]
      const link = { userId: actor.id, purpose, minutes: linkMinutes, data: { email } }
      const token = await makeLink(db, link)
      await queueMail(db, {
        to: side === 'old' ? account.email : email,
        kind: 'email-change-confirm',
        language: account.language,
        userId: actor.id,
        data: { name: account.name, newEmail: email, token, side },
      })
    }
  })
}

export function confirmEmailChange(db: Db, token: string, side: Side) {
  return inTransaction(db, async (db) => {
    const { userId, data } = await useLink(db, token, sides[side])
    const email = String(data.email)
    // Serializes two confirmations that arrive at the same moment.
    await lockOwner(db, userId)
    const otherSide = sides[side === 'old' ? 'new' : 'old']
    // A newer change request deletes both older links, so both confirmations are for the same
    // address.
    if (!(await isChangeConfirmed(db, userId, otherSide))) return { isChanged: false }
    if (await isTaken(db, email)) return fail('EMAIL_IN_USE')
    const account = (await readAccount(db, userId)) ?? fail('LINK_INVALID')
    await deleteUnconfirmedHolder(db, email)
    await setEmail(db, userId, email)
    await claimBookings(db, userId, email)
    await tellTabs(db, userId)
    await tellOwner(db, userId, 'emailChanged')
    await queueMail(db, {
      to: account.email,
      kind: 'email-changed',
      language: account.language,
      userId,
      data: { name: account.name, newEmail: email },
    })
    return { isChanged: true }
  })
}

// An account that never confirmed the address does not own it.
async function isTaken(db: Db, email: string) {
  const holder = await readAccountByEmail(db, email)
  return holder !== undefined && holder.emailConfirmedAt !== null
}
