// Administrators review barbers before clients see them. Every decision is audited, and the barber
// gets a message.
import * as z from 'zod'
import { call, type Answer, type Received } from '#contract/call.ts'
import { after, lastAt, pageOf } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { fate, stopped, suspendForm } from '#contract/admin/stopping.ts'
import { approvalStatuses, businessKinds } from '#contract/business/listing.ts'
import { setupState, setupStep } from '#contract/business/setup.ts'
import { storedWeek } from '#contract/business/week.ts'
import { moment } from '#contract/fields.ts'
import { profileId, barberId } from '#contract/ids.ts'

// 'waiting' is everything that needs a decision; 'expiring' are approved barbers whose license ends
// soon or has ended.
export const approvalFilters = ['waiting', 'expiring', ...approvalStatuses] as const
export type ApprovalFilter = (typeof approvalFilters)[number]
// Barbers are promised a decision within this time.
export const promisedHours = 24
export const expiringDays = 30
// A barber is asked for a new license at most once in this time.
export const licenseAskDays = 3

const id = profileId
const day = z.iso.date()

export const approvalItem = z.object({
  id,
  barberId,
  name: z.string(),
  email: z.string(),
  shopName: z.string(),
  status: z.enum(approvalStatuses),
  // A change of a published listing is pending.
  hasChange: z.boolean(),
  waitingSince: z.iso.datetime().nullable(),
  waitingHours: z.int().nullable(),
  // The last decision about the listing.
  decidedAt: z.iso.datetime().nullable(),
  licenseExpiresOn: day.nullable(),
  // The day at the shop.
  today: day,
})
export type ApprovalItem = z.output<typeof approvalItem>

// The listing as it is saved, without what was typed since.
export const savedListing = z.object({
  kind: z.enum(businessKinds),
  shopName: z.string(),
  bio: z.string(),
  phone: z.string().nullable(),
  languages: z.array(z.string()),
  address: z.string(),
  // Of its city, in two letters.
  state: z.string(),
  licenseNumber: z.string().nullable(),
  licenseType: z.string().nullable(),
  licenseExpiresOn: day.nullable(),
  shopLicenseNumber: z.string().nullable(),
  shopLicenseExpiresOn: day.nullable(),
})
export type SavedListing = z.output<typeof savedListing>

export const wantedChange = z.object({
  shopName: z.string().optional(),
  address: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  licenseNumber: z.string().optional(),
  licenseType: z.string().optional(),
  licenseExpiresOn: z.string().optional(),
  shopLicenseNumber: z.string().optional(),
  shopLicenseExpiresOn: z.string().optional(),
  // File names of private pictures.
  licensePicture: z.string().optional(),
  shopLicensePicture: z.string().optional(),
})
export type WantedChange = z.output<typeof wantedChange>

// Since when the application or change that was read waits. One that came in later is not decided
// unseen.
export const waitingSince = moment()

