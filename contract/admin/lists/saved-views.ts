// Filters of the administrators' lists, saved under a name: one's own, or shared with everyone who
// may see the list.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { readable } from '#contract/fields.ts'
import { keysOf } from '#contract/lists.ts'
import type { Permission } from '#contract/permissions.ts'

// The right that a list needs, and with it its views. Files of lists have the same names.
export const viewedLists = {
  bookings: 'bookings.read',
  'my-bookings': 'bookings.write',
  appeals: 'appeals.decide',
  'problem-reports': 'appeals.decide',
  'commission-claims': 'money.read',
  people: 'people.read',
  barbers: 'barbers.read',
  badges: 'badges.write',
  referrals: 'money.read',
  refunds: 'money.read',
  'commission-rules': 'money.read',
  'platform-offers': 'analytics.read',
  audit: 'audit.read',
  balances: 'money.read',
  payouts: 'money.read',
} as const satisfies Record<string, Permission>
export type ViewedList = keyof typeof viewedLists

export const mostViews = 30

const list = z.enum(keysOf(viewedLists))
const id = z.uuid()

const viewName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(40, 'Name must be less than 40 characters')
  .refine(...readable)

export const viewForm = z.object({ name: viewName, isShared: z.boolean() })

const savedView = z.object({
  id,
  name: z.string(),
  // As in the address. The list reads it and leaves out what it does not know.
  query: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  // Whether the caller may rename, share, move or delete it.
  mayChange: z.boolean(),
  // Who saved it.
  by: z.string(),
})
export type SavedView = z.output<typeof savedView>

// Every administrator has this right; the list's own is asked for inside.
const access = { needs: 'overview.read' } as const

export const savedViews = {
  list: call({
    summary: 'List your own and the shared views of a list',
    access,
    method: 'GET',
    path: '/api/admin/views',
    input: z.object({ list }),
    output: z.object({ views: z.array(savedView) }),
  }),
  save: call({
    summary: 'Save filters of a list under a name',
    access,
    method: 'POST',
    path: '/api/admin/views',
    input: viewForm.extend({ list, query: z.string().min(1).max(1000) }),
    output: z.object({ id }),
    creates: true,
    errors: ['VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS', 'VIEW_HAS_CONTACT'],
  }),
  change: call({
    summary: 'Rename a view, share it or take it back',
    access,
    method: 'PATCH',
    path: '/api/admin/views/:id',
    input: viewForm.extend({ id }),
    errors: ['VIEW_NAME_TAKEN', 'VIEW_HAS_CONTACT'],
  }),
  moveFirst: call({
    summary: 'Put a view before the others',
    access,
    method: 'POST',
    path: '/api/admin/views/:id/first',
    input: z.object({ id }),
  }),
  remove: call({
    summary: 'Delete a view',
    access,
    method: 'DELETE',
    path: '/api/admin/views/:id',
    input: z.object({ id }),
  }),
}

export type NewView = Received<typeof savedViews.save>
export type ViewChange = Received<typeof savedViews.change>
