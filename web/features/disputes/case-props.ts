import type { DisputeView } from '#contract/money/disputes/disputes.ts'

// Who reads it: by account, by a booking's link, or by the link from the mail after a booking.
export type Access = { id: string; link?: string; token?: string }
export type CaseProps = { dispute: DisputeView; access: Access }
