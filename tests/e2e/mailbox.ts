// A person's mailbox. The server of a browser test has no SMTP and stores its mails.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#server/database/db.ts'

export function openMailbox(db: Db) {
  async function find(address: string, kind: string) {
    return db
      .selectFrom('mails')
      .selectAll()
      .where('toAddress', '=', address)
      .where('kind', '=', kind)
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
  }

  // Waits for the newest mail to have what is looked for: the worker writes mails a moment later.
  async function read<Found>(
    { address, kind }: { address: string; kind: string },
    look: (mail: Awaited<ReturnType<typeof find>> & object) => Found | undefined,
  ) {
    for (let waited = 0; waited < 10_000; waited += 100) {
      const mail = await find(address, kind)
      const found = mail && look(mail)
      if (found !== undefined) return found
      await sleep(100)
    }
    throw new Error(`No such ${kind} mail came for ${address}.`)
  }

  const newest = (address: string, kind: string) => read({ address, kind }, (mail) => mail)

  return {
    newest,
    // The path of a link in the mail: linkIn(address, 'verify-email', '#token=').
    linkIn: (address: string, kind: string, mark: string) =>
      read({ address, kind }, ({ body }) =>
        body
          .match(/https?:\/\/\S+/g)
          ?.find((each) => each.includes(mark))
          ?.replace(/^https?:\/\/[^/]+/, ''),
      ),
    async codeIn(address: string, kind: string) {
      const { body } = await newest(address, kind)
      return /\b\d{6}\b/.exec(body)?.[0] ?? ''
    },
  }
}
