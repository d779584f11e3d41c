// A business with postings of the past, and the job that issues its statements.
import { beforeEach } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { postHistory } from '#server/features/ledger/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import { db, defaultConfig, jobContext, make } from '#tests/world.ts'
import { readStatement } from './statement.ts'

export let shop: Listed
export let client: Actor

beforeEach(async () => {
  shop = await list('Peluquería Ñandú')
  client = await make.person('client')
})

export const issue = () => jobs['issue-statements'].run({}, jobContext)

let adjustments = 0

export const adjust = (at: string, cents: number) =>
  postHistory(db, [
    {
      key: `adjust:${shop.id}:${(adjustments += 1)}`,
      event: 'adjusted',
      at,
      lines: postings.adjusted(shop.barber.id, cents),
    },
  ])

export const statementFor = (actor: Actor, month: string) =>
  readStatement({ db, config: defaultConfig, actor, request: noRequest }, month)
