// What an account's conversations are to the account as a whole: its export and its end.
import type { Db } from '#server/database/db.ts'
import { readPrivate } from '#server/features/media/service.ts'
import { eraseBodiesOf, eraseFilesOf, listConversationsOf, listFilesOf } from './own-queries.ts'

// Every conversation one takes part in, with the words of both sides.
export function collectConversations(db: Db, userId: string) {
  return listConversationsOf(db, userId)
}

// One's own pictures by their names in the archive. One that is missing in the store is left out.
export async function readMessagePictures(db: Db, userId: string) {
  const pictures: [name: string, bytes: Uint8Array][] = []
  for (const file of await listFilesOf(db, userId)) {
    const bytes = await readPrivate(file).catch(() => undefined)
    if (bytes) pictures.push([`pictures/messages/${file}`, new Uint8Array(bytes)])
  }
  return pictures
}

// One's own words and pictures go; those of the other side stay. Returns the names of the files, which go
// after the commit.
export async function eraseMessages(db: Db, userId: string) {
  await eraseBodiesOf(db, userId)
  return eraseFilesOf(db, userId)
}
