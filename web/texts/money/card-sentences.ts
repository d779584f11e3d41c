// What the contract says about paying by card.
export const cardSentences = {
  "Card payments aren't available yet. Clients pay at the shop.":
    'Los pagos con tarjeta aún no están disponibles. Los clientes pagan en la barbería.',
  "Card payments aren't available right now. Please try again in a few minutes.":
    'Los pagos con tarjeta no están disponibles en este momento. Inténtalo de nuevo en unos minutos.',
  "You can't pay by card right now. Pay at the shop instead.":
    'Ahora no se puede pagar con tarjeta. Paga en la barbería.',
  'Please set up your payouts first.': 'Primero configura tus depósitos.',
  'This booking needs a payment by card first.':
    'Esta reserva necesita primero un pago con tarjeta.',
  'Your card was declined. Nothing was charged. Please try another card.':
    'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
  'A deposit goes from 5 to 100 percent': 'El anticipo va del 5 al 100 por ciento',
  'This is already paid.': 'Esto ya está pagado.',
  'This appointment needs a card. Nothing is charged now.':
    'Esta cita necesita una tarjeta. Ahora no se cobra nada.',
  'An upcoming appointment needs this card. Please add another card first.':
    'Una cita próxima necesita esta tarjeta. Agrega otra primero.',
  "An appointment isn't settled yet. Please settle it first.":
    'Tienes una cita por saldar. Sáldala primero.',
  'You can’t give money back. Please ask the owner.':
    'No puedes devolver dinero. Pídeselo al dueño.',
  'The barber pays from the till': 'El barbero paga de la caja',
  'You can’t waive a fee. Please ask the owner.': 'No puedes perdonar un cargo. Pídeselo al dueño.',
  "This card isn't saved anymore. Please choose another.":
    'Esta tarjeta ya no está guardada. Elige otra.',
}
