import { BookingList } from '#web/features/my-bookings/booking-list.tsx'

export function Tab() {
  return <BookingList />
}
