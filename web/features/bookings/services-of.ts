import type { Booking } from '#contract/bookings/bookings.ts'

// 'Skin fade + Beard trim'.
export function servicesOf({ items }: Booking) {
  return items.map(({ name }) => name).join(' + ')
}
