import type { Handlers } from '#server/api.ts'
import { openTicket } from './service.ts'

export const support: Handlers<'support'> = {
  open: ({ input, db, request, actor }) => openTicket(db, { request, actor }, input),
}
