// What administrators do to listings and people, beyond deciding about them.
import type { Text } from '#contract/language.ts'

export const listingWords = {
  title: { en: 'This listing', es: 'Este perfil' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'Kept in the history, for your colleagues.',
    es: 'Queda en el historial, para tus colegas.',
  },
  feature: { en: 'Feature', es: 'Destacar' },
  featureChange: { en: 'Change the days', es: 'Cambiar los días' },
  featureTitle: { en: 'Feature {shop}?', es: '¿Destacar {shop}?' },
  featureText: {
    en: '{shop} comes first among the featured barbers of the landing page on these days. Taken today: {count} of {most} places.',
    es: '{shop} aparece primero entre los barberos destacados de la portada en esos días. Hoy hay {count} de {most} lugares ocupados.',
  },
  featured: { en: '{shop} is featured', es: '{shop} está destacado' },
  firstDay: { en: 'First day', es: 'Primer día' },
  lastDay: { en: 'Last day', es: 'Último día' },
  featuredNow: { en: 'Featured until {until}', es: 'Destacado hasta el {until}' },
  featuredLater: { en: 'Featured {from} to {until}', es: 'Destacado del {from} al {until}' },
  unfeature: { en: 'Stop featuring', es: 'Dejar de destacar' },
  unfeatureText: {
    en: '{shop} goes back to its usual place at once.',
    es: '{shop} vuelve a su lugar de siempre al instante.',
  },
  unfeatured: { en: '{shop} is no longer featured', es: '{shop} ya no está destacado' },
  merge: { en: 'Merge a duplicate', es: 'Unir un duplicado' },
  mergeTitle: { en: 'Merge {shop} into another listing', es: 'Unir {shop} a otro perfil' },
  mergeText: {
    en: 'For a barber who signed up twice. {shop} disappears and its page leads to the other one. This can’t be undone.',
    es: 'Para un barbero que se registró dos veces. {shop} desaparece y su página lleva al otro. No se puede deshacer.',
  },
  into: { en: 'The listing that stays', es: 'El perfil que queda' },
  intoHint: { en: 'Search approved listings', es: 'Busca entre los perfiles aprobados' },
  moves: { en: 'What moves to {into}', es: 'Lo que pasa a {into}' },
  bookings: { en: 'Appointments', es: 'Citas' },
  upcoming: { en: 'Of these, upcoming', es: 'De ellas, próximas' },
  clients: { en: 'Clients', es: 'Clientes' },
  sameClients: { en: 'Clients of both, made one', es: 'Clientes de ambos, unidos' },
  reviews: { en: 'Reviews', es: 'Reseñas' },
  favorites: { en: 'Favorites', es: 'Favoritos' },
  waiting: { en: 'On the waitlist', es: 'En lista de espera' },
  sameServices: { en: 'Services with the same name', es: 'Servicios con el mismo nombre' },
  otherServices: { en: 'Other services, switched off', es: 'Otros servicios, desactivados' },
  portfolio: { en: 'Photos of its work', es: 'Fotos de su trabajo' },
  offers: { en: 'Offers, which end', es: 'Ofertas, que terminan' },
  rules: { en: 'Commission rules, which end', es: 'Reglas de comisión, que terminan' },
  badges: { en: 'Badges, which end', es: 'Insignias, que terminan' },
  stays: {
    en: 'The profile picture and hours of {shop} stay behind. Its owner keeps an account as a client and is signed out. We’ll let both know.',
    es: 'La foto de perfil y el horario de {shop} no pasan. Su dueño conserva una cuenta de cliente y se cierra su sesión. Se avisa a ambos.',
  },
  blocked: { en: 'First settle this', es: 'Primero resuelve esto' },
  overlap: {
    en: '{numbers} are at the same time: {when}. Move or cancel one.',
    es: '{numbers} son a la misma hora: {when}. Mueve o cancela una.',
  },
  and: { en: ' and ', es: ' y ' },
  team: {
    en: 'It has a team: {names}. They have to leave it first.',
    es: 'Tiene equipo: {names}. Primero deben salir.',
  },
  balance: {
    en: 'We still owe this business {amount}. It has to be paid out first.',
    es: 'Aún le debemos {amount} a este negocio. Primero hay que pagarlo.',
  },
  heldBalance: {
    en: 'The balance of this business is {amount}, and {held} may not be paid out yet. It has to be settled first.',
    es: 'El saldo de este negocio es de {amount} y {held} todavía no se pueden pagar. Primero hay que resolverlo.',
  },
  debt: {
    en: 'This business still owes us {amount}. It has to be settled first.',
    es: 'Este negocio aún nos debe {amount}. Primero hay que saldarlo.',
  },
  payments: {
    en: 'Appointments with a payment or refund on its way: {count}. Wait until they’re through.',
    es: 'Citas con un pago o reembolso en camino: {count}. Espera a que terminen.',
  },
  mergeGo: { en: 'Merge for good', es: 'Unir para siempre' },
  merged: { en: '{shop} is now part of {into}', es: '{shop} ahora es parte de {into}' },
} satisfies Record<string, Text>

