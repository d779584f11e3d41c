// The columns of the trail.
import { audit, type AuditQuery } from '#contract/admin/audit.ts'
import { nameOfAction } from '#contract/admin/words/actions.ts'
import { changesIn } from '#contract/admin/words/changes.ts'
import { nameOfEntity } from '#contract/admin/words/entities.ts'
import { thingOf } from '#contract/admin/words/things.ts'
import { readNamedEntries } from '#server/features/audit/service.ts'
import { csvList, type Said } from './service.ts'

type Entry = Awaited<ReturnType<typeof readNamedEntries>>[number]

export const trail = csvList<AuditQuery, Entry>({
  name: 'audit',
  needs: 'audit.read',
  asked: audit.list.input,
  columns: [
    { title: { en: 'When', es: 'Cuándo' }, isTime: true, cell: (row, said) => said.time(row.at) },
    { title: { en: 'Who', es: 'Quién' }, cell: (row) => row.actor?.name ?? '' },
    { title: { en: 'What', es: 'Qué' }, cell: (row, said) => said.word(nameOfAction(row.action)) },
    {
      title: { en: 'About', es: 'Sobre' },
      cell: (row, said) => thingOf(row, said.language) ?? said.word(nameOfEntity(row.entity)),
    },
    { title: { en: 'Reason', es: 'Motivo' }, cell: (row) => row.reason },
    { title: { en: 'Before', es: 'Antes' }, cell: (row, said) => valuesOf(row, 'before', said) },
    { title: { en: 'After', es: 'Después' }, cell: (row, said) => valuesOf(row, 'after', said) },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readNamedEntries(db, last ? { ...asked, before: last.id } : asked, limit),
})

// 'State: Approved; Hours waited: 5', of what the deed changed.
function valuesOf(row: Entry, side: 'before' | 'after', said: Said) {
  const { language } = said
  return changesIn(row, { language, when: (at) => said.time(at), day: (day) => day })
    .filter((change) => change[side] !== '')
    .map((change) => `${change.label}: ${change[side]}`)
    .join('; ')
}
