// A new address counts once both mailboxes have said yes: the new one proves that it is theirs, the
// old one that it was not a stranger at an open screen.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { findAccount, findAccountByEmail, makeLink, useLink } from '#server/features/auth/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { isChangeConfirmed, setEmail } from './queries.ts'
import { demandPassword } from './service.ts'

const linkMinutes = 24 * 60
const sides = { old: 'change_email_old', new: 'change_email_new' } as const
type Side = keyof typeof sides

export async function changeEmail(db: Db, actor: Actor, form: { email: string; password: string }) {
  const account = await demandPassword(db, actor, form.password)
  const { email } = form
  if (await findAccountByEmail(db, email)) return fail('EMAIL_IN_USE')
  await inTransaction(db, async (db) => {
    for (const side of ['old', 'new'] as const) {
      const purpose = sides[side]
      const link = { userId: actor.id, purpose, minutes: linkMinutes, data: { email } }
      const token = await makeLink(db, link)
      await queueMail(db, {
        to: side === 'old' ? account.email : email,
        kind: 'email-change-confirm',
        language: account.language as Language,
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
    const otherSide = sides[side === 'old' ? 'new' : 'old']
    if (!(await isChangeConfirmed(db, userId, otherSide, email))) return { isChanged: false }
    if (await findAccountByEmail(db, email)) return fail('EMAIL_IN_USE')
    const account = (await findAccount(db, userId)) ?? fail('LINK_INVALID')
    await setEmail(db, userId, email)
    await queueMail(db, {
      to: account.email,
      kind: 'email-changed',
      language: account.language as Language,
      userId,
      data: { name: account.name, newEmail: email },
    })
    return { isChanged: true }
  })
}
