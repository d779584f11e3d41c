// The columns of people, of barbers and of their badges.
import { approvals, type ApprovalQuery } from '#contract/accounts/approvals.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { badges, type AwardQuery, type BadgeAward } from '#contract/admin/badges.ts'
import { adminPeople, type PeopleQuery } from '#contract/admin/people.ts'
import { approvalNames, roleNames } from '#contract/admin/words/states.ts'
import { accountStateNames, badgeStates, badgeTypeNames } from '#contract/admin/words/values.ts'
import { listFound } from '#server/features/admin-people/service.ts'
import { readListings } from '#server/features/approvals/service.ts'
import { readAwardRows } from '#server/features/badges/desk.ts'
import { nameIn } from './cells.ts'
import { csvList } from './service.ts'

type PersonRow = Awaited<ReturnType<typeof listFound>>[number]

export const people = csvList<PeopleQuery, PersonRow>({
  name: 'people',
  needs: 'people.export',
  asked: adminPeople.list.input,
  columns: [
    { title: { en: 'Name', es: 'Nombre' }, cell: (row) => row.name },
    { title: { en: 'Email', es: 'Correo' }, cell: (row) => row.email },
    { title: { en: 'Phone', es: 'Teléfono' }, cell: (row) => shownPhone(row.phone) },
    {
      title: { en: 'Roles', es: 'Roles' },
      cell: (row, said) => row.roles.map((role) => nameIn(roleNames, role, said)).join(', '),
    },
    {
      title: { en: 'Joined', es: 'Se unió' },
      isTime: true,
      cell: (row, said) => said.time(row.joinedAt),
    },
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(accountStateNames[row.isActive ? 'active' : 'suspended']),
    },
  ],
  read: (caller, asked, { last, limit }) =>
    listFound(
      caller,
      last ? { ...asked, after: { at: last.joinedAt, id: last.id } } : asked,
      limit,
    ),
})

type Listing = Awaited<ReturnType<typeof readListings>>[number]

export const barbers = csvList<ApprovalQuery, Listing>({
  name: 'barbers',
  needs: 'barbers.read',
  asked: approvals.list.input,
  columns: [
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.shopName },
    { title: { en: 'Barber', es: 'Barbero' }, cell: (row) => row.name },
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(approvalNames[row.status]),
    },
    {
      title: { en: 'Waiting since', es: 'Espera desde' },
      isTime: true,
      cell: (row, said) => said.time(row.waitingSince),
    },
    {
      title: { en: 'Decided', es: 'Decidido' },
      isTime: true,
      cell: (row, said) => said.time(row.decidedAt),
    },
    {
      title: { en: 'License expires', es: 'La licencia vence' },
      cell: (row) => row.licenseExpiresOn ?? '',
    },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readListings(db, last ? { ...asked, after: { at: last.place, id: last.id } } : asked, limit),
})

export const awards = csvList<AwardQuery, BadgeAward>({
  name: 'badges',
  needs: 'badges.write',
  asked: badges.list.input,
  columns: [
    {
      title: { en: 'Badge', es: 'Insignia' },
      cell: (row, said) => said.word(badgeTypeNames[row.badgeType]),
    },
    { title: { en: 'Rank', es: 'Puesto' }, cell: (row) => String(row.rank ?? '') },
    { title: { en: 'Score', es: 'Puntaje' }, cell: (row) => String(row.score ?? '') },
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.shopName },
    { title: { en: 'Barber', es: 'Barbero' }, cell: (row) => row.barberName },
    { title: { en: 'First day', es: 'Primer día' }, cell: (row) => row.periodStart },
    { title: { en: 'Last day', es: 'Último día' }, cell: (row) => row.periodEnd },
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(badgeStates[row.revocation ? 'revoked' : 'awarded']),
    },
    {
      title: { en: 'Removed', es: 'Retirada' },
      isTime: true,
      cell: (row, said) => said.time(row.revocation?.at ?? null),
    },
    { title: { en: 'Removed by', es: 'La retiró' }, cell: (row) => row.revocation?.by ?? '' },
    { title: { en: 'Reason', es: 'Motivo' }, cell: (row) => row.revocation?.reason ?? '' },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readAwardRows(db, last ? { ...asked, after: `${last.periodEnd}_${last.id}` } : asked, limit),
})
