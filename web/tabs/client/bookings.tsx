import { BookingList } from '#web/features/client-bookings/booking-list.tsx'

export function Tab() {
  return <BookingList />
}
