// Counting who looks at a barber's page, once a day each and without knowing who.
import * as z from 'zod'
import { call } from './call.ts'

export const footfall = {
  // From the page itself, because its HTML comes out of a cache. The same answer whatever is counted.
  look: call({
    access: 'public',
    method: 'POST',
    path: '/api/barbers/:barberId/looks',
    input: z.object({ barberId: z.uuid() }),
    bodyLimit: 1024,
  }),
}
