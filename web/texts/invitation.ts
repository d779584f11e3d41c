// The page of an invitation, in each of its states.

export const invitationWords = {
  lead: {
    en: '{inviter} invites you to work at {shop}.',
    es: '{inviter} te invita a trabajar en {shop}.',
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
    en: 'Welcome to the team of {shop}',
    es: 'Te damos la bienvenida al equipo de {shop}',
  },
  decline: { en: 'No, thank you', es: 'No, gracias' },
  declineTitle: { en: 'Decline the invitation?', es: '¿Rechazar la invitación?' },
  declineText: {
    en: '{inviter} is told. The link stops working.',
    es: 'Le avisamos a {inviter}. El enlace deja de servir.',
  },

  signInTitle: { en: 'Sign in to accept', es: 'Inicia sesión para aceptar' },
  signInText: {
    en: 'There is an account for {email}. Its password, please.',
    es: 'Hay una cuenta para {email}. Escribe su contraseña.',
  },
  signUpTitle: { en: 'Make an account to accept', es: 'Crea una cuenta para aceptar' },
  signUpText: {
    en: 'It is for {email}. The link proved that it is your address.',
    es: 'Es para {email}. El enlace ya probó que es tu dirección.',
  },
  create: { en: 'Create account', es: 'Crear cuenta' },
  creating: { en: 'Creating...', es: 'Creando...' },
  email: { en: 'Email', es: 'Correo' },

  otherTitle: { en: 'This is another account', es: 'Esta es otra cuenta' },
  otherText: {
    en: 'You are signed in as {own}, and the invitation is for {email}.',
    es: 'Tu sesión es de {own} y la invitación es para {email}.',
  },
  switch: { en: 'Go on as {email}', es: 'Seguir como {email}' },
  switching: { en: 'One moment...', es: 'Un momento...' },

  own: { en: 'This is your own shop', es: 'Esta es tu propia barbería' },
  ownText: {
    en: 'You already run {shop}, so there is nothing to accept.',
    es: 'Ya diriges {shop}, así que no hay nada que aceptar.',
  },
  toTeam: { en: 'To your team', es: 'A tu equipo' },
  here: { en: 'You are already in this team', es: 'Ya estás en este equipo' },
  hereText: { en: 'Your place at {shop} is waiting.', es: 'Tu lugar en {shop} te espera.' },
  toDashboard: { en: 'To my dashboard', es: 'A mi panel' },
  elsewhere: { en: 'You work in another shop', es: 'Trabajas en otra barbería' },
  elsewhereText: {
    en: 'One shop at a time: leave the other one in your settings, then open this link again.',
    es: 'Una barbería a la vez: deja la otra en tus ajustes y abre este enlace otra vez.',
  },
  toSettings: { en: 'To my settings', es: 'A mis ajustes' },

  expired: { en: 'This invitation has expired', es: 'Esta invitación venció' },
  expiredText: {
    en: 'It was open for 7 days. Ask {inviter} for a new one.',
    es: 'Estuvo abierta 7 días. Pide otra a {inviter}.',
  },
  askAgain: { en: 'Ask for a new one', es: 'Pedir otra' },
  asked: {
    en: '{inviter} knows. Look into your inbox later.',
    es: '{inviter} ya lo sabe. Revisa tu correo más tarde.',
  },
  revoked: { en: 'This invitation was taken back', es: 'Esta invitación fue retirada' },
  revokedText: {
    en: '{shop} has revoked it. If that surprises you, talk to {inviter}.',
    es: '{shop} la retiró. Si te sorprende, habla con {inviter}.',
  },
  used: { en: 'This invitation was accepted', es: 'Esta invitación ya se aceptó' },
  usedText: {
    en: 'It works once. If that was you, your dashboard is ready.',
    es: 'Sirve una vez. Si fuiste tú, tu panel está listo.',
  },
  declined: { en: 'This invitation was declined', es: 'Esta invitación fue rechazada' },
  declinedText: {
    en: 'Changed your mind? {inviter} can send a new one.',
    es: '¿Cambiaste de opinión? {inviter} puede enviar otra.',
  },
  noLink: { en: 'This link does not work', es: 'Este enlace no sirve' },
  noLinkText: {
    en: 'Perhaps there is a newer one in your inbox. Otherwise ask the shop to invite you again.',
    es: 'Quizá haya uno más nuevo en tu correo. Si no, pide a la barbería que te invite otra vez.',
  },
  toHome: { en: 'To the start', es: 'Al inicio' },
}
