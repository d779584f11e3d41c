export const deskSentences: Record<string, string> = {
  'They already have an appointment around that time. Say why to book both.':
    'Ya tiene una cita cerca de esa hora. Di por qué reservas las dos.',
  'This license is valid for more than 30 days.': 'Esta licencia vale por más de 30 días.',
  'They were asked within the last 3 days. Give them some time.':
    'Ya se la pedimos en los últimos 3 días. Dale un poco de tiempo.',
  'Money is still open between this business and Kempt. Please settle it first.':
    'Aún hay dinero pendiente entre este negocio y Kempt. Resuélvelo primero.',
  "Your balance with Kempt isn't settled yet. Contact support to settle it, then leave.":
    'Tu saldo con Kempt aún no está resuelto. Escribe a soporte para resolverlo y luego vete.',
  'This account is already suspended.': 'Esta cuenta ya está suspendida.',
  'Anyone without another role is a client. To stop them from booking, suspend the account.':
    'Quien no tiene otro rol es cliente. Para que no pueda reservar, suspende la cuenta.',
  "This account is active. There's nothing to restore.":
    'Esta cuenta está activa. No hay nada que restablecer.',
  'They asked for this themselves, so only they can take it back, in their settings.':
    'Lo pidió esa persona, así que solo ella puede deshacerlo, en sus ajustes.',
  'This view has an email or phone number in it, so keep it to yourself.':
    'Esta vista tiene un correo o un teléfono, así que déjala solo para ti.',
  'Another rule for the same barber and source covers some of these days. End it first, or choose other days.':
    'Otra regla para el mismo barbero y origen cubre algunos de esos días. Termínala primero o elige otros días.',
  'This rule is over. Nothing can change about it.': 'Esta regla ya terminó. No se puede cambiar.',
  'A higher commission needs 7 days of notice. Choose a later day.':
    'Una comisión más alta necesita 7 días de aviso. Elige un día más tarde.',
  'Enter 0 to 50 percent': 'Escribe de 0 a 50 por ciento',
  'Two decimals at most': 'Dos decimales como máximo',
  'It ends before that day already': 'Ya termina antes de ese día',
  "This appointment isn't over yet. If you cancel it, what was paid goes back by itself.":
    'Esta cita aún no termina. Si la cancelas, lo pagado se devuelve solo.',
  "That's more than what can still be given back.": 'Eso es más de lo que aún se puede devolver.',
  'Your first try went through with other terms. Close this and look at it first.':
    'Tu primer intento sí pasó, con otras condiciones. Cierra esto y revísalo primero.',
  'Your first try went through with another amount. Close this and look at it first.':
    'Tu primer intento sí pasó, con otro monto. Cierra esto y revísalo primero.',
  'A refund of this appointment waits for approval. Decide about that one first.':
    'Un reembolso de esta cita espera aprobación. Decide primero sobre ese.',
  'This request has expired. If the refund is still due, ask for it again.':
    'Esta solicitud venció. Si el reembolso aún corresponde, pídelo otra vez.',
  'Some of the card payment can still go back. Refund the card first.':
    'Aún se puede devolver parte del pago con tarjeta. Devuelve primero a la tarjeta.',
  'Guests have no account, so there is no credit for them.':
    'Los invitados no tienen cuenta, así que no hay crédito para ellos.',
  'One person gets at most $500 of credit from us in 30 days.':
    'Una persona recibe de nuestra parte como máximo $500 de crédito en 30 días.',
  'Enter $1 to $500': 'Escribe de $1 a $500',
  'You asked for this refund, so another administrator has to decide.':
    'Tú pediste este reembolso, así que debe decidir otro administrador.',
  'Note must be less than 300 characters': 'La nota debe tener menos de 300 caracteres',
  'Enter an amount': 'Escribe un monto',
  'Choose a cause': 'Elige una causa',
  'Choose who pays': 'Elige quién paga',
  'Kempt pays for credit': 'El crédito lo paga Kempt',
  'Choose a client or a guest, not both': 'Elige un cliente o un invitado, no los dos',
}
