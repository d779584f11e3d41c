import * as z from 'zod'

// demo: every screen says that no real money is involved.
export const paymentProvider = z.enum(['shop', 'demo', 'stripe'])
