// The codes that the trail stores, in words.
import type { accountStates } from '#contract/admin/people.ts'
import type { BadgeType } from '#contract/admin/badges.ts'
import type { LinkKind } from '#contract/admin/booking-desk.ts'
import type { BookingQuery } from '#contract/admin/bookings.ts'
import type { MyBookingView } from '#contract/admin/follow-ups.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import type { ApprovalFilter } from '#contract/accounts/approvals.ts'
import type { Compensation } from '#contract/business/compensation.ts'
import type { PermissionLevel } from '#contract/business/team-rights.ts'
import type { Text } from '#contract/language.ts'
import { offerNames, statusNames } from '#contract/money/offer-names.ts'
import type { FlagReason, ReferralState } from '#contract/money/referral-desk.ts'
import { actionNames } from './actions.ts'
import { decisionNames } from './cases.ts'
import { entityNames } from './entities.ts'
import { chargedNames, refundCauseNames, refundMethodNames, refundStateNames } from './refunds.ts'
import {
  approvalNames,
  bookingFilterNames,
  bulkActionNames,
  disputeTexts,
  roleNames,
  ruleStateNames,
  paymentTexts,
  sourceTexts,
} from './states.ts'

type OneOf<List extends readonly string[]> = List[number]

export const badgeTypeNames: Record<BadgeType, Text> = {
  most_booked: { en: 'Most Booked', es: 'Más reservado' },
  most_reviewed: { en: 'Most Reviewed', es: 'Más reseñado' },
  best_services: { en: 'Best Services', es: 'Mejores servicios' },
}

export const badgeStates: Record<'awarded' | 'revoked', Text> = {
  awarded: { en: 'Awarded', es: 'Otorgada' },
  revoked: { en: 'Removed', es: 'Retirada' },
}

export const accountStateNames: Record<OneOf<typeof accountStates>, Text> = {
  active: { en: 'Active', es: 'Activa' },
  suspended: { en: 'Suspended', es: 'Suspendida' },
}

const kindNames: Record<LinkKind | Compensation['kind'], Text> = {
  manage: { en: 'To the appointment', es: 'A la cita' },
  completion: { en: 'To say how it went', es: 'Para decir cómo fue' },
  commission_percent: { en: 'Share of the price', es: 'Parte del precio' },
  booth_rent: { en: 'Booth rent', es: 'Renta de silla' },
  hourly: { en: 'By the hour', es: 'Por hora' },
}

const levelNames: Record<PermissionLevel, Text> = {
  self: { en: 'Own calendar', es: 'Su calendario' },
  desk: { en: 'Front desk', es: 'Recepción' },
  manager: { en: 'Manager', es: 'Gerente' },
}

const orderNames: Record<BookingQuery['order'], Text> = {
  newest: { en: 'Newest first', es: 'Las más nuevas primero' },
  oldest: { en: 'Oldest first', es: 'Las más antiguas primero' },
}

export const myViewNames: Record<MyBookingView, Text> = {
  assigned: { en: 'To follow up', es: 'Por seguir' },
  nobody: { en: 'Unassigned', es: 'Sin asignar' },
  made: { en: 'Booked by me', es: 'Reservadas por mí' },
}

const queueNames: Record<ApprovalFilter, Text> = {
  ...approvalNames,
  waiting: { en: 'Waiting', es: 'En espera' },
  expiring: { en: 'License expiring', es: 'Licencia por vencer' },
}

const switchNames: Record<'active' | 'paused' | 'ended', Text> = {
  active: { en: 'Running', es: 'Activa' },
  paused: { en: 'Paused', es: 'En pausa' },
  ended: { en: 'Ended', es: 'Terminada' },
}

export const referralStateNames: Record<ReferralState, Text> = {
  flagged: { en: 'To decide', es: 'Por decidir' },
  allowed: { en: 'Allowed', es: 'Permitido' },
  refused: { en: 'Refused', es: 'Rechazado' },
  joined: { en: 'Joined', es: 'Se registró' },
  rewarded: { en: 'Rewarded', es: 'Recompensado' },
}

export const flagReasonNames: Record<FlagReason, Text> = {
  phone: { en: 'Same phone', es: 'Mismo teléfono' },
  card: { en: 'Same card', es: 'Misma tarjeta' },
  address: { en: 'Same email address', es: 'Mismo correo' },
  device: { en: 'Same device', es: 'Mismo dispositivo' },
}

const weekdayNames: Record<string, Text> = {
  sun: { en: 'Sunday', es: 'Domingo' },
  mon: { en: 'Monday', es: 'Lunes' },
  tue: { en: 'Tuesday', es: 'Martes' },
  wed: { en: 'Wednesday', es: 'Miércoles' },
  thu: { en: 'Thursday', es: 'Jueves' },
  fri: { en: 'Friday', es: 'Viernes' },
  sat: { en: 'Saturday', es: 'Sábado' },
}
const approvedName: Text = { en: 'Approved', es: 'Aprobado' }

type Words = Record<string, Text>

const byKey: Record<string, Words> = {
  action: actionNames,
  cause: refundCauseNames,
  chargedTo: chargedNames,
  method: refundMethodNames,
  badgeType: badgeTypeNames,
  entity: entityNames,
  flagReason: flagReasonNames,
  kind: { ...kindNames, ...offerNames },
  dispute: disputeTexts,
  order: orderNames,
  payment: paymentTexts,
  permissionLevel: levelNames,
  role: roleNames,
  roles: roleNames,
  show: queueNames,
  source: sourceTexts,
  state: {
    ...badgeStates,
    ...referralStateNames,
    ...refundStateNames,
    ...decisionNames,
    ...accountStateNames,
    ...ruleStateNames,
  },
  status: { ...statusNames, ...bookingFilterNames },
  subRole: subRoleNames,
  type: badgeTypeNames,
  view: myViewNames,
  weekdays: weekdayNames,
  what: bulkActionNames,
}

// Where the same key has another meaning.
const byEntity: Record<string, Record<string, Words>> = {
  barber_profiles: { status: approvalNames },
  barber_badges: { status: badgeStates },
  promotions: { state: switchNames },
  referrals: { state: referralStateNames },
  refund_log: { state: { ...refundStateNames, approved: approvedName } },
}

// Null for what is no code: names, texts, numbers.
export function wordOf(entity: string, key: string, code: string): Text | null {
  const words = byEntity[entity]?.[key] ?? byKey[key]
  return words && Object.hasOwn(words, code) ? (words[code] ?? null) : null
}