export const personWords = {
  roles: { en: 'Roles', es: 'Roles' },
  adminRoles: {
    en: 'Admin roles are given on their own page.',
    es: 'Los roles de administración se dan en su propia página.',
  },
  add: { en: 'Add', es: 'Agregar' },
  addRole: { en: 'Add the role {role}', es: 'Agregar el rol {role}' },
  addClient: {
    en: '{name} gets the client’s area.',
    es: '{name} obtiene el área de clientes.',
  },
  addBarber: {
    en: '{name} gets the barber’s area. A listing they had before is shown again; without one they start with the setup, and clients see nothing until it is approved.',
    es: '{name} obtiene el área de barberos. Si tenía un perfil, se muestra de nuevo; si no, empieza por la configuración y los clientes no ven nada hasta que se apruebe.',
  },
  addEmployee: {
    en: '{name} gets the team member’s area. A shop still has to take them into its team.',
    es: '{name} obtiene el área de miembros de equipo. Una barbería aún debe sumarlo a su equipo.',
  },
  added: { en: 'The role is given', es: 'Rol asignado' },
  remove: { en: 'Remove', es: 'Quitar' },
  removeRole: { en: 'Remove the role {role}', es: 'Quitar el rol {role}' },
  removeClient: {
    en: '{name} loses the client’s area. Appointments stay.',
    es: '{name} pierde el área de clientes. Las citas se mantienen.',
  },
  removeBarber: {
    en: '{name} loses the barber’s area, and the listing disappears from search.',
    es: '{name} pierde el área de barberos y el perfil desaparece de la búsqueda.',
  },
  removeEmployee: {
    en: '{name} leaves the team at once.',
    es: '{name} sale del equipo de inmediato.',
  },
  lost: {
    en: 'Upcoming appointments that stay: {upcoming}. Devices signed out: {sessions}.',
    es: 'Próximas citas que se mantienen: {upcoming}. Dispositivos que cierran sesión: {sessions}.',
  },
  removed: { en: 'The role is removed', es: 'Rol quitado' },
  export: { en: 'Download their data', es: 'Descargar sus datos' },
  exportText: {
    en: 'The same file they can download themselves: profile, appointments, reviews, messages and photos. Hand it to nobody else. The download is kept in the activity.',
    es: 'El mismo archivo que puede descargar por su cuenta: perfil, citas, reseñas, mensajes y fotos. No se lo des a nadie más. La descarga queda en la actividad.',
  },
  exported: { en: 'The file is ready', es: 'El archivo está listo' },
  erase: { en: 'Erase the account', es: 'Borrar la cuenta' },
  eraseText: {
    en: 'Name, contact, photos, favorites, notifications and sign-in of {name} are deleted in 7 days. Until then nothing changes and it can be taken back. We’ll let {name} know today.',
    es: 'El nombre, el contacto, las fotos, los favoritos, los avisos y el acceso de {name} se borran en 7 días. Hasta entonces nada cambia y se puede deshacer. Le avisamos hoy a {name}.',
  },
  eraseCanceled: {
    en: 'As of today, upcoming appointments that will be canceled: {canceled}. People we’ll let know: {told}.',
    es: 'Al día de hoy, próximas citas que se cancelarán: {canceled}. Personas avisadas: {told}.',
  },
  eraseKept: {
    en: 'Stays without the name, for the records the law asks for and for others: appointments ({bookings}), reviews ({reviews}) and what administrators did.',
    es: 'Queda sin el nombre, por los registros que pide la ley y por los demás: citas ({bookings}), reseñas ({reviews}) y lo que hicieron los administradores.',
  },
  eraseBalance: {
    en: 'We still owe this business {amount}. Pay it out first, then erase the account.',
    es: 'Aún le debemos {amount} a este negocio. Págalo primero y luego borra la cuenta.',
  },
  eraseHeld: {
    en: 'The balance of this business is {amount}, and {held} may not be paid out yet. Settle it first, then erase the account.',
    es: 'El saldo de este negocio es de {amount} y {held} todavía no se pueden pagar. Resuélvelo primero y luego borra la cuenta.',
  },
  eraseDebt: {
    en: 'This business still owes us {amount}. Settle it first, then erase the account.',
    es: 'Este negocio aún nos debe {amount}. Sáldalo primero y luego borra la cuenta.',
  },
  eraseCredit: {
    en: 'As a client they lose {amount} of credit.',
    es: 'Como cliente pierde {amount} de crédito.',
  },
  isOwnWish: {
    en: 'They asked for it themselves. Then only they can take it back.',
    es: 'Lo pidió esa persona. Entonces solo ella puede deshacerlo.',
  },
  ownWish: {
    en: 'They asked for it themselves, so only they can take it back, in their settings.',
    es: 'Lo pidió esa persona, así que solo ella puede deshacerlo, en sus ajustes.',
  },
  typeName: { en: 'Type “{name}” to confirm', es: 'Escribe “{name}” para confirmar' },
  erased: { en: 'The account will be erased in 7 days', es: 'La cuenta se borrará en 7 días' },
  willBeErased: {
    en: 'Will be erased on {day}. {by}: “{reason}”',
    es: 'Se borrará el {day}. {by}: “{reason}”',
  },
  erasureWaits: {
    en: 'Was to be erased on {day}, but an open question about an appointment or their balance has to be settled first. {by}: “{reason}”',
    es: 'Debía borrarse el {day}, pero primero hay que resolver una pregunta abierta sobre una cita o su saldo. {by}: “{reason}”',
  },
  takeBack: { en: 'Take it back', es: 'Deshacer' },
  takeBackTitle: { en: 'Keep the account?', es: '¿Conservar la cuenta?' },
  takeBackText: {
    en: '{name} keeps everything. We’ll let them know that the account stays.',
    es: '{name} conserva todo y le avisamos que su cuenta se queda.',
  },
  takenBack: { en: 'The account stays', es: 'La cuenta se queda' },
} satisfies Record<string, Text>
