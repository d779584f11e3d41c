const tab = (name: string) => `/client/dashboard?tab=${name}`

export const bookingPath = (id: string) => `${tab('bookings')}&booking=${id}`
export const invoicePath = (id: string) => `${tab('invoices')}&invoice=${id}`
