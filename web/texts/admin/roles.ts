import type { Text } from '#contract/language.ts'
import type { PermissionGroup, SubRole } from '#contract/permissions.ts'

export const notYours = {
  title: { en: 'This isn’t part of your role', es: 'Esto no es parte de tu rol' },
  text: {
    en: 'It’s open to: {roles}.',
    es: 'Está abierto a: {roles}.',
  },
  ask: { en: 'Ask an owner', es: 'Pedir a un propietario' },
  asked: {
    en: 'We’ve let the owners know. You’ll get an email when you have the role.',
    es: 'Avisamos a los propietarios. Te llega un correo cuando tengas el rol.',
  },
}

export const rolesWords = {
  people: { en: 'People', es: 'Personas' },
  matrix: { en: 'Rights', es: 'Permisos' },
  activity: { en: 'Activity', es: 'Actividad' },
  give: { en: 'Give a role', es: 'Dar un rol' },
  giveText: {
    en: 'Someone without an account gets an invitation by email. Everyone needs an authenticator app.',
    es: 'Quien no tiene cuenta recibe una invitación por correo. Todos necesitan una app de autenticación.',
  },
  person: { en: 'Name or email', es: 'Nombre o correo' },
  personHint: {
    en: 'Type a name and choose, or the email of someone new.',
    es: 'Escribe un nombre y elige, o el correo de alguien nuevo.',
  },
  found: { en: 'People found', es: 'Personas encontradas' },
  role: { en: 'Role', es: 'Rol' },
  lastDay: { en: 'Last day', es: 'Último día' },
  lastDayHint: {
    en: 'Leave it empty for no end. We’ll remind the person 3 days before.',
    es: 'Déjalo vacío si no tiene fin. La persona recibe un aviso 3 días antes.',
  },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'Kept in the activity, for your colleagues.',
    es: 'Queda en la actividad, para tus colegas.',
  },
  giving: { en: 'Giving…', es: 'Dando…' },
  given: { en: '{email} has the role now', es: '{email} ya tiene el rol' },
  invited: { en: 'Invitation sent to {email}', es: 'Invitación enviada a {email}' },
  you: { en: 'You', es: 'Tú' },
  noFactor: { en: 'No authenticator app yet', es: 'Aún sin app de autenticación' },
  inactive: { en: 'Account suspended', es: 'Cuenta suspendida' },
  since: { en: 'Since {day}', es: 'Desde el {day}' },
  by: { en: 'by {name}', es: 'por {name}' },
  until: { en: 'until {day}', es: 'hasta el {day}' },
  seen: { en: 'Last here {day}', es: 'Última vez el {day}' },
  never: { en: 'Not signed in', es: 'Sin sesión abierta' },
  take: { en: 'Take away', es: 'Quitar' },
  takeRole: { en: 'Take away “{role}” of {name}', es: 'Quitar “{role}” a {name}' },
  takeTitle: { en: 'Take this role away?', es: '¿Quitar este rol?' },
  takeText: {
    en: '{name} will no longer be “{role}” and is signed out everywhere at once.',
    es: '{name} dejará de ser “{role}” y su sesión se cierra en todas partes al instante.',
  },
  lost: {
    en: 'Permissions lost: {permissions}. Devices signed out: {sessions}.',
    es: 'Permisos que pierde: {permissions}. Dispositivos que cierran sesión: {sessions}.',
  },
  lostFollowUps: {
    en: 'Open follow-ups that come to you: {followUps}.',
    es: 'Seguimientos abiertos que pasan a ti: {followUps}.',
  },
  lostInvitations: {
    en: 'Their open invitations, which stop working: {invitations}.',
    es: 'Sus invitaciones abiertas, que dejan de servir: {invitations}.',
  },
  lostErasures: {
    en: 'Erasures they ordered, which are dropped: {erasures}. We’ll let those people know that their account stays.',
    es: 'Borrados que ordenó y que se anulan: {erasures}. Avisamos a esas personas que su cuenta se queda.',
  },
  lastOwner: {
    en: 'The last owner stays. Make someone else an owner first.',
    es: 'El último propietario se queda. Primero nombra a otro propietario.',
  },
  taken: { en: 'The role is taken away', es: 'Rol retirado' },
  invitations: { en: 'Invitations', es: 'Invitaciones' },
  resend: { en: 'Send again', es: 'Enviar otra vez' },
  resendOf: { en: 'Send again to {email}', es: 'Enviar otra vez a {email}' },
  resendTitle: { en: 'Send this invitation again?', es: '¿Enviar otra vez esta invitación?' },
  resendText: {
    en: '{email} gets a new link, which works for 7 days. The earlier one stops working. At most 3 an hour.',
    es: '{email} recibe un enlace nuevo, que funciona 7 días. El anterior deja de servir. Máximo 3 por hora.',
  },
  resent: { en: 'Invitation sent again to {email}', es: 'Invitación enviada otra vez a {email}' },
  open: { en: 'Open until {day}', es: 'Abierta hasta el {day}' },
  withdraw: { en: 'Withdraw', es: 'Retirar' },
  withdrawOf: { en: 'Withdraw the invitation of {email}', es: 'Retirar la invitación de {email}' },
  withdrawTitle: { en: 'Withdraw this invitation?', es: '¿Retirar esta invitación?' },
  withdrawText: {
    en: '{email} can no longer join as “{role}”.',
    es: '{email} ya no podrá unirse como “{role}”.',
  },
  withdrawn: { en: 'The invitation is withdrawn', es: 'Invitación retirada' },
  fresh: { en: 'Needs a fresh code', es: 'Pide un código nuevo' },
  may: { en: 'Yes', es: 'Sí' },
  mayNot: { en: 'No', es: 'No' },
  permission: { en: 'What it allows', es: 'Qué permite' },
  matrixHint: {
    en: 'Choose a role to see what it allows.',
    es: 'Elige un rol para ver qué permite.',
  },
}

