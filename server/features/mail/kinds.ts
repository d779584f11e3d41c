import { accountMails } from './account-mails.ts'
import { adminMails } from './admin-mails.ts'
import { approvalMails } from './approval-mails.ts'
import { bookingMails } from './booking-mails.ts'
import { deskMails } from './desk-mails.ts'
import { joiningMails } from './joining-mails.ts'
import type { Letter } from './letter.ts'
import { noticeMails } from './notice-mails.ts'
import { teamMails } from './team-mails.ts'

// Every kind of mail we send.
export const kinds = {
  ...joiningMails,
  ...accountMails,
  ...bookingMails,
  ...deskMails,
  ...teamMails,
  ...approvalMails,
  ...adminMails,
  ...noticeMails,
}

export type MailKind = keyof typeof kinds
export type MailData = { [Kind in MailKind]: Parameters<(typeof kinds)[Kind]>[0] }

// The compiler cannot relate a kind to its data in one lookup, so this cast does.
export function letterOf<Kind extends MailKind>(kind: Kind, data: MailData[Kind]) {
  const write = kinds[kind] as (data: MailData[Kind]) => Letter
  return write(data)
}
