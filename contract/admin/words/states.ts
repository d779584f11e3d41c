// States, roles and kinds, as screens and files call them.
import type { Role } from '#contract/access.ts'
import type {
  bookingSources,
  disputeFilters,
  paymentStatuses,
  statusGroups,
} from '#contract/admin/bookings.ts'
import type { HealthPart } from '#contract/admin/health.ts'
import type { BulkAction } from '#contract/admin/lists/bulk-runs.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { Text } from '#contract/language.ts'
import type { RuleState } from '#contract/money/commission-rules.ts'

// As those who work there say it.
export const bookingStates: Record<Status, Text> = {
  held: { en: 'Being booked', es: 'Reservando' },
  pending: { en: 'To answer', es: 'Por contestar' },
  confirmed: { en: 'Confirmed', es: 'Confirmada' },
  checked_in: { en: 'Here', es: 'Llegó' },
  in_progress: { en: 'In the chair', es: 'En la silla' },
  awaiting_confirmation: { en: 'Done', es: 'Hecha' },
  completed: { en: 'Completed', es: 'Completada' },
  declined: { en: 'Declined', es: 'Rechazada' },
  expired: { en: 'Expired', es: 'Vencida' },
  cancelled: { en: 'Canceled', es: 'Cancelada' },
  no_show: { en: 'No-show', es: 'No llegó' },
}

export const bookingFilterNames: Record<Status | keyof typeof statusGroups, Text> = {
  ...bookingStates,
  coming: { en: 'Coming up', es: 'Próximas' },
  took_place: { en: 'Done or completed', es: 'Hechas o completadas' },
}

// Said to administrators; those for a business are in texts/bookings/desk.ts.
export const sourceTexts: Record<(typeof bookingSources)[number], Text> = {
  marketplace: { en: 'Kempt’s search', es: 'La búsqueda de Kempt' },
  direct_link: { en: 'The barber’s link', es: 'El enlace del barbero' },
  barber: { en: 'The barber', es: 'El barbero' },
  employee: { en: 'The team', es: 'El equipo' },
  admin: { en: 'An administrator', es: 'Un administrador' },
  walk_in: { en: 'Walk-in', es: 'Sin cita' },
}

export const paymentTexts: Record<(typeof paymentStatuses)[number], Text> = {
  unpaid: { en: 'Not paid yet', es: 'Aún no pagada' },
  deposit_paid: { en: 'Deposit paid', es: 'Anticipo pagado' },
  paid: { en: 'Paid by card', es: 'Pagada con tarjeta' },
  paid_at_shop: { en: 'Paid at the shop', es: 'Pagada en la barbería' },
  partially_refunded: { en: 'Partly refunded', es: 'Reembolso parcial' },
  refunded: { en: 'Refunded', es: 'Reembolsada' },
}

export const disputeTexts: Record<(typeof disputeFilters)[number], Text> = {
  open: { en: 'Open dispute', es: 'Reclamo abierto' },
  closed: { en: 'Settled dispute', es: 'Reclamo resuelto' },
}

export const roleNames: Record<Role, Text> = {
  client: { en: 'Client', es: 'Cliente' },
  barber: { en: 'Barber', es: 'Barbero' },
  employee: { en: 'Team member', es: 'Miembro de equipo' },
  admin: { en: 'Administrator', es: 'Administrador' },
}

export const approvalNames: Record<ApprovalStatus, Text> = {
  draft: { en: 'Draft', es: 'Borrador' },
  submitted: { en: 'Submitted', es: 'Enviado' },
  changes_requested: { en: 'Changes asked', es: 'Cambios pedidos' },
  approved: { en: 'Approved', es: 'Aprobado' },
  rejected: { en: 'Rejected', es: 'Rechazado' },
  suspended: { en: 'Suspended', es: 'Suspendido' },
}

export const ruleStateNames: Record<RuleState, Text> = {
  running: { en: 'Running', es: 'Vigente' },
  planned: { en: 'Planned', es: 'Programada' },
  ended: { en: 'Ended', es: 'Terminada' },
}

export const bulkActionNames: Record<BulkAction, Text> = {
  'assign-follow-up': { en: 'Following up on bookings', es: 'Seguimiento de citas' },
  'finish-follow-up': { en: 'Closing follow-ups', es: 'Cierre de seguimientos' },
  'send-reset-link': { en: 'Sending password links', es: 'Envío de enlaces de contraseña' },
  'cancel-bookings': { en: 'Canceling appointments', es: 'Cancelación de citas' },
}

export const partNames: Record<HealthPart, Text> = {
  mail: { en: 'Email', es: 'Correo' },
  sms: { en: 'Text messages', es: 'Mensajes de texto' },
  push: { en: 'Push notifications', es: 'Notificaciones push' },
  payments: { en: 'Card payments', es: 'Pagos con tarjeta' },
  jobs: { en: 'Background jobs', es: 'Tareas en segundo plano' },
  storage: { en: 'Photo storage', es: 'Almacén de fotos' },
  database: { en: 'Database', es: 'Base de datos' },
  disk: { en: 'Disk', es: 'Disco' },
  backup: { en: 'Last backup', es: 'Último respaldo' },
}
