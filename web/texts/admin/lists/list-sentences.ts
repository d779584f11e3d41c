export const listSentences: Record<string, string> = {
  'Please enter a name': 'Escribe un nombre',
  'Name must be less than 40 characters': 'El nombre debe tener menos de 40 caracteres',
  'There is already a view with this name. Please choose another.':
    'Ya hay una vista con este nombre. Elige otro.',
  'You can save up to 30 views. Please delete one first.':
    'Puedes guardar hasta 30 vistas. Borra una primero.',
}
