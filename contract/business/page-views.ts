// Counts page views, once per visitor and day, without identifying visitors.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { profileId } from '#contract/ids.ts'

export const pageViews = {
  // Called from the page, because its HTML is cached. Responds the same whatever is counted.
  look: call({
    summary: "Count a page view of a barber's profile",
    access: 'public',
    method: 'POST',
    path: '/api/barbers/:profileId/looks',
    // Found through our search, map or a card; marks the browser for a while.
    input: z.object({ profileId, isFound: z.boolean().default(false) }),
    bodyLimit: 1024,
  }),
}
