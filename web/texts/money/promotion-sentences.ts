// The Spanish of what the contract says about offers.
export const promotionSentences = {
  "Kempt offers aren't available right now.":
    'Las ofertas de Kempt no están disponibles en este momento.',
  "Offers aren't available right now.": 'Las ofertas no están disponibles en este momento.',
  'The price has changed. Please check it again.': 'El precio cambió. Revísalo de nuevo.',
  "We don't know this code. Check it and try again.":
    'No conocemos este código. Revísalo e inténtalo de nuevo.',
  "This code doesn't apply to this appointment.": 'Este código no aplica a esta cita.',
  'This code is used up.': 'Este código ya se agotó.',
  'You already have a better price without this code.':
    'Ya tienes un mejor precio sin este código.',
  'This code is taken. Please choose another.': 'Este código ya está en uso. Elige otro.',
  'This offer has ended. Please create a new one.': 'Esta oferta terminó. Crea una nueva.',
  'You have 20 offers. Please end one first.': 'Tienes 20 ofertas. Termina una primero.',
  'Someone has booked with this offer, so its terms stay. End it and make another.':
    'Alguien ya reservó con esta oferta, así que sus condiciones se quedan. Termínala y crea otra.',
  'A colleague just changed this offer. Close it and look at it again.':
    'Alguien del equipo acaba de cambiar esta oferta. Ciérrala y revísala de nuevo.',
  'This referral was already decided.': 'Este referido ya se decidió.',
  'Name must be less than 80 characters': 'El nombre debe tener menos de 80 caracteres',
  'Enter $10 to $50,000': 'Escribe de $10 a $50,000',
  'A code has 4 to 20 letters and numbers': 'Un código tiene de 4 a 20 letras y números',
  'Choose 5 to 50 percent': 'Elige del 5 al 50 por ciento',
  'Enter $1 to $500': 'Escribe de $1 a $500',
  'Enter 1 or more': 'Escribe 1 o más',
  'Enter less': 'Escribe menos',
  'Choose 1 to 4 hours': 'Elige de 1 a 4 horas',
  'Choose the last day': 'Elige el último día',
  "Choose a day that isn't over": 'Elige un día que no haya pasado',
  'A flash sale lasts 90 days at most': 'Una oferta relámpago dura 90 días como máximo',
  'The last day must be after the first': 'El último día debe ser después del primero',
}
