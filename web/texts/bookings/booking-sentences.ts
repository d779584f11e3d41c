// The Spanish of what the contract says about appointments, reviews and prices.
export const bookingSentences: Record<string, string> = {
  'You have upcoming appointments. Check the list: they’ll be canceled.':
    'Tienes citas pendientes. Revisa la lista: se cancelarán.',
  'We’re still looking into one of your appointments. You can leave once it’s settled.':
    'Todavía revisamos una de tus citas. Puedes irte en cuanto quede resuelto.',
  'We took your review of this visit down, so it can’t be posted again.':
    'Quitamos tu reseña de esta visita, así que no se puede publicar otra vez.',
  'We can’t reach this client: they have no email, no phone and no account here.':
    'No podemos avisarle a este cliente: no tiene correo, teléfono ni cuenta aquí.',
  'You can’t lower a price. Please ask the owner.': 'No puedes bajar un precio. Pídeselo al dueño.',
  'Each service can be there once': 'Cada servicio puede estar una vez',
  'You can add up to 4 photos': 'Puedes agregar hasta 4 fotos',
  'Write a message first': 'Escribe primero un mensaje',
  'This conversation is closed.': 'Esta conversación está cerrada.',
  'New message since you started. Read it first?': 'Llegó un mensaje nuevo. ¿Quieres leerlo antes?',
  'You can only remove a message for 15 minutes after sending it.':
    'Solo puedes quitar un mensaje durante los 15 minutos después de enviarlo.',
  'Several people on your network are booking here right now. Please try again in a few minutes.':
    'Varias personas de tu red están reservando aquí. Inténtalo de nuevo en unos minutos.',
  "You've canceled here several times today. Please call the shop, or try again tomorrow.":
    'Hoy cancelaste aquí varias veces. Llama a la barbería o inténtalo mañana.',
  "This barber isn't taking appointments right now.":
    'Este barbero no está tomando citas por ahora.',
  "One of these services isn't offered anymore. Please choose again.":
    'Uno de estos servicios ya no se ofrece. Elige de nuevo.',
  'Please say yes or no to the price first.': 'Primero di sí o no al precio.',
}
