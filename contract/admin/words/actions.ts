// What administrators and businesses did, as the trail says it.
import type { Text } from '#contract/language.ts'
import { spaced } from './spaced.ts'

export const actionNames: Record<string, Text> = {
  'accept-invitation': { en: 'Joined a team', es: 'Se unió a un equipo' },
  'add-commission-rule': { en: 'Made a rule of the commission', es: 'Creó una regla de comisión' },
  'add-city': { en: 'Added a city', es: 'Agregó una ciudad' },
  'answer-appeal': { en: 'Decided an appeal', es: 'Decidió una apelación' },
  approve: { en: 'Approved a barber', es: 'Aprobó a un barbero' },
  'approve-change': { en: 'Approved a change', es: 'Aprobó un cambio' },
  'book-appointment': { en: 'Booked for someone', es: 'Reservó para alguien' },
  'check-license': { en: 'Checked a license', es: 'Revisó una licencia' },
  'change-flag': { en: 'Changed a feature', es: 'Cambió una función' },
  'change-member': { en: 'Changed a team member', es: 'Cambió a un miembro del equipo' },
  'change-badge-thresholds': {
    en: 'Changed what a badge takes',
    es: 'Cambió qué hace falta para una insignia',
  },
  'close-reliability-review': {
    en: 'Closed a reliability review',
    es: 'Cerró una revisión de fiabilidad',
  },
  'deactivate-cancel': {
    en: 'Removed a team member and canceled their bookings',
    es: 'Quitó a un miembro del equipo y canceló sus citas',
  },
  'deactivate-finish': {
    en: 'Let a team member go after their last booking',
    es: 'Deja ir a un miembro del equipo después de su última cita',
  },
  'deactivate-reassign': {
    en: 'Removed a team member and gave their bookings to others',
    es: 'Quitó a un miembro del equipo y pasó sus citas a otros',
  },
  'decide-commission-claim': {
    en: 'Decided a claim about commission',
    es: 'Decidió un reclamo de comisión',
  },
  'decline-change': { en: 'Declined a change', es: 'Rechazó un cambio' },
  'export-list': { en: 'Downloaded a list', es: 'Descargó una lista' },
  impersonate: { en: 'Saw the app as them', es: 'Vio la app como esa persona' },
  'end-commission-rule': {
    en: 'Ended a rule of the commission',
    es: 'Terminó una regla de comisión',
  },
  'end-impersonation': {
    en: 'Stopped seeing the app as them',
    es: 'Dejó de ver la app como esa persona',
  },
  'plan-erasure': {
    en: 'Had an account erased in 7 days',
    es: 'Mandó borrar una cuenta en 7 días',
  },
  'take-back-erasure': { en: 'Kept an account after all', es: 'Conservó la cuenta' },
  'propose-time': { en: 'Suggested another time', es: 'Propuso otra hora' },
  'accept-time': { en: 'Accepted the suggested time', es: 'Aceptó la hora propuesta' },
  'decline-time': { en: 'Kept the original time', es: 'Dejó la hora original' },
  'run-again': { en: 'Ran failed work again', es: 'Repitió trabajo fallido' },
  erase: { en: 'Erased an account', es: 'Borró una cuenta' },
  export: { en: 'Downloaded their data', es: 'Descargó sus datos' },
  feature: { en: 'Featured a barber', es: 'Destacó a un barbero' },
  'grant-role': { en: 'Gave a role', es: 'Dio un rol' },
  'grant-sub-role': { en: 'Gave a role', es: 'Dio un rol' },
  invite: { en: 'Invited someone to a team', es: 'Invitó a alguien a un equipo' },
  'resend-admin': { en: 'Sent an invitation again', es: 'Envió otra vez una invitación' },
  'invite-admin': { en: 'Invited an administrator', es: 'Invitó a un administrador' },
  'keep-member': { en: 'Kept a team member', es: 'Mantuvo a un miembro del equipo' },
  'leave-shop': { en: 'Left a team', es: 'Dejó un equipo' },
  'mark-paid': { en: 'Marked earnings as paid', es: 'Marcó ganancias como pagadas' },
  merge: { en: 'Merged into another listing', es: 'Unió a otro perfil' },
  'merge-into': { en: 'Took in a duplicate', es: 'Recibió un duplicado' },
  'move-booking': { en: 'Changed a booking', es: 'Cambió una cita' },
  'pull-kill-switch': { en: 'Paused', es: 'Pausó' },
  'open-license': { en: 'Opened a license photo', es: 'Abrió la foto de una licencia' },
  reject: { en: 'Rejected a barber', es: 'Rechazó a un barbero' },
  'refuse-license': { en: 'Refused a license', es: 'Rechazó una licencia' },
  'release-kill-switch': { en: 'Released', es: 'Reanudó' },
  'request-changes': { en: 'Asked a barber for changes', es: 'Pidió cambios a un barbero' },
  'resend-invitation': { en: 'Sent an invitation again', es: 'Reenvió una invitación' },
  'restore-badge': { en: 'Gave a badge back', es: 'Devolvió una insignia' },
  'reschedule-booking': { en: 'Moved a booking', es: 'Movió una cita' },
  restore: { en: 'Restored', es: 'Restauró' },
  'revoke-badge': { en: 'Removed a badge', es: 'Retiró una insignia' },
  'restore-city': {
    en: 'Returned a city to an earlier version',
    es: 'Devolvió una ciudad a una versión anterior',
  },
  'restore-settings': {
    en: 'Returned settings to an earlier version',
    es: 'Devolvió ajustes a una versión anterior',
  },
  'revoke-invitation': { en: 'Withdrew an invitation', es: 'Retiró una invitación' },
  'revoke-role': { en: 'Took a role away', es: 'Quitó un rol' },
  'revoke-sub-role': { en: 'Took a role away', es: 'Quitó un rol' },
  'send-link': { en: 'Sent a guest the link again', es: 'Reenvió el enlace a un invitado' },
  'save-city': { en: 'Changed a city', es: 'Cambió una ciudad' },
  'save-settings': { en: 'Changed settings', es: 'Cambió ajustes' },
  'send-reset-link': {
    en: 'Sent a link for a new password',
    es: 'Envió un enlace para una contraseña nueva',
  },
  'assign-follow-up': { en: 'Assigned a booking', es: 'Asignó una cita' },
  'finish-follow-up': { en: 'Finished a follow-up', es: 'Terminó un seguimiento' },
  'decide-report': { en: 'Decided a report', es: 'Decidió un reporte' },
  'start-bulk': { en: 'Started a bulk action', es: 'Inició una acción en lote' },
  'share-view': { en: 'Shared a view', es: 'Compartió una vista' },
  'unshare-view': { en: 'Stopped sharing a view', es: 'Dejó de compartir una vista' },
  'rename-view': { en: 'Renamed a shared view', es: 'Renombró una vista compartida' },
  'delete-view': { en: 'Deleted a shared view', es: 'Borró una vista compartida' },
  suspend: { en: 'Suspended', es: 'Suspendió' },
  unfeature: { en: 'Stopped featuring a barber', es: 'Dejó de destacar a un barbero' },
  'withdraw-admin': { en: 'Withdrew an invitation', es: 'Retiró una invitación' },
}

// A new action is shown by its own name until it has words here.
export function nameOfAction(action: string): Text {
  return actionNames[action] ?? spaced(action)
}
