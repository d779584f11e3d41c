import type { InboxLine, InboxPlace, messages } from '#contract/bookings/messages.ts'
import type { Received } from '#contract/call.ts'
import { mayInShop, place as shopPlace } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { businessOf, employmentOf } from '#server/features/businesses/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { countUnreadLines, listInbox, type InboxRow, type InboxScope } from './inbox-queries.ts'

const pageSize = 25

export async function readInbox(caller: SignedInCaller, asked: Received<typeof messages.inbox>) {
  const { place, ...rest } = asked
  const scope = await scopeOf(caller, place)
  const found = await listInbox(caller.db, scope, {
    ...rest,
    after: rest.after,
    limit: pageSize + 1,
  })
  return {
    lines: found.slice(0, pageSize).map((row) => lineOf(row, scope)),
    hasMore: found.length > pageSize,
  }
}

// Everyone may book, so everyone has conversations as a client.
async function scopeOf(caller: SignedInCaller, place: InboxPlace): Promise<InboxScope> {
  const { id: userId } = caller.actor
  const { data: seat } = shopPlace.safeParse(place)
  if (seat === undefined) return { side: 'client', userId }
  const business = await businessOf(caller, seat)
  const seesAll = mayInShop(business.seat, 'allCalendars')
  return { side: 'staff', userId, barberId: business.barberId, seesAll }
}

function lineOf(row: InboxRow, scope: InboxScope): InboxLine {
  const { id, kind, title, photoUrl, isUnread, lastAt, body, hasFiles } = row
  const isMine = row.senderUserId === scope.userId
  return {
    id,
    kind,
    title,
    photoUrl,
    isUnread,
    lastAt,
    last: { body, hasFiles, isMine, isRemoved: body === '' && !hasFiles },
    booking: bookingOf(row),
  }
}

function bookingOf({ bookingId, bookingNumber, startsAt, timeZone, status }: InboxRow) {
  if (!bookingId || !bookingNumber || !startsAt || !timeZone || !status) return null
  return { id: bookingId, bookingNumber, startsAt, timeZone, status }
}

export async function countUnreadOf({ db, actor }: SignedInCaller) {
  const { id: userId, roles } = actor
  const client = await countUnreadLines(db, { side: 'client', userId })
  const employment = await employmentOf(db, actor)
  let shop = 0
  if (roles.includes('barber')) shop += await countUnreadLines(db, ownScope(userId))
  if (employment) {
    const { barberId, seat } = employment
    const seesAll = mayInShop(seat, 'allCalendars')
    shop += await countUnreadLines(db, { side: 'staff', userId, barberId, seesAll })
  }
  return { client, shop }
}

function ownScope(userId: string): InboxScope {
  return { side: 'staff', userId, barberId: barberIdOf(userId), seesAll: true }
}
