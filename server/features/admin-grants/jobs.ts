import { inTransaction, type Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import type { Jobs } from '#server/tasks.ts'
import type { Text } from '#contract/language.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import {
  deleteAdminRole,
  hasCurrentGrant,
  listEnding,
  listLeftOver,
  lockAdminRole,
  setTold,
} from './queries.ts'

const daysBefore = 3

export const adminGrantJobs: Jobs<'announce-grant-ends' | 'end-grants'> = {
  'announce-grant-ends': {
    cron: '15 * * * *',
    run: (_, { db }) => announceEnds(db),
  },
  'end-grants': { cron: '* * * * *', run: (_, { db }) => endRoles(db) },
}

// The rights of a grant end with it, without a job. This takes the role away that is left over.
async function endRoles(db: Db) {
  for (const userId of await listLeftOver(db))
    await inTransaction(db, async (db) => {
      await lockAdminRole(db, userId)
      if (!(await hasCurrentGrant(db, userId))) await deleteAdminRole(db, userId)
    })
}

// Told before the end and at the end.
async function announceEnds(db: Db) {
  for (const { id, userId, subRole, expiresAt } of await listEnding(db, daysBefore))
    await inTransaction(db, async (db) => {
      await setTold(db, id)
      const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
      await notify(db, {
        userId,
        event: 'account',
        type: 'other',
        ...(isOver ? over : soon)(subRoleNames[subRole]),
        actionUrl: '/settings',
        isMailed: true,
      })
    })
}

const soon = (role: Text) => ({
  title: { en: 'Your role ends soon', es: 'Tu rol termina pronto' },
  message: {
    en: `Your role “${role.en}” ends in less than 3 days. An owner can extend it.`,
    es: `Tu rol “${role.es}” termina en menos de 3 días. Un propietario puede extenderlo.`,
  },
})

const over = (role: Text) => ({
  title: { en: 'Your role has ended', es: 'Tu rol terminó' },
  message: {
    en: `Your role “${role.en}” has ended. If you still need it, please ask an owner.`,
    es: `Tu rol “${role.es}” terminó. Si aún lo necesitas, pídelo a un propietario.`,
  },
})
