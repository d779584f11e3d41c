// Rows of the administration itself.
import { randomUUID } from 'node:crypto'
import { db, make } from '#tests/world.ts'

export const cityLike = (id: string) => ({
  name: `City ${id.slice(-12)}`,
  state: 'CO',
  latitude: 39.7,
  longitude: -105,
  timeZone: 'America/Denver',
  isActive: false,
})

export async function versionOfVisits() {
  const { version } = await db
    .selectFrom('settingsHistory')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('subject', '=', 'visits')
    .executeTakeFirstOrThrow()
  return version
}

export const adminObjects = {
  async city() {
    const { id } = await db
      .insertInto('cities')
      .values(cityLike(randomUUID()))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  // Of two versions that differ from each other, the first.
  async settingsVersion() {
    const version = ((await versionOfVisits()) ?? 0) + 1
    const hours = { closeFinishedHours: 24, closeUntouchedHours: 48 }
    const of = (more: number) => ({
      subject: 'visits',
      version: version + more,
      reason: 'Before',
      content: JSON.stringify({ ...hours, reviewAskHours: 3 + ((version + more) % 100) }),
    })
    const [first] = await db
      .insertInto('settingsHistory')
      .values([of(0), of(1)])
      .returning('id')
      .execute()
    return first!.id
  },
  async adminGrant() {
    const { id } = await make.admin('analyst')
    const grant = await db
      .selectFrom('adminGrants')
      .select('id')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
    return grant.id
  },
  async adminInvitation() {
    const { id } = await db
      .insertInto('adminInvitations')
      .values({
        email: `${randomUUID()}@example.com`,
        subRole: 'support',
        reason: 'More hands',
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}
