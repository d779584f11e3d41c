// The columns of each list.
import { approvals, type ApprovalQuery } from '#contract/accounts/approvals.ts'
import { adminBookings, type BookingQuery } from '#contract/admin/bookings.ts'
import { adminPeople, type PeopleQuery } from '#contract/admin/people.ts'
import { audit, type AuditQuery } from '#contract/admin/audit.ts'
import { readBookings } from '#server/features/admin-bookings/service.ts'
import { listFound } from '#server/features/admin-people/service.ts'
import { readListings } from '#server/features/approvals/service.ts'
import { readEntries } from '#server/features/audit/service.ts'
import { csvList } from './service.ts'

type BookingRow = Awaited<ReturnType<typeof readBookings>>[number]

const bookings = csvList<BookingQuery, BookingRow>({
  name: 'bookings',
  needs: 'bookings.read',
  asked: adminBookings.list.input,
  columns: [
    { title: { en: 'Booking', es: 'Cita' }, cell: (row) => row.bookingNumber },
    { title: { en: 'State', es: 'Estado' }, cell: (row) => row.status },
    { title: { en: 'Starts', es: 'Comienza' }, cell: (row) => row.startsAt },
    { title: { en: 'Client', es: 'Cliente' }, cell: (row) => row.clientName },
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.shopName },
    { title: { en: 'Barber', es: 'Barbero' }, cell: (row) => row.professionalName },
    { title: { en: 'Services', es: 'Servicios' }, cell: (row) => row.services },
    { title: { en: 'Price', es: 'Precio' }, cell: (row) => (row.totalCents / 100).toFixed(2) },
    { title: { en: 'Source', es: 'Origen' }, cell: (row) => row.source },
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
    { title: { en: 'Phone', es: 'Teléfono' }, cell: (row) => row.phone ?? '' },
    { title: { en: 'Roles', es: 'Roles' }, cell: (row) => row.roles.join(', ') },
    { title: { en: 'Joined', es: 'Se unió' }, cell: (row) => row.joinedAt },
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row) => (row.isActive ? 'active' : 'suspended'),
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
    { title: { en: 'State', es: 'Estado' }, cell: (row) => row.status },
    { title: { en: 'Waiting since', es: 'Espera desde' }, cell: (row) => row.waitingSince ?? '' },
    { title: { en: 'Decided', es: 'Decidido' }, cell: (row) => row.decidedAt ?? '' },
    {
      title: { en: 'License expires', es: 'La licencia vence' },
      cell: (row) => row.licenseExpiresOn ?? '',
    },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readListings(db, last ? { ...asked, after: { at: last.place, id: last.id } } : asked, limit),
})

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

const trail = csvList<AuditQuery, Entry>({
  name: 'audit',
  needs: 'audit.read',
  asked: audit.list.input,
  columns: [
    { title: { en: 'When', es: 'Cuándo' }, cell: (row) => row.at },
    { title: { en: 'Who', es: 'Quién' }, cell: (row) => row.actor?.name ?? '' },
    { title: { en: 'What', es: 'Qué' }, cell: (row) => row.action },
    { title: { en: 'About', es: 'Sobre' }, cell: (row) => row.subject ?? row.entityId },
    { title: { en: 'Reason', es: 'Motivo' }, cell: (row) => row.reason },
    { title: { en: 'Before', es: 'Antes' }, cell: (row) => JSON.stringify(row.before ?? {}) },
    { title: { en: 'After', es: 'Después' }, cell: (row) => JSON.stringify(row.after ?? {}) },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readEntries(db, last ? { ...asked, before: last.id } : asked, limit),
})

export const lists = [bookings, people, barbers, trail]
