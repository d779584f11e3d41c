import type { Text } from '#contract/language.ts'

// The way back from an entry of the trail. What follows from it is said in the words of the action itself.
export const undoWords = {
  undo: { en: 'Undo', es: 'Deshacer' },
  undoOf: { en: 'Undo: {what}', es: 'Deshacer: {what}' },
  reason: { en: 'Reason', es: 'Motivo' },
  reasonHint: {
    en: 'Kept in the activity, for your colleagues.',
    es: 'Queda en la actividad, para tus colegas.',
  },
  theBarber: { en: 'The barber', es: 'El barbero' },
  done: { en: 'Undone', es: 'Deshecho' },
  change: { en: 'Undo this change?', es: '¿Deshacer este cambio?' },
  undoChange: { en: 'Undo the change', es: 'Deshacer el cambio' },
  noEarlier: {
    en: 'This can’t be undone automatically. Please change it by hand.',
    es: 'Lo de antes no se puede recuperar solo. Cámbialo a mano.',
  },
  daysBack: {
    en: '{shop} is featured from {from} to {until}, as before.',
    es: '{shop} queda destacado del {from} al {until}, como antes.',
  },
  badgeBack: {
    en: '{shop} gets the badge {badge} back.',
    es: '{shop} recupera la insignia {badge}.',
  },
  badgeGone: {
    en: '{shop} loses the badge {badge} everywhere at once.',
    es: '{shop} pierde la insignia {badge} en todas partes al instante.',
  },
  roleTitle: { en: 'Give the role back?', es: '¿Devolver el rol?' },
  roleText: {
    en: '{name} is “{role}” again at once. We’ll email them.',
    es: '{name} vuelve a ser “{role}” al instante. Le avisamos por correo.',
  },
  giveBack: { en: 'Give it back', es: 'Devolver' },
  pausedAgain: {
    en: 'It’s paused for everyone at once, with the banner it had.',
    es: 'Queda en pausa para todos al instante, con el aviso que tenía.',
  },
} satisfies Record<string, Text>
