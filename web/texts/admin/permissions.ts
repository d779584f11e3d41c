// The permissions of administrators, for /admin/roles.
import type { Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'

export const permissionNames: Record<Permission, Text> = {
  'overview.read': { en: 'See the overview', es: 'Ver el resumen' },
  'bookings.read': { en: 'See appointments', es: 'Ver citas' },
  'bookings.write': {
    en: 'Book, move and cancel appointments',
    es: 'Reservar, mover y cancelar citas',
  },
  'bookings.force': {
    en: 'Force a state against the rules',
    es: 'Forzar un estado contra las reglas',
  },
  'appeals.decide': { en: 'Decide appeals and reports', es: 'Decidir apelaciones y reportes' },
  'disputes.read': { en: 'See disputes', es: 'Ver reclamos' },
  'disputes.decide': { en: 'Decide disputes', es: 'Decidir reclamos' },
  'support.read': { en: 'Read support requests', es: 'Leer solicitudes de soporte' },
  'support.numbers': { en: 'See how support does', es: 'Ver cómo va soporte' },
  'support.write': { en: 'Answer support requests', es: 'Responder solicitudes de soporte' },
  'inquiries.write': { en: 'Work the business inquiries', es: 'Atender solicitudes de negocios' },
  'barbers.read': { en: 'See barbers and licenses', es: 'Ver barberos y licencias' },
  'barbers.review': { en: 'Approve or decline barbers', es: 'Aprobar o rechazar barberos' },
  'barbers.suspend': { en: 'Suspend and restore barbers', es: 'Suspender y restaurar barberos' },
  'barbers.merge': { en: 'Merge duplicate barbers', es: 'Unir barberos duplicados' },
  'people.read': { en: 'Find people (contacts masked)', es: 'Buscar personas (contactos ocultos)' },
  'people.contacts': { en: 'See emails and phones', es: 'Ver correos y teléfonos' },
  'people.help': { en: 'Send reset links', es: 'Enviar enlaces de acceso' },
  'people.suspend': { en: 'Suspend and restore accounts', es: 'Suspender y restaurar cuentas' },
  'people.export': { en: 'Export personal data', es: 'Exportar datos personales' },
  'people.erase': { en: 'Erase an account', es: 'Borrar una cuenta' },
  'people.impersonate': { en: 'See the app as someone else', es: 'Ver la app como otra persona' },
  'money.totals': { en: 'See totals: GMV, take rate', es: 'Ver totales: ventas, comisión' },
  'money.read': {
    en: 'See payments, refunds and payouts',
    es: 'Ver pagos, reembolsos y depósitos',
  },
  'refunds.small': { en: 'Refund up to $100', es: 'Reembolsar hasta $100' },
  'refunds.approve': {
    en: 'Refund and approve any amount',
    es: 'Reembolsar y aprobar cualquier monto',
  },
  'payouts.write': {
    en: 'Run, hold and adjust payouts',
    es: 'Ejecutar, retener y ajustar depósitos',
  },
  'commission.write': { en: 'Change commission', es: 'Cambiar la comisión' },
  'credit.write': { en: 'Give credit', es: 'Dar crédito' },
  'promotions.write': { en: 'Run platform offers', es: 'Gestionar ofertas de Kempt' },
  'content.read': { en: 'See drafts and versions', es: 'Ver borradores y versiones' },
  'content.write': { en: 'Edit drafts', es: 'Editar borradores' },
  'content.publish': {
    en: 'Publish, schedule and roll back',
    es: 'Publicar, programar y revertir',
  },
  'announcements.write': {
    en: 'Prepare announcements and templates',
    es: 'Preparar anuncios y plantillas',
  },
  'announcements.send': { en: 'Send announcements', es: 'Enviar anuncios' },
  'sms.read': { en: 'See the SMS log and consent', es: 'Ver el registro de SMS' },
  'sms.write': { en: 'Change SMS texts and budget', es: 'Cambiar textos y presupuesto de SMS' },
  'moderation.decide': {
    en: 'Decide reported reviews and photos',
    es: 'Decidir reseñas y fotos reportadas',
  },
  'analytics.read': { en: 'See analytics', es: 'Ver análisis' },
  'marketplace.read': {
    en: 'See listing quality and ranking',
    es: 'Ver calidad y orden de perfiles',
  },
  'marketplace.write': {
    en: 'Change ranking, pins, categories, cities',
    es: 'Cambiar orden, destacados, categorías, ciudades',
  },
  'badges.write': {
    en: 'Change badge rules, revoke badges',
    es: 'Cambiar reglas y retirar insignias',
  },
  'flags.read': { en: 'See feature flags', es: 'Ver funciones' },
  'flags.write': { en: 'Change feature flags', es: 'Cambiar funciones' },
  'flags.pause': { en: 'Use the kill switches', es: 'Usar los interruptores de emergencia' },
  'settings.read': { en: 'See settings', es: 'Ver los ajustes' },
  'settings.write': { en: 'Change settings and theme', es: 'Cambiar ajustes y tema' },
  'roles.read': { en: 'See who has which role', es: 'Ver quién tiene cada rol' },
  'roles.write': { en: 'Grant and revoke roles', es: 'Dar y quitar roles' },
  'audit.read': { en: 'Read the audit trail', es: 'Leer el registro de auditoría' },
}
