// Everything about one person as a zip file: for themselves, and for administrators who answer a
// request by letter.
import { strToU8, zipSync } from 'fflate'
import type { Db } from '#server/database/db.ts'
import { findPhotoOf } from '#server/features/hair-profile/service.ts'
import { readPicturesOf } from '#server/features/media/service.ts'
import { collectConversations, readMessagePictures } from '#server/features/messages/service.ts'
import { readItemsBy } from '#server/features/portfolio/service.ts'
import { collectInvoices } from '#server/features/invoices/service.ts'
import { collectPayments } from '#server/features/payments/service.ts'
import { collectPayouts } from '#server/features/payouts/service.ts'
import { collectPerson } from './queries.ts'

type ZipFile = [name: string, bytes: Uint8Array]

export async function zipPerson(db: Db, userId: string) {
  const portfolio = await readItemsBy(db, userId)
  const invoices = await collectInvoices(db, userId)
  const lists = Object.entries({
    ...(await collectPerson(db, userId)),
    ...(await collectPayments(db, userId)),
    ...(await collectPayouts(db, userId)),
    portfolio,
    invoices,
    conversations: await collectConversations(db, userId),
  })
  const sent = await readMessagePictures(db, userId)
  const pictures = Object.entries(await readPicturesOf(db, userId))
  const hair = await findPhotoOf(db, userId)
  const hairFile: ZipFile[] = hair ? [['pictures/hair.webp', new Uint8Array(hair)]] : []
  const files = Object.fromEntries<Uint8Array>([
    ...lists.map(([name, rows]): ZipFile => [
      `${name}.json`,
      strToU8(JSON.stringify(rows, null, 2)),
    ]),
    ...pictures.map(([name, bytes]): ZipFile => [`pictures/${name}`, bytes]),
    ...hairFile,
    ...sent,
  ])
  return Buffer.from(zipSync(files))
}
