// Which administrators may do what, written by hand: the matrix compares it with the contract. The
// owner of the administration is `admin`.
export const owners = ['admin'] as const
export const operators = ['admin', 'operations'] as const
export const helpers = ['admin', 'operations', 'support'] as const
export const seesMoney = ['admin', 'operations', 'finance'] as const
export const readers = ['admin', 'operations', 'support', 'finance'] as const

// People with a part in a booking of side A.
const team = ['barberA', 'employeeA'] as const
export const seesBooking = ['clientA', ...team, ...readers] as const
export const actsOnBooking = ['clientA', ...team, ...helpers] as const
export const knowsBooking = [...team, ...readers] as const
