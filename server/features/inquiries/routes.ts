import type { Handlers } from '#server/api.ts'
import { sendInquiry } from './service.ts'

export const inquiries: Handlers<'inquiries'> = {
  send: ({ input, db, request }) => sendInquiry(db, request, input),
}
