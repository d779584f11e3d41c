import type { inquiries as calls } from '#contract/marketplace/inquiries.ts'
import type { Handlers } from '#server/handlers.ts'
import { sendInquiry } from './service.ts'

export const inquiries: Handlers<typeof calls> = {
  send: ({ input, ...caller }) => sendInquiry(caller, input),
}
