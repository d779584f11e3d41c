// The engine of account deletion, for the person and for administrators: what identifies them goes,
// what others need stays without their name.
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { endGrantsOf } from '#server/features/admin-grants/service.ts'
import { tellVisitors } from '#server/features/businesses/service.ts'
import { eraseClient } from '#server/features/clients/service.ts'
import { eraseHair } from '#server/features/hair-profile/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { eraseMessages } from '#server/features/messages/service.ts'
import {
  dropAttachments,
  dropFiles,
  dropPrivate,
  listPictures,
} from '#server/features/media/service.ts'
import { forgetCards } from '#server/features/payments/service.ts'
import { forgetBank } from '#server/features/payouts/service.ts'
import { forgetItemsOf } from '#server/features/portfolio/service.ts'
import { erasePhotos } from '#server/features/reviews/service.ts'
import { forgetViewsOf } from '#server/features/saved-views/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { eraseSetup } from '#server/features/setup/service.ts'
import { eraseTickets } from '#server/features/tickets/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { closeBusiness, erasePerson, findOwnWish, takeBackOwnWish } from './queries.ts'

type Leaving = { id: string; email: string; name: string; language: Language }

// Files, which go after the commit.
export type Erased = {
  pictures: Awaited<ReturnType<typeof listPictures>>
  hidden: (string | null)[]
  attachments: string[]
}

// In the transaction that has ended their bookings.
export async function eraseIn(db: Db, { id, email, name, language }: Leaving): Promise<Erased> {
  const pictures = await listPictures(db, id)
  await endSessionsOf(db, id)
  await erasePhotos(db, id)
  const licenses = await eraseSetup(db, barberIdOf(id))
  await forgetItemsOf(db, id)
  const photos = await eraseClient(db, id)
  const hair = await eraseHair(db, id)
  const sent = await eraseMessages(db, id)
  const attachments = await eraseTickets(db, { userId: id, email })
  await forgetCards(db, id)
  await forgetBank(db, id)
  await tellVisitors(db, id)
  await erasePerson(db, id, email)
  await endGrantsOf(db, id)
  await forgetViewsOf(db, id)
  const papers = await closeBusiness(db, id)
  await queueMail(db, { to: email, kind: 'account-deleted', language, data: { name } })
  return { pictures, hidden: [...photos, ...licenses, ...papers, ...sent, hair], attachments }
}

export async function dropErased(db: Db, { pictures, hidden, attachments }: Erased) {
  await dropFiles(db, pictures)
  await dropPrivate(hidden)
  await dropAttachments(attachments)
}

// They asked an administrator for it, and nobody has erased them yet.
export async function readOwnWish(db: Db, userId: string) {
  const wish = await findOwnWish(db, userId)
  return wish ? { dueAt: wish.dueAt } : null
}

export function dropOwnWish(db: Db, userId: string) {
  return takeBackOwnWish(db, userId)
}
