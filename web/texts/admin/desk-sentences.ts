export const deskSentences: Record<string, string> = {
  'This account is already suspended.': 'Esta cuenta ya está suspendida.',
  "This account is active. There's nothing to restore.":
    'Esta cuenta está activa. No hay nada que restablecer.',
  'They asked for this themselves, so only they can take it back, in their settings.':
    'Lo pidió esa persona, así que solo ella puede deshacerlo, en sus ajustes.',
  'This view has an email or phone number in it, so keep it to yourself.':
    'Esta vista tiene un correo o un teléfono, así que déjala solo para ti.',
  'Choose a client or a guest, not both': 'Elige un cliente o un invitado, no los dos',
}
