// The Spanish of the contract's sentences about disputes.
export const disputeSentences: Record<string, string> = {
  'There is already a dispute about this appointment.': 'Ya hay un reclamo por esta cita.',
  "That's more than the appointment cost.": 'Es más de lo que costó la cita.',
  'You decided this the first time, so someone else decides the appeal.':
    'Tú decidiste la primera vez, así que la apelación la decide otra persona.',
  'A decision about this dispute already waits for a second person.':
    'Una decisión sobre este reclamo ya espera a una segunda persona.',
  'Message must be less than 2000 characters': 'El mensaje debe tener menos de 2000 caracteres',
  'Message must be less than 1000 characters': 'El mensaje debe tener menos de 1000 caracteres',
  'Please tell both sides why': 'Explica el porqué a ambas partes',
  'Choose an outcome': 'Elige un resultado',
  'Enter a smaller amount': 'Pon un monto menor',
  'Each side can add up to 12 photos': 'Cada parte puede agregar hasta 12 fotos',
  "That's more than what the barber paid.": 'Es más de lo que pagó el barbero.',
}