export const approvals = {
  list: call({
    summary: 'List barbers and changes to review',
    access: { needs: 'barbers.read' },
    method: 'GET',
    path: '/api/approvals',
    input: z.object({
      // The longest wait first.
      show: z.enum(approvalFilters).default('waiting'),
      // The name of the barber or of the business.
      q: z.string().trim().max(80).optional(),
      after,
    }),
    output: pageOf(approvalItem).extend({
      lastAt,
      counts: z.object({
        waiting: z.int(),
        changes: z.int(),
        approved: z.int(),
        suspended: z.int(),
        expiring: z.int(),
        rejected: z.int(),
      }),
      // Decisions of the last 30 days, how many came within the promised time, and the longest wait
      // now.
      pace: z.object({
        decided: z.int(),
        inTime: z.int(),
        medianHours: z.number().nullable(),
        oldestHours: z.int().nullable(),
      }),
    }),
  }),
  read: call({
    summary: "Read one barber's application with its history",
    access: { needs: 'barbers.read' },
    method: 'GET',
    path: '/api/approvals/:id',
    input: z.object({ id }),
    output: approvalItem.extend({
      setup: setupState,
      listing: savedListing,
      change: wantedChange.nullable(),
      services: z.array(
        z.object({ name: z.string(), priceCents: z.int(), durationMinutes: z.int() }),
      ),
      // The owner's own hours.
      week: storedWeek,
      pictures: z.array(z.string()),
      upcomingBookings: z.int(),
      // When an administrator last asked for a new license.
      licenseAskedAt: z.iso.datetime().nullable(),
    }),
  }),
  // Approves a new barber, or a change of an approved one.
  approve: call({
    summary: 'Approve a barber or a requested change',
    access: { needs: 'barbers.review' },
    method: 'POST',
    path: '/api/approvals/:id/approve',
    input: z.object({ id, reason, waitingSince }),
    errors: ['NOT_IN_REVIEW', 'REVIEW_CHANGED', 'OWN_CASE'],
  }),
  requestChanges: call({
    summary: 'Send an application back with what to change',
    access: { needs: 'barbers.review' },
    method: 'POST',
    path: '/api/approvals/:id/request-changes',
    input: z.object({
      id,
      waitingSince,
      reasons: z
        .partialRecord(setupStep, reason)
        .refine((given) => Object.keys(given).length > 0, 'Please give a reason'),
    }),
    errors: ['NOT_IN_REVIEW', 'REVIEW_CHANGED', 'OWN_CASE'],
  }),
  reject: call({
    summary: "Reject a barber's application",
    access: { needs: 'barbers.review' },
    method: 'POST',
    path: '/api/approvals/:id/reject',
    input: z.object({ id, reason, waitingSince }),
    errors: ['NOT_IN_REVIEW', 'REVIEW_CHANGED', 'OWN_CASE'],
  }),
  previewSuspend: call({
    summary: 'Count what suspending a barber would cancel',
    access: { needs: 'barbers.suspend' },
    method: 'GET',
    path: '/api/approvals/:id/suspend',
    input: z.object({ id, fate }),
    output: stopped,
    errors: ['NOT_APPROVED'],
  }),
  // Unlists the barber at once.
  suspend: call({
    summary: 'Suspend an approved barber, and keep or cancel what is booked',
    access: { needs: 'barbers.suspend' },
    method: 'POST',
    path: '/api/approvals/:id/suspend',
    input: suspendForm.extend({ id }),
    output: stopped,
    errors: ['NOT_APPROVED', 'NUMBERS_CHANGED'],
  }),
  restore: call({
    summary: 'Restore a suspended barber',
    access: { needs: 'barbers.suspend' },
    method: 'POST',
    path: '/api/approvals/:id/restore',
    input: z.object({ id, reason }),
    errors: ['NOT_SUSPENDED', 'OWN_CASE'],
  }),
  // A rejection was a mistake, or the barber sent what was missing.
  reopen: call({
    summary: 'Put a rejected barber back into review',
    access: { needs: 'barbers.review' },
    method: 'POST',
    path: '/api/approvals/:id/reopen',
    input: z.object({ id, reason }),
    errors: ['NOT_REJECTED', 'OWN_CASE'],
  }),
  askForLicense: call({
    summary: 'Ask a barber for a new license, when the old one expires soon or has expired',
    access: { needs: 'barbers.review' },
    method: 'POST',
    path: '/api/approvals/:id/license',
    input: z.object({ id, reason }),
    errors: ['NOT_APPROVED', 'LICENSE_VALID', 'LICENSE_ASKED', 'OWN_CASE'],
  }),
}

export type Approval = Answer<typeof approvals.read>
export type ApprovalQuery = Received<typeof approvals.list>
export type Decision = Received<typeof approvals.approve>
export type Restoring = Received<typeof approvals.restore>
export type Reopening = Received<typeof approvals.reopen>
export type LicenseOrder = Received<typeof approvals.askForLicense>
export type SuspendOrder = Received<typeof approvals.suspend>
export type SuspendQuery = Received<typeof approvals.previewSuspend>
export type ChangeRequest = Received<typeof approvals.requestChanges>
