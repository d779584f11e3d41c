// The hair profile: what a client writes, and what their barber reads.

export const hairWords = {
  title: { en: 'Hair profile', es: 'Perfil de cabello' },
  text: {
    en: 'Your barber and anyone who cuts your hair can see this from booking until {days} days after your appointment. Nobody else can.',
    es: 'Lo ven tu barbero y quien te corta, desde que reservas hasta {days} días después de tu cita. Nadie más.',
  },
  notes: { en: 'What your barber should know', es: 'Lo que tu barbero debe saber' },
  notesHint: {
    en: 'A cowlick, a scar, how you like your neckline',
    es: 'Un remolino, una cicatriz, cómo te gusta la nuca',
  },
  allergies: { en: 'Allergies', es: 'Alergias' },
  allergiesHint: { en: 'Latex, fragrance, dyes', es: 'Látex, fragancias, tintes' },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving...', es: 'Guardando...' },
  saved: { en: 'Hair profile saved', es: 'Perfil de cabello guardado' },
  photo: { en: 'A photo of the cut you like', es: 'Una foto del corte que te gusta' },
  photoAlt: { en: 'The cut you like', es: 'El corte que te gusta' },
  photoOf: { en: 'The cut {name} likes', es: 'El corte que le gusta a {name}' },
  photoHint: { en: 'JPEG, PNG or WebP, up to 8 MB', es: 'JPEG, PNG o WebP, hasta 8 MB' },
  choose: { en: 'Choose a photo', es: 'Elegir foto' },
  change: { en: 'Change photo', es: 'Cambiar foto' },
  remove: { en: 'Remove photo', es: 'Quitar foto' },
  uploading: { en: 'Uploading', es: 'Subiendo' },
  photoSaved: { en: 'Photo saved', es: 'Foto guardada' },
  photoRemoved: { en: 'Photo removed', es: 'Foto quitada' },
}
