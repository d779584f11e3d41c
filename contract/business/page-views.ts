// Counting who looks at a barber's page, once a day each and without knowing who.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { profileId } from '#contract/ids.ts'

export const pageViews = {
  // From the page itself, because its HTML comes out of a cache. The same answer whatever is counted.
  look: call({
    summary: "Count a page view of a barber's profile",
    access: 'public',
    method: 'POST',
    path: '/api/barbers/:profileId/looks',
    // Found through our search, map or a card; such a browser stays ours for a while.
    input: z.object({ profileId, isFound: z.boolean().default(false) }),
    bodyLimit: 1024,
  }),
}