export const adminInvitationWords = {
  title: { en: 'Join the team behind Kempt', es: 'Únete al equipo de Kempt' },
  text: {
    en: 'An owner invited {email} to help run Kempt. Role: {role}.',
    es: 'Un propietario invitó a {email} a ayudar a administrar Kempt. Rol: {role}.',
  },
  accept: { en: 'Accept the role', es: 'Aceptar el rol' },
  accepting: { en: 'Accepting…', es: 'Aceptando…' },
  over: { en: 'This invitation isn’t open anymore', es: 'Esta invitación ya no está abierta' },
  overText: {
    en: 'It was accepted, withdrawn or is older than 7 days. If you still need it, ask an owner for a new one.',
    es: 'Se aceptó, se retiró o tiene más de 7 días. Si aún la necesitas, pide otra a un propietario.',
  },
  noLink: { en: "This link doesn't work", es: 'Este enlace no sirve' },
  noLinkText: {
    en: 'There may be a newer one in your inbox. If not, ask an owner to send it again.',
    es: 'Quizá haya uno más nuevo en tu correo. Si no, pide a un propietario que lo envíe otra vez.',
  },
  toHome: { en: 'Go to the home page', es: 'Ir al inicio' },
}

export const subRoleTexts: Record<SubRole, Text> = {
  owner: { en: 'Everything, including roles', es: 'Todo, incluidos los roles' },
  operations: {
    en: 'Runs the day: bookings, barbers, people, emergencies',
    es: 'Lleva el día: citas, barberos, personas, emergencias',
  },
  support: {
    en: 'Helps clients and barbers; sees no money',
    es: 'Ayuda a clientes y barberos; no ve dinero',
  },
  finance: { en: 'Refunds, payouts, commission', es: 'Reembolsos, pagos, comisión' },
  content: { en: 'Pages, announcements, moderation', es: 'Páginas, anuncios, moderación' },
  analyst: { en: 'Numbers only', es: 'Solo números' },
}

export const groupNames: Record<PermissionGroup, Text> = {
  run: { en: 'Appointments and support', es: 'Citas y soporte' },
  people: { en: 'People', es: 'Personas' },
  money: { en: 'Money', es: 'Dinero' },
  words: { en: 'Site and messages', es: 'Sitio y mensajes' },
  numbers: { en: 'Marketplace and numbers', es: 'Mercado y números' },
  system: { en: 'System', es: 'Sistema' },
}
