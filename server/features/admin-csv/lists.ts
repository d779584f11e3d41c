// The columns of each list.
import { approvals, type ApprovalQuery } from '#contract/accounts/approvals.ts'
import { adminBookings, type BookingQuery } from '#contract/admin/bookings.ts'
import { adminPeople, type PeopleQuery } from '#contract/admin/people.ts'
import { audit, type AuditQuery } from '#contract/admin/audit.ts'
import { commissionRules, type RuleQuery } from '#contract/money/commission-rules.ts'
import { offerNames, statusNames } from '#contract/money/offer-names.ts'
import {
  platformOffers,
  type OfferQuery,
  type PlatformOffer,
} from '#contract/money/platform-offers.ts'
import { nameOfAction } from '#contract/admin/words/actions.ts'
import { changesIn } from '#contract/admin/words/changes.ts'
import { nameOfEntity } from '#contract/admin/words/entities.ts'
import {
  approvalNames,
  bookingStates,
  roleNames,
  ruleStateNames,
  sourceTexts,
} from '#contract/admin/words/states.ts'
import { thingOf } from '#contract/admin/words/things.ts'
import { accountStateNames } from '#contract/admin/words/values.ts'
import type { Text } from '#contract/language.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { readBookings } from '#server/features/admin-bookings/service.ts'
import { listFound } from '#server/features/admin-people/service.ts'
import { readListings } from '#server/features/approvals/service.ts'
import { readNamedEntries } from '#server/features/audit/service.ts'
import { readRules } from '#server/features/commission-rules/service.ts'
import { readOffers } from '#server/features/platform-offers/service.ts'
import { refundLog } from './refund-log.ts'
import { csvList, type Said } from './service.ts'

type BookingRow = Awaited<ReturnType<typeof readBookings>>[number]

const bookings = csvList<BookingQuery, BookingRow>({
  name: 'bookings',
  needs: 'bookings.read',
  asked: adminBookings.list.input,
  columns: [
    { title: { en: 'Booking', es: 'Cita' }, cell: (row) => row.bookingNumber },
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(bookingStates[row.status]),
    },
    {
      title: { en: 'Starts', es: 'Comienza' },
      cell: (row, said) => said.time(row.startsAt, row.timeZone),
    },
    { title: { en: 'Time zone', es: 'Zona horaria' }, cell: (row) => row.timeZone },
    { title: { en: 'Client', es: 'Cliente' }, cell: (row) => row.clientName },
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.shopName },
    { title: { en: 'Barber', es: 'Barbero' }, cell: (row) => row.professionalName },
    { title: { en: 'Services', es: 'Servicios' }, cell: (row) => row.services },
    { title: { en: 'Price', es: 'Precio' }, cell: (row) => (row.totalCents / 100).toFixed(2) },
    {
      title: { en: 'Source', es: 'Origen' },
      cell: (row, said) => nameIn(sourceTexts, row.source, said),
    },
  ],
  read: (caller, asked, { last, limit }) =>
    readBookings(
      caller,
      last ? { ...asked, after: { at: last.startsAt, id: last.id } } : asked,
      limit,
    ),
})

type PersonRow = Awaited<ReturnType<typeof listFound>>[number]

const people = csvList<PeopleQuery, PersonRow>({
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

const barbers = csvList<ApprovalQuery, Listing>({
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

type Entry = Awaited<ReturnType<typeof readNamedEntries>>[number]

const trail = csvList<AuditQuery, Entry>({
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

type Rule = Awaited<ReturnType<typeof readRules>>[number]

const rules = csvList<RuleQuery, Rule>({
  name: 'commission-rules',
  needs: 'money.read',
  asked: commissionRules.list.input,
  columns: [
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(ruleStateNames[row.state]),
    },
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.barber?.shopName ?? '' },
    {
      title: { en: 'Source', es: 'Origen' },
      cell: (row, said) => (row.source === null ? '' : nameIn(sourceTexts, row.source, said)),
    },
    { title: { en: 'Percent', es: 'Porcentaje' }, cell: (row) => String(row.percent) },
    {
      title: { en: 'Starts', es: 'Empieza' },
      isTime: true,
      cell: (row, said) => said.time(row.startsAt),
    },
    {
      title: { en: 'Ends', es: 'Termina' },
      isTime: true,
      cell: (row, said) => said.time(row.endsAt),
    },
    { title: { en: 'Reason', es: 'Motivo' }, cell: (row) => row.reason },
    { title: { en: 'Made by', es: 'La creó' }, cell: (row) => row.createdBy },
    {
      title: { en: 'Made', es: 'Creada' },
      isTime: true,
      cell: (row, said) => said.time(row.createdAt),
    },
    { title: { en: 'Ended by', es: 'La terminó' }, cell: (row) => row.withdrawn?.by ?? '' },
    {
      title: { en: 'Why it ended', es: 'Por qué terminó' },
      cell: (row) => row.withdrawn?.reason ?? '',
    },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readRules(db, last ? { ...asked, after: { at: last.createdAt, id: last.id } } : asked, limit),
})

const dollars = (cents: number) => (cents / 100).toFixed(2)

const offers = csvList<OfferQuery, PlatformOffer>({
  name: 'platform-offers',
  needs: 'analytics.read',
  asked: platformOffers.list.input,
  columns: [
    { title: { en: 'Name', es: 'Nombre' }, cell: (row) => row.name },
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(statusNames[row.status]),
    },
    {
      title: { en: 'Kind', es: 'Tipo' },
      cell: (row, said) => said.word(offerNames[row.kind]),
    },
    { title: { en: 'Code', es: 'Código' }, cell: (row) => row.code ?? '' },
    { title: { en: 'Percent', es: 'Porcentaje' }, cell: (row) => String(row.percent ?? '') },
    {
      title: { en: 'Amount', es: 'Monto' },
      cell: (row) => (row.amountCents === null ? '' : dollars(row.amountCents)),
    },
    {
      title: { en: 'Starts', es: 'Empieza' },
      isTime: true,
      cell: (row, said) => said.time(row.startsAt),
    },
    {
      title: { en: 'Ends', es: 'Termina' },
      isTime: true,
      cell: (row, said) => said.time(row.endedAt ?? row.endsAt),
    },
    { title: { en: 'Uses', es: 'Usos' }, cell: (row) => String(row.uses) },
    { title: { en: 'Budget', es: 'Presupuesto' }, cell: (row) => dollars(row.budgetCents) },
    { title: { en: 'Used', es: 'Usado' }, cell: (row) => dollars(row.usedCents) },
    { title: { en: 'Cost', es: 'Costo' }, cell: (row) => dollars(row.costCents) },
    { title: { en: 'Made by', es: 'La creó' }, cell: (row) => row.createdBy },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readOffers(db, last ? { ...asked, after: { at: last.createdAt, id: last.id } } : asked, limit),
})

// 'State: Approved; Hours waited: 5', of what the deed changed.
function valuesOf(row: Entry, side: 'before' | 'after', said: Said) {
  const { language } = said
  return changesIn(row, { language, when: (at) => said.time(at), day: (day) => day })
    .filter((change) => change[side] !== '')
    .map((change) => `${change.label}: ${change[side]}`)
    .join('; ')
}

function nameIn(words: Record<string, Text>, code: string, said: Said) {
  const text = words[code]
  return text ? said.word(text) : code
}

export const lists = [bookings, people, barbers, rules, offers, refundLog, trail]
