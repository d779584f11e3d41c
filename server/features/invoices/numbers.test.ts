// Numbers without a gap, whatever happens to the workers.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/database/db.ts'
import { bookingAt, fromNow } from '#tests/bookings.ts'
import { makeDue } from '#tests/invoices.ts'
import { list } from '#tests/listing.ts'
import { databaseUrl, db, jobContext, make } from '#tests/world.ts'
import { issueDue } from './issue.ts'

const workers = 8
const bookings = 40
const shared = connect(databaseUrl, { max: workers * 2, statementTimeoutMs: 30_000 })
afterAll(() => shared.destroy())

const waiting = async () => (await db.selectFrom('invoiceRequests').select('id').execute()).length

test('eight workers, failures and repeats: every booking once, no number left out', async () => {
  const shop = await list('Third Ward Cuts')
  const client = await make.person('client')
  for (let n = 0; n < bookings; n++) {
    const bookingId = await bookingAt(client, shop, fromNow(-60 * (n + 1)), {
      status: 'completed',
      totalCents: 3800,
    })
    const cause = `completed:${bookingId}:1`
    await db.insertInto('invoiceRequests').values({ cause, bookingId }).execute()
  }
  // Every third message fails, after the number is taken.
  await sql`CREATE SEQUENCE tries`.execute(db)
  await sql`CREATE FUNCTION fail_sometimes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('tries') % 3 = 0 THEN RAISE EXCEPTION 'no message today'; END IF;
      RETURN NEW;
    END $$`.execute(db)
  await sql`CREATE TRIGGER fail_sometimes BEFORE INSERT ON notifications
    FOR EACH ROW EXECUTE FUNCTION fail_sometimes()`.execute(db)

  let rounds = 0
  while ((await waiting()) > 0 && rounds++ < 50) {
    await makeDue()
    const work = () => issueDue({ ...jobContext, db: shared })
    await Promise.allSettled(Array.from({ length: workers }, work))
  }
  expect(rounds).toBeGreaterThan(1)

  const papers = await db
    .selectFrom('invoices')
    .select(['invoiceNumber', 'bookingId'])
    .orderBy('invoiceNumber')
    .execute()
  expect(papers.map(({ invoiceNumber }) => Number(invoiceNumber.slice(-6)))).toEqual(
    Array.from({ length: bookings }, (_, n) => n + 1),
  )
  expect(new Set(papers.map(({ bookingId }) => bookingId)).size).toBe(bookings)
  // Whoever has a number was told of it.
  const told = await db
    .selectFrom('notifications')
    .select(sql<string>`notification_data ->> 'invoice_number'`.as('number'))
    .where('userId', '=', client.id)
    .execute()
  expect(told.map(({ number }) => number).toSorted()).toEqual(
    papers.map(({ invoiceNumber }) => invoiceNumber),
  )
})
