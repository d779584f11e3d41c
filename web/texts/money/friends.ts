// Friends whom a client invited.
import type { InvitedFriend } from '#contract/money/referrals.ts'
import type { Text } from '#contract/language.ts'

export const friendWords = {
  title: { en: 'Invite friends', es: 'Invita a tus amigos' },
  give: { en: 'Give {bonus}, get {reward}', es: 'Regala {bonus} y gana {reward}' },
  bonusText: {
    en: 'Friends who join with your code get {bonus} off their first appointment of $20 or more.',
    es: 'Quien se registre con tu código recibe {bonus} de descuento en su primera cita de $20 o más.',
  },
  rewardText: {
    en: 'You get {reward} credit {days} days after a friend’s first visit, up to {most} times a year.',
    es: 'Tú recibes {reward} de crédito {days} días después de su primera visita, hasta {most} veces al año.',
  },
  getCode: { en: 'Get my code', es: 'Obtener mi código' },
  noCode: { en: 'We couldn’t get your code', es: 'No pudimos obtener tu código' },
  code: { en: 'Your code', es: 'Tu código' },
  link: { en: 'Your link', es: 'Tu enlace' },
  copyCode: { en: 'Copy code', es: 'Copiar código' },
  copyLink: { en: 'Copy link', es: 'Copiar enlace' },
  share: { en: '{bonus} off your first haircut', es: '{bonus} de descuento en tu primer corte' },
  none: { en: 'Share your code', es: 'Comparte tu código' },
  noneText: {
    en: 'Nobody has joined with it yet. Friends show up here as soon as they do.',
    es: 'Todavía nadie se ha registrado con él. Tus amigos aparecerán aquí en cuanto lo hagan.',
  },
  opened: { en: 'Link opened', es: 'Enlace abierto' },
  openedText: {
    en: 'How many browsers opened your link. We count them without keeping who it was.',
    es: 'Cuántos navegadores abrieron tu enlace. Los contamos sin guardar quién fue.',
  },
  signedUp: { en: 'Friends joined', es: 'Amigos registrados' },
  earned: { en: 'Earned', es: 'Ganado' },
  pending: { en: 'Pending', es: 'Pendiente' },
  pendingText: {
    en: 'For friends who joined and whose first visit is still to come or not long ago.',
    es: 'Por amigos registrados que aún no van a su primera cita o acaban de ir.',
  },
  invited: { en: 'Friends you invited', es: 'Amigos que invitaste' },
  friend: { en: 'Friend', es: 'Amigo' },
  joined: { en: 'Joined', es: 'Registro' },
  state: { en: 'State', es: 'Estado' },
  reward: { en: 'Reward', es: 'Recompensa' },
}

// The card with which a barber invites other barbers.
export const barberInviteWords = {
  title: { en: 'Invite a barber', es: 'Invita a un barbero' },
  text: {
    en: 'When a barber joins with your code and has had {visits} appointments booked by clients, you pay no commission for {days} days.',
    es: 'Cuando un barbero se registra con tu código y atiende {visits} citas reservadas por clientes, no pagas comisión por {days} días.',
  },
  share: { en: 'Join me on Kempt', es: 'Únete conmigo a Kempt' },
  invited: { en: 'Barbers you invited', es: 'Barberos que invitaste' },
}

export const friendStateNames: Record<InvitedFriend['state'], Text> = {
  joined: { en: 'Joined', es: 'Registrado' },
  booked: { en: 'First visit booked', es: 'Reservó su primera cita' },
  visited: { en: 'First visit done', es: 'Ya fue a su primera cita' },
  rewarded: { en: 'Rewarded', es: 'Recompensa recibida' },
  waiting: { en: 'Under review', es: 'En revisión' },
  refused: { en: 'Doesn’t count', es: 'No cuenta' },
}
