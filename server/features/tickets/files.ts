// Pictures of a request, for the person who made it and for the desk.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ticketFile, ticketFilePath } from '#contract/accounts/support.ts'
import { mayEnter } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { readAttachment } from '#server/features/media/service.ts'
import { requireOwn } from './access.ts'
import { requireShown } from './desk/access.ts'
import { findFile } from './messages-queries.ts'

type Options = {
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>
}

const asked = ticketFile.extend({ id: z.uuid() })

export async function ticketFiles(app: FastifyInstance, { callerOf }: Options) {
  const config = { access: 'public' } as const
  app.get(ticketFilePath(':id', ':file'), { config }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    const { data } = asked.safeParse(request.params)
    if (!data) return fail('NOT_FOUND')
    const { conversationId } = await requireReader(caller, data.id)
    if (!(await findFile(caller.db, conversationId, data.file))) fail('NOT_FOUND')
    return reply
      .header('cache-control', 'private, no-store')
      .type('image/webp')
      .send(await readAttachment(data.file))
  })
}

function requireReader(caller: Caller, id: string) {
  const { actor } = caller
  if (actor !== null && mayEnter({ needs: 'support.read' }, actor))
    return requireShown({ ...caller, actor }, id)
  return requireOwn(caller, id)
}
