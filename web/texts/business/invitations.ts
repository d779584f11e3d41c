// The page of an invitation, in each of its states.

export const invitationWords = {
  lead: {
    en: '{inviter} invited you to work at {shop}.',
    es: '{inviter} te invitó a trabajar en {shop}.',
  },
  for: { en: 'For {email}', es: 'Para {email}' },
  as: { en: 'As', es: 'Como' },
  rights: { en: 'Access', es: 'Acceso' },
  pay: { en: 'Pay', es: 'Pago' },
  services: { en: 'Services', es: 'Servicios' },
  until: { en: 'Open until', es: 'Abierta hasta' },
  accept: { en: 'Join the team', es: 'Unirme al equipo' },
  accepting: { en: 'Joining...', es: 'Uniéndote...' },
  accepted: {
    en: 'Welcome to the team at {shop}',
    es: 'Te damos la bienvenida al equipo de {shop}',
  },
  decline: { en: 'No, thanks', es: 'No, gracias' },
  declineTitle: { en: 'Decline the invitation?', es: '¿Rechazar la invitación?' },
  declineText: {
    en: "We'll let {inviter} know. The link stops working.",
    es: 'Le avisamos a {inviter}. El enlace deja de servir.',
  },

  signInTitle: { en: 'Sign in to accept', es: 'Inicia sesión para aceptar' },
  signInText: {
    en: "There's already an account for {email}. Enter its password.",
    es: 'Hay una cuenta para {email}. Escribe su contraseña.',
  },
  signUpTitle: { en: 'Create an account to accept', es: 'Crea una cuenta para aceptar' },
  signUpText: {
    en: "It's for {email}. The link already confirmed your address.",
    es: 'Es para {email}. El enlace ya probó que es tu dirección.',
  },
  create: { en: 'Create account', es: 'Crear cuenta' },
  creating: { en: 'Creating...', es: 'Creando...' },
  email: { en: 'Email', es: 'Correo' },

  otherTitle: { en: 'This is a different account', es: 'Esta es otra cuenta' },
  otherText: {
    en: "You're signed in as {own}, and the invitation is for {email}.",
    es: 'Tu sesión es de {own} y la invitación es para {email}.',
  },
  switch: { en: 'Continue as {email}', es: 'Seguir como {email}' },
  switching: { en: 'One moment...', es: 'Un momento...' },

  own: { en: 'This is your own shop', es: 'Esta es tu propia barbería' },
  ownText: {
    en: "You already run {shop}, so there's nothing to accept.",
    es: 'Ya diriges {shop}, así que no hay nada que aceptar.',
  },
  toTeam: { en: 'Go to your team', es: 'A tu equipo' },
  here: { en: "You're already on this team", es: 'Ya estás en este equipo' },
  hereText: { en: 'Your spot at {shop} is waiting.', es: 'Tu lugar en {shop} te espera.' },
  toDashboard: { en: 'Go to my dashboard', es: 'A mi panel' },
  elsewhere: { en: 'You work at another shop', es: 'Trabajas en otra barbería' },
  elsewhereText: {
    en: 'One shop at a time: leave the other one in your settings, then open this link again.',
    es: 'Una barbería a la vez: deja la otra en tus ajustes y abre este enlace otra vez.',
  },
  toSettings: { en: 'Go to my settings', es: 'A mis ajustes' },

  expired: { en: 'This invitation has expired', es: 'Esta invitación venció' },
  expiredText: {
    en: 'It was open for 7 days. Ask {inviter} for a new one.',
    es: 'Estuvo abierta 7 días. Pide otra a {inviter}.',
  },
  askAgain: { en: 'Ask for a new one', es: 'Pedir otra' },
  asked: {
    en: 'We let {inviter} know. Check your inbox later.',
    es: 'Le avisamos a {inviter}. Revisa tu correo más tarde.',
  },
  revoked: { en: 'This invitation was withdrawn', es: 'Esta invitación fue retirada' },
  revokedText: {
    en: "{shop} withdrew it. If that's a surprise, talk to {inviter}.",
    es: '{shop} la retiró. Si te sorprende, habla con {inviter}.',
  },
  used: { en: 'This invitation was already accepted', es: 'Esta invitación ya se aceptó' },
  usedText: {
    en: 'It works once. If that was you, your dashboard is ready.',
    es: 'Sirve una vez. Si fuiste tú, tu panel está listo.',
  },
  declined: { en: 'This invitation was declined', es: 'Esta invitación fue rechazada' },
  declinedText: {
    en: 'Changed your mind? {inviter} can send a new one.',
    es: '¿Cambiaste de opinión? {inviter} puede enviar otra.',
  },
  noLink: { en: "This link doesn't work", es: 'Este enlace no sirve' },
  noLinkText: {
    en: 'There may be a newer one in your inbox. If not, ask the shop to invite you again.',
    es: 'Quizá haya uno más nuevo en tu correo. Si no, pide a la barbería que te invite otra vez.',
  },
  toHome: { en: 'Go to the home page', es: 'Ir al inicio' },
}
