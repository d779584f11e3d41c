// Barbers whom administrators put first among the featured ones, for a time.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { day } from '#contract/fields.ts'
import { profileId } from '#contract/ids.ts'

export const mostPins = 8

export const pinForm = z
  .object({ startsOn: day(), endsOn: day(), reason })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
    path: ['endsOn'],
    message: 'Must not be before the first day',
  })

const pin = z.object({
  id: profileId,
  shopName: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  isNow: z.boolean(),
})

export const featured = {
  list: call({
    summary: 'List the pinned barbers whose time is not over',
    access: { needs: 'marketplace.read' },
    method: 'GET',
    path: '/api/admin/featured',
    output: z.array(pin),
  }),
  pin: call({
    summary: 'Put a barber first among the featured ones, for some days',
    access: { needs: 'marketplace.write' },
    method: 'PUT',
    path: '/api/admin/featured/:id',
    input: pinForm.safeExtend({ id: profileId }),
    errors: ['NOT_APPROVED', 'TOO_MANY_PINS', 'NOTHING_CHANGED', 'OWN_CASE'],
  }),
  unpin: call({
    summary: 'Take a barber from the pinned ones',
    access: { needs: 'marketplace.write' },
    method: 'DELETE',
    path: '/api/admin/featured/:id',
    input: z.object({ id: profileId, reason }),
  }),
}

export type Pin = Answer<typeof featured.list>[number]
export type PinOrder = Received<typeof featured.pin>
export type Unpinning = Received<typeof featured.unpin>
