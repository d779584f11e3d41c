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

  // Waits for the newest mail, because the worker writes some of them a moment later.
  async function newest(address: string, kind: string) {
    for (let waited = 0; waited < 10_000; waited += 100) {
      const mail = await find(address, kind)
      if (mail) return mail
      await sleep(100)
    }
    throw new Error(`No ${kind} mail came for ${address}.`)
  }

  return {
    newest,
    // The path of a link in the mail: linkIn(address, 'verify-email', '#token=').
    async linkIn(address: string, kind: string, mark: string) {
      const { body } = await newest(address, kind)
      const link = body.match(/https?:\/\/\S+/g)?.find((each) => each.includes(mark))
      if (!link) throw new Error(`The ${kind} mail has no link with ${mark}.`)
      return link.replace(/^https?:\/\/[^/]+/, '')
    },
    async codeIn(address: string, kind: string) {
      const { body } = await newest(address, kind)
      return /\b\d{6}\b/.exec(body)?.[0] ?? ''
    },
  }
}
