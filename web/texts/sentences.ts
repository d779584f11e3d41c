// The Spanish of every sentence the contract says in English. A test finds the ones missing here.
import { accountSentences } from './accounts/account-sentences.ts'
import { deskSentences } from './admin/desk-sentences.ts'
import { flagSentences } from './admin/flags/flag-sentences.ts'
import { listSentences } from './admin/lists/list-sentences.ts'
import { settingsSentences } from './admin/settings/settings-sentences.ts'
import { bookingSentences } from './bookings/booking-sentences.ts'
import { cardSentences } from './money/card-sentences.ts'
import { disputeSentences } from './money/disputes/dispute-sentences.ts'
import { promotionSentences } from './money/promotion-sentences.ts'

export const spanish: Record<string, string> = {
  ...bookingSentences,
  ...promotionSentences,
  ...cardSentences,
  ...disputeSentences,
  "This has a character we can't save. Please retype it.":
    'Hay un carácter que no podemos guardar. Escríbelo de nuevo.',
  'Please check what you entered.': 'Revisa lo que escribiste.',
  'Please sign in to continue.': 'Inicia sesión para continuar.',
  "You don't have access to this.": 'No tienes acceso a esto.',
  "We couldn't find that.": 'No lo encontramos.',
  "We can't send this in that format.": 'No podemos enviarlo en ese formato.',
  'That file is too big.': 'Ese archivo es demasiado grande.',
  "That's more than we can take at once. Please shorten it.":
    'Es más de lo que podemos recibir de una vez. Acórtalo un poco.',
  'Too many requests. Please wait a moment.': 'Demasiados intentos. Espera un momento.',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',
  "We'll be right back. Please try again in a moment.":
    'Volvemos enseguida. Inténtalo de nuevo en un momento.',
  "We couldn't reach the server. Please try again.":
    'No pudimos conectar con el servidor. Inténtalo de nuevo.',
  'That time was just taken. Please choose another.': 'Esa hora acaba de ocuparse. Elige otra.',
  'That time is too soon. Please choose a later one.':
    'Esa hora es muy pronto. Elige una más tarde.',

  ...accountSentences,
  ...deskSentences,
  ...flagSentences,
  ...settingsSentences,
  ...listSentences,

  // Field errors.
  'Name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'Name must be less than 100 characters': 'El nombre debe tener menos de 100 caracteres',
  'Please leave out web addresses': 'No pongas direcciones web',
  'Please use letters or numbers': 'Usa letras o números',
  'Email is required': 'El correo es obligatorio',
  'Invalid email address': 'El correo no es válido',
  'Email must be less than 255 characters': 'El correo debe tener menos de 255 caracteres',
  'Password is required': 'La contraseña es obligatoria',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'Password must be less than 256 characters': 'La contraseña debe tener menos de 256 caracteres',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Phone number must be at least 10 digits': 'El teléfono debe tener al menos 10 dígitos',
  'Please enter a valid phone number': 'Escribe un teléfono válido',
  'Referral code must be at most 20 characters':
    'El código de referido debe tener como máximo 20 caracteres',
  'Code is required': 'El código es obligatorio',
  'Please enter a valid 6-digit verification code':
    'Escribe un código de verificación válido de 6 dígitos',
  'Message must be at least 3 characters': 'El mensaje debe tener al menos 3 caracteres',
  'Message must be less than 1000 characters': 'El mensaje debe tener menos de 1000 caracteres',
  'Message must be less than 500 characters': 'El mensaje debe tener menos de 500 caracteres',
  'Message must be less than 5000 characters': 'El mensaje debe tener menos de 5000 caracteres',
  'Please tell us a little more': 'Cuéntanos un poco más',
  "Choose what it's about": 'Elige de qué se trata',
  'Booking number must be less than 40 characters':
    'El número de cita debe tener menos de 40 caracteres',
  'Reason must be less than 500 characters': 'El motivo debe tener menos de 500 caracteres',
  'Title is required': 'El título es obligatorio',
  'Use small letters, digits and hyphens': 'Usa minúsculas, números y guiones',
  'Label is required': 'El texto del enlace es obligatorio',
  'Text must be less than 200 characters': 'El texto debe tener menos de 200 caracteres',
  'Text must be less than 2000 characters': 'El texto debe tener menos de 2000 caracteres',
  'Use a path on this site, https, mailto or tel':
    'Usa una ruta de este sitio, https, mailto o tel',
  'Choose an uploaded photo': 'Elige una foto subida',
  'The numbers changed in the meantime. Please look at them again.':
    'Las cifras cambiaron mientras tanto. Vuelve a revisarlas.',
  'This is about you, so another administrator has to decide.':
    'Esto es sobre ti, así que lo tiene que decidir otro administrador.',
  'This changed while you were looking at it. Check what it says now, then decide.':
    'Esto cambió mientras lo veías. Revisa cómo está ahora y luego decide.',
  'Eight barbers are already featured on one of these days.':
    'Ya hay ocho barberos destacados en uno de esos días.',
  'Must not be before the first day': 'No puede ser antes del primer día',
  'Please choose another listing.': 'Elige otro perfil.',
  'Something stands in the way of merging. Please look at the list again.':
    'Algo impide unirlos. Vuelve a revisar la lista.',
  "That's not the name of this account.": 'Ese no es el nombre de esta cuenta.',
  'One of their appointments is still being looked into. Please settle it first.':
    'Una de sus citas aún está en revisión. Resuélvela primero.',
  "You can't do this to your own account.": 'No puedes hacer esto con tu propia cuenta.',
  'Please give a reason': 'Indica un motivo',
  'Choose a colleague': 'Elige a un colega',
  'Please say what is to be done': 'Di qué hay que hacer',
  'Enter an email or a phone number': 'Escribe un correo o un teléfono',
  "You've reached the limit of 200 favorites. Remove one to save another.":
    'Llegaste al límite de 200 favoritos. Quita uno para guardar otro.',
  'You can leave a review after your visit.': 'Podrás dejar una reseña después de tu visita.',
  'The 30 days for this review are over.': 'Los 30 días de esta reseña ya pasaron.',
  'You already reviewed this visit.': 'Ya reseñaste esta visita.',
  "You can't review your own shop.": 'No puedes reseñar tu propia barbería.',
  'A review can have up to 4 photos.': 'Una reseña puede tener hasta 4 fotos.',
  'Choose from 1 to 5 stars': 'Elige de 1 a 5 estrellas',
  'Review must be less than 1000 characters': 'La reseña debe tener menos de 1000 caracteres',
  'You can add up to 3 photos': 'Puedes agregar hasta 3 fotos',
  "That photo isn't there anymore. Please add it again.": 'Esa foto ya no está. Agrégala de nuevo.',

  // Booking a visit.
  'Choose a service': 'Elige un servicio',
  'You can book up to 6 services at once': 'Puedes reservar hasta 6 servicios a la vez',
  'Choose a service besides the extras': 'Elige un servicio además de los extras',
  'Choose a time': 'Elige una hora',
  'Note must be less than 500 characters': 'La nota debe tener menos de 500 caracteres',
  'You have other bookings in progress. Finish or cancel one first.':
    'Tienes otras reservas en curso. Termina o libera una primero.',
  'The barber needs to approve this one, because of recent no-shows or late cancellations. Please send it as a request.':
    'El barbero tiene que aprobar esta cita por faltas o cancelaciones tardías recientes. Envíala como solicitud.',
  'Enter an amount up to $100,000': 'Escribe una cantidad de hasta $100,000',
  'Enter an amount up to $500': 'Escribe una cantidad de hasta $500',
  'Please choose one': 'Elige una opción',
  "You've reached the limit of upcoming appointments.": 'Llegaste al límite de citas próximas.',
  'You already have an appointment with another barber around that time.':
    'Ya tienes una cita con otro barbero a una hora cercana.',
  'Online booking is paused on your account because of missed appointments. Please contact support.':
    'Las reservas en línea están en pausa en tu cuenta por citas perdidas. Contacta a soporte.',

  // Guests, completion and waitlist.
  'Enter your booking number': 'Escribe tu número de cita',
  'Choose a day': 'Elige un día',
  'Choose a later time': 'Elige una hora más tarde',
  "The last day can't be before the first": 'El último día no puede ser anterior al primero',
  "You're already on several waitlists. Please leave one first.":
    'Ya estás en varias listas de espera. Sal primero de una.',
  "This appointment just changed. Here's the latest.": 'Esta cita acaba de cambiar. Así quedó.',
  "That's not possible for this appointment anymore.": 'Eso ya no es posible con esta cita.',
  'You already answered about the price.': 'Ya respondiste sobre el precio.',
  'Please say why.': 'Di por qué, por favor.',
  'Nobody works at that time.': 'Nadie trabaja a esa hora.',
  'Choose a category': 'Elige una categoría',
  'Enter a price': 'Escribe un precio',
  'Part of that time is already blocked.': 'Parte de ese tiempo ya está bloqueado.',
  'Choose who does it': 'Elige quién lo hace',
  'Choose a full five minutes.': 'Elige una hora de cinco en cinco minutos.',
  'That time has passed. Choose a later one.': 'Esa hora ya pasó. Elige una más tarde.',
  'You can add a walk-in up to 4 hours after it started.':
    'Puedes anotar a quien llegó sin cita hasta 4 horas después de empezar.',
  'Choose a date': 'Elige una fecha',
  'Choose at most a year': 'Elige como mucho un año',
  'Choose a whole number from 0 to 100': 'Elige un número entero de 0 a 100',
  'Please use fewer than 100 characters': 'Usa menos de 100 caracteres, por favor',
  'Use a time such as 15:00': 'Usa una hora como 15:00',
  'Move the map and try again': 'Mueve el mapa e inténtalo de nuevo',

  // Teams.
  'This address already has an open invitation. You can send it again.':
    'Esta dirección ya tiene una invitación abierta. Puedes enviarla otra vez.',
  'This person is already on the team.': 'Esta persona ya está en el equipo.',
  'This is your own address.': 'Esta es tu propia dirección.',
  'You already work at another shop. Leave it first, then accept.':
    'Ya trabajas en otra barbería. Déjala primero y después acepta.',
  "You can't join your own team: it's your shop.":
    'No puedes unirte a tu propio equipo: es tu barbería.',
  'You have 20 open invitations. Please revoke one first.':
    'Tienes 20 invitaciones abiertas. Primero retira una.',
  'Please set up your shop first.': 'Primero prepara tu barbería.',
  'This invitation was sent a moment ago. Please wait a minute.':
    'Esta invitación se envió hace un momento. Espera un minuto.',
  "This invitation isn't open anymore.": 'Esta invitación ya no está abierta.',
  'You already asked. Please wait an hour before asking again.':
    'Ya la pediste. Espera una hora antes de pedirla otra vez.',
  "There's no license to check yet.": 'Todavía no hay licencia que revisar.',
  'This license has expired.': 'Esta licencia ya venció.',
  'The amount just changed. Please check it again.':
    'El monto acaba de cambiar. Revísalo otra vez.',
  "There's nothing to pay for this period.": 'No hay nada por pagar en este periodo.',
  'Title must be less than 60 characters': 'El puesto debe tener menos de 60 caracteres',
  'Bio must be less than 500 characters': 'La biografía debe tener menos de 500 caracteres',
  'Choose at least one language': 'Elige al menos un idioma',
  'License number must be at least 4 characters':
    'El número de licencia debe tener al menos 4 caracteres',
  'License number must be less than 30 characters':
    'El número de licencia debe tener menos de 30 caracteres',
  'Choose the license type': 'Elige el tipo de licencia',
  'Please enter an amount': 'Escribe un monto',
  'Choose the day it expires': 'Elige el día en que vence',
  // Policies.
  'Please enter a whole number': 'Escribe un número entero',
  'Tips go from 1 to 50 percent': 'Las propinas van del 1 al 50 por ciento',
  'Message must be at most 300 characters': 'El mensaje puede tener hasta 300 caracteres',
  'Please leave out links': 'No incluyas enlaces',

  // The portfolio.
  'Caption must be at most 200 characters': 'La descripción puede tener hasta 200 caracteres',

  // Services and hours of a business.
  'You can list up to 100 services. Please change one you have.':
    'Una lista tiene hasta 100 servicios. Cambia uno de los que tienes.',
  'Name must be less than 60 characters': 'El nombre debe tener menos de 60 caracteres',
  'Description must be less than 300 characters':
    'La descripción debe tener menos de 300 caracteres',
  'The price must be between $0 and $500': 'El precio debe estar entre $0 y $500',
  'Enter dollars and cents': 'Escribe dólares y centavos',
  'Enter whole minutes': 'Escribe minutos enteros',
  'Choose 5 to 240 minutes': 'Elige de 5 a 240 minutos',
  'Choose 0 to 60 minutes': 'Elige de 0 a 60 minutos',
  'Choose steps of 5 minutes': 'Elige pasos de 5 minutos',
  'These hours overlap with others': 'Este horario se cruza con otro',
  'A day can have up to 8 parts': 'Un día puede tener hasta 8 partes',
  'Reason must be less than 200 characters': 'El motivo debe tener menos de 200 caracteres',
  'Choose a time in steps of 5 minutes': 'Elige una hora en pasos de 5 minutos',
  'Choose 15, 30 or 60 minutes': 'Elige 15, 30 o 60 minutos',
  'Enter whole hours': 'Escribe horas enteras',
  'Choose 0 to 168 hours': 'Elige de 0 a 168 horas',
  'Enter whole days': 'Escribe días enteros',
  'Choose 7 to 90 days': 'Elige de 7 a 90 días',
  'Enter a whole number': 'Escribe un número entero',
  'Choose 1 to 100 appointments': 'Elige de 1 a 100 citas',
  'Every booking needs more notice than this': 'Cada cita necesita más aviso que este',
  'Choose a day in the future': 'Elige un día en el futuro',
  'Choose at most one year': 'Elige como máximo un año',
  'Choose another time for the end': 'Elige otra hora para el final',

  // Policies.

  // The portfolio.
  // A barber's clients and reviews.
  'A tag needs at least one letter': 'Una etiqueta necesita al menos una letra',
  'A tag must be less than 30 characters': 'Una etiqueta debe tener menos de 30 caracteres',
  'You can add up to 10 tags': 'Puedes agregar hasta 10 etiquetas',
  'Add a phone number or an email address': 'Agrega un teléfono o un correo electrónico',
  'Please write something first': 'Escribe algo primero',
  'Note must be less than 1000 characters': 'La nota debe tener menos de 1000 caracteres',
  'Preferences must be less than 1000 characters':
    'Las preferencias deben tener menos de 1000 caracteres',
  'You can import up to 5,000 rows': 'Puedes importar hasta 5,000 filas',
  "This time can't be booked online. Please contact the shop.":
    'Esta hora no se puede reservar en línea. Contacta a la barbería.',
  'Another of your clients has this email address.':
    'Otro de tus clientes tiene este correo electrónico.',
  'This client has an account and keeps their own name and contact details there.':
    'Este cliente tiene una cuenta y guarda ahí su nombre y sus datos.',
  "A client who has booked can't be removed. You can block them instead.":
    'No se puede quitar a un cliente que ha reservado. Puedes bloquearlo.',
  'A client can have up to 20 photos.': 'Un cliente puede tener hasta 20 fotos.',
  'Please write a few words': 'Escribe algunas palabras',
  'Reply must be less than 500 characters': 'La respuesta debe tener menos de 500 caracteres',
  'Please reply without insults': 'Responde sin insultos, por favor',
  'Choose a reason': 'Elige un motivo',
  'This review was already reported.': 'Esta reseña ya fue reportada.',
  'The 30 days to change this reply are over.':
    'Los 30 días para cambiar esta respuesta terminaron.',

  // A barber's setup, the shop's page, and its approval.
  "You can't change this while we're reviewing it.":
    'No puedes cambiar esto mientras lo revisamos.',
  'A few things are still missing. Please finish them.':
    'Todavía faltan algunas cosas. Complétalas.',
  "There's nothing to review for this barber.": 'No hay nada que revisar de este barbero.',
  "This barber isn't approved.": 'Este barbero no está aprobado.',
  "This barber isn't rejected.": 'Este barbero no está rechazado.',
  "This barber isn't suspended.": 'Este barbero no está suspendido.',
  'This link is already taken': 'Este enlace ya está ocupado',
  'This badge is no longer shown.': 'Esta insignia ya no se muestra.',
  'Please stay within the limits': 'Mantente dentro de los límites',
  'One decimal at most': 'Un decimal como máximo',
  "It's already like that. Nothing to change.": 'Ya está así. No hay nada que cambiar.',
  'Please add a license photo.': 'Agrega una foto de tu licencia.',
  'The name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'The name must be less than 100 characters': 'El nombre debe tener menos de 100 caracteres',
  'Please enter the street, number and ZIP code': 'Escribe calle, número y código postal',
  'The address must be less than 200 characters': 'La dirección debe tener menos de 200 caracteres',
  'Please put the pin where your door is': 'Pon el punto donde está tu puerta',
  'A license number has 4 to 20 letters and digits':
    'Un número de licencia tiene de 4 a 20 letras y números',
  'Please enter the expiration date': 'Escribe la fecha en que vence',
  'This license has expired': 'Esta licencia ya venció',
  'Choose one of the two': 'Elige una de las dos',
  'Please use fewer than 600 characters': 'Usa menos de 600 caracteres',
  'Please use fewer than 200 characters': 'Usa menos de 200 caracteres',
  'Use letters, digits and single hyphens': 'Usa letras, números y guiones sueltos',
  'Use 3 to 40 characters': 'Usa de 3 a 40 caracteres',
  'Choose a day after today': 'Elige un día después de hoy',
}
