// Uploads pictures for a ticket that is not sent yet.
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { mostTicketFiles, ticketFilesPath } from '#contract/accounts/support.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, saveAttachment, uploadLimits } from '#server/features/media/service.ts'
import { networkOf } from '#server/http/request-info.ts'

const hour = 3600
const ticketsPerHour = 5
// For all networks together, so that uploads cannot fill the disk.
const mostPerHour = 600
const largestSide = 2000
const config = { access: 'public' } as const

export async function supportFiles(app: FastifyInstance, { db }: { db: Db }) {
  await app.register(multipart, { limits: uploadLimits })

  app.post(ticketFilesPath, { config }, async (request) => {
    const network = networkOf(request.ip)
    await limit(db, [
      {
        key: `ticket-file:net:${network}`,
        points: mostTicketFiles * ticketsPerHour,
        seconds: hour,
      },
      { key: 'ticket-file:everyone', points: mostPerHour, seconds: hour },
    ])
    const bytes = await readPicture(request)
    return { file: await saveAttachment({ bytes, width: largestSide, fit: 'inside' }) }
  })
}
