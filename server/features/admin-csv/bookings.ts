// The columns of bookings: everyone's, and those that an administrator made or looks after.
import { adminBookings, type BookingLine, type BookingQuery } from '#contract/admin/bookings.ts'
import { followUps, type MyBookingQuery } from '#contract/admin/follow-ups.ts'
import { bookingStates, sourceTexts } from '#contract/admin/words/states.ts'
import { readMyRows } from '#server/features/admin-bookings/follow-ups.ts'
import { readBookings } from '#server/features/admin-bookings/service.ts'
import { dollars, nameIn } from './cells.ts'
import { csvList, type Column } from './service.ts'

const ofBooking: readonly Column<BookingLine>[] = [
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
  { title: { en: 'Price', es: 'Precio' }, cell: (row) => dollars(row.totalCents) },
  {
    title: { en: 'Source', es: 'Origen' },
    cell: (row, said) => nameIn(sourceTexts, row.source, said),
  },
]

export const bookings = csvList<BookingQuery, BookingLine>({
  name: 'bookings',
  needs: 'bookings.read',
  asked: adminBookings.list.input,
  columns: ofBooking,
  read: (caller, asked, { last, limit }) =>
    readBookings(
      caller,
      last ? { ...asked, after: { at: last.startsAt, id: last.id } } : asked,
      limit,
    ),
})

type MyRow = Awaited<ReturnType<typeof readMyRows>>[number]

export const myBookings = csvList<MyBookingQuery, MyRow>({
  name: 'my-bookings',
  needs: 'bookings.write',
  asked: followUps.mine.input,
  columns: [
    ...ofBooking,
    {
      title: { en: 'What needs to be done', es: 'Qué hay que hacer' },
      cell: (row) => row.followUp?.note ?? '',
    },
    { title: { en: 'Due', es: 'Para el' }, cell: (row) => row.followUp?.dueOn ?? '' },
    { title: { en: 'From', es: 'De' }, cell: (row) => row.followUp?.by ?? '' },
  ],
  read: (caller, asked, { last, limit }) =>
    readMyRows(caller, last ? { ...asked, after: { at: last.place, id: last.id } } : asked, limit),
})
