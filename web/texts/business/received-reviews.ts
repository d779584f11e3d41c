import type { Text } from '#contract/language.ts'
import type { ReportReason, ReviewFilter } from '#contract/marketplace/reviews.ts'

export const receivedWords = {
  summary: { en: 'Your rating', es: 'Tu calificación' },
  months: { en: 'Monthly average', es: 'Promedio mensual' },
  fewMonths: {
    en: 'The line starts with your second month of reviews.',
    es: 'La línea empieza con el segundo mes de reseñas.',
  },
  filter: { en: 'Show', es: 'Mostrar' },
  filterStars: { en: 'Stars', es: 'Estrellas' },
  list: { en: 'Reviews', es: 'Reseñas' },
  toAnswer: { en: '{count} to answer', es: '{count} por contestar' },
  allAnswered: { en: 'All answered', es: 'Todas contestadas' },

  empty: { en: 'No reviews yet', es: 'Aún no hay reseñas' },
  emptyText: {
    en: 'After each visit we ask your client how it went. Send them this link to make it easy.',
    es: 'Después de una visita completada le preguntamos a tu cliente cómo le fue. Envíale este enlace para facilitarlo.',
  },
  copyLink: { en: 'Copy review link', es: 'Copiar enlace de reseñas' },
  nothing: { en: 'No reviews match', es: 'Ninguna reseña coincide' },
  showAll: { en: 'Show all', es: 'Mostrar todas' },

  guest: { en: 'Guest', es: 'Invitado' },
  visit: { en: '{services} with {name} on {date}', es: '{services} con {name} el {date}' },
  noText: { en: 'Stars only, no comment.', es: 'Solo estrellas, sin comentario.' },
  photo: { en: 'Photo {number} by {name}', es: 'Foto {number} de {name}' },
  pinned: { en: 'Pinned', es: 'Fijada' },
  reported: { en: 'Reported, being checked', es: 'Reportada, en revisión' },
  reportUpheld: { en: 'Report accepted', es: 'Reporte aceptado' },
  reportDismissed: { en: 'Checked, it stays', es: 'Revisada, se queda' },

  reply: { en: 'Reply', es: 'Responder' },
  replyTo: { en: 'Reply to {name}', es: 'Responder a {name}' },
  replyLabel: { en: 'Your reply', es: 'Tu respuesta' },
  replyHint: {
    en: 'Everyone can read it on your page. You get one reply, and you can edit it for 30 days.',
    es: 'Cualquiera puede leerla en tu página. Una respuesta, que puedes cambiar por 30 días.',
  },
  yourReply: { en: 'Your reply on {date}', es: 'Tu respuesta del {date}' },
  editReply: { en: 'Edit reply', es: 'Editar respuesta' },
  editReplyTo: { en: 'Edit reply to {name}', es: 'Editar respuesta a {name}' },
  publish: { en: 'Publish reply', es: 'Publicar respuesta' },
  publishing: { en: 'Publishing...', es: 'Publicando...' },
  published: { en: 'Your reply is live', es: 'Tu respuesta está en tu página' },
  cancel: { en: 'Cancel', es: 'Cancelar' },

  pin: { en: 'Pin to the top', es: 'Fijar arriba' },
  unpin: { en: 'Unpin', es: 'Dejar de fijar' },
  pinDone: { en: 'This review is now first', es: 'Esta reseña ahora está primero' },
  unpinDone: { en: 'No review is pinned anymore', es: 'Ya no hay reseña fijada' },

  report: { en: 'Report', es: 'Reportar' },
  reportTitle: { en: 'Report this review', es: 'Reportar esta reseña' },
  reportText: {
    en: "We'll review it within 3 days. Until then it stays up. We never remove a review for being negative.",
    es: 'La revisamos en 3 días. Hasta entonces se queda. Nunca quitamos una reseña por ser negativa.',
  },
  reason: { en: "What's wrong with it?", es: '¿Qué tiene de malo?' },
  details: { en: 'Details', es: 'Detalles' },
  send: { en: 'Send report', es: 'Enviar reporte' },
  sending: { en: 'Sending...', es: 'Enviando...' },
  sent: { en: "Thanks. We'll review it", es: 'Gracias. La vamos a revisar' },
  more: { en: 'More for the review by {name}', es: 'Más para la reseña de {name}' },
} satisfies Record<string, Text>

export const receivedFilterNames: Record<Exclude<ReviewFilter, 'all'>, Text> = {
  unanswered: { en: 'Unanswered', es: 'Sin contestar' },
  answered: { en: 'Answered', es: 'Contestadas' },
  reported: { en: 'Reported', es: 'Reportadas' },
}

export const reportReasonNames: Record<ReportReason, Text> = {
  abusive: { en: 'Insults, hate or threats', es: 'Insultos, odio o amenazas' },
  private: { en: 'Shares private details', es: 'Revela datos privados' },
  no_visit: { en: 'The visit never happened', es: 'La visita nunca ocurrió' },
  spam: { en: 'Advertising, or about another shop', es: 'Publicidad, o sobre otra barbería' },
  conflict: {
    en: 'Written by a competitor or relative',
    es: 'La escribió un competidor o familiar',
  },
}
