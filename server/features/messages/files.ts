// Pictures in conversations: uploaded before their message, shown to those who may read it.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { mostMessageFiles } from '#contract/bookings/message-rows.ts'
import {
  messageFilePath,
  messageFilesPath,
  type UploadedFile,
} from '#contract/bookings/messages.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import {
  dropPrivate,
  readPicture,
  readPrivate,
  savePrivateMeasured,
  uploadLimits,
} from '#server/features/media/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { isViewer } from '#server/http/viewers.ts'
import { requireStanding } from './access.ts'
import { countWaiting, findFile, insertFile, lockParticipant } from './file-queries.ts'
import { comeToWrite } from './writing.ts'

const hour = 3600
const perHour = 20
const perHourOfNetworks = 200
const largestSide = 2000
const config = { access: 'public' } as const
const asked = z.object({ id: z.uuid(), fileId: z.uuid().optional() })

type Options = {
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>
}

export async function messageFiles(app: FastifyInstance, { callerOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  app.post(messageFilesPath(':id'), { config }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    const { id } = askedIn(request)
    return reply.send(await upload(caller, id, () => readPicture(request)))
  })

  app.get(messageFilePath(':id', ':fileId'), { config }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    if (isViewer(caller.actor)) fail('VIEW_CLOSED')
    const { id, fileId = '' } = askedIn(request)
    await requireStanding(caller, id)
    const { file } =
      (await findFile(caller.db, { id: fileId, conversationId: id })) ?? fail('NOT_FOUND')
    // Not cached, because access ends with time.
    return reply
      .type('image/webp')
      .header('cache-control', 'private, no-store')
      .send(await readPrivate(file))
  })
}

function askedIn({ params }: FastifyRequest) {
  return asked.safeParse(params).data ?? fail('NOT_FOUND')
}

async function upload(
  caller: Caller,
  id: string,
  read: () => Promise<Buffer>,
): Promise<UploadedFile> {
  const { db, actor, request } = caller
  const standing = await requireStanding(caller, id)
  const who = actor ? `user:${actor.id}` : `net:${request.network}`
  await limit(db, [
    { key: `message-file:net:${request.network}`, points: perHourOfNetworks, seconds: hour },
    { key: `message-file:${who}:${id}`, points: perHour, seconds: hour },
  ])
  const { senderId } = await inTransaction(db, (db) => comeToWrite({ ...caller, db }, standing))
  const { name: file, ...size } = await savePrivateMeasured({
    bytes: await read(),
    width: largestSide,
  })
  const row = { conversationId: id, participantId: senderId, file, ...size }
  return keepWaiting(caller, row).catch(async (error: unknown) => {
    await dropPrivate([file])
    throw error
  })
}

type NewFile = Parameters<typeof insertFile>[1]

// At most as many as two messages take may wait at once.
function keepWaiting({ db }: Caller, row: NewFile) {
  return inTransaction(db, async (db) => {
    await lockParticipant(db, row.participantId)
    if ((await countWaiting(db, row.participantId)) >= mostMessageFiles * 2)
      fail('TOO_MANY_PICTURES')
    return insertFile(db, row)
  })
}
