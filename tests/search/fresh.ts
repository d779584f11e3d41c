// A second set, written after the first version of the reader and measured once before any tuning
// (46 of 68; about half of the misses were filler words that were searched as text).
import type { Sentence } from './sentences.ts'

const wed = '2026-11-11'
const thu = '2026-11-12'
const fri = '2026-11-13'
const sat = '2026-11-14'
const sun = '2026-11-15'

export const fresh: Sentence[] = [
  [
    'looking for someone good with beards around the galleria, preferably saturday before 1',
    { styles: ['beard'], near: 'Galleria / Uptown', date: sat, to: '13:00' },
  ],
  [
    'who does the best skin fades in 3rd ward',
    { styles: ['skin-fade'], near: 'Third Ward', sort: 'rating' },
  ],
  ['need a quick trim today, nothing over $30', { styles: ['haircut'], date: wed, max: 30 }],
  [
    'my son needs a haircut before school pictures friday',
    { styles: ['kids', 'haircut'], date: fri },
  ],
  ['barber that can do curly hair and speaks spanish', { styles: ['curls'], lang: 'es' }],
  ['hot shave + haircut combo', { styles: ['hot-towel', 'haircut'] }],
  ['any barbers open on sundays in katy', { date: sun, near: 'Katy' }],
  ['late night barber midtown', { from: '19:00', near: 'Midtown' }],
  [
    'taper fade + line up tmrw 6pm',
    { styles: ['taper', 'line-up'], date: thu, from: '18:00', to: '19:00' },
  ],
  [
    'haircut 77005 sat 10am',
    { styles: ['haircut'], near: '77005', date: sat, from: '10:00', to: '11:00' },
  ],
  [
    'affordable kids cuts pearland',
    { styles: ['kids', 'haircut'], near: 'Pearland', sort: 'price' },
  ],
  ['fade not in downtown', { styles: ['fade'] }],
  ['nathaniel price', { person: 'Nathaniel Price' }],
  ['price', {}],
  [
    'appointment with deja brooks thursday evening',
    { person: 'Deja Brooks', date: thu, timeOfDay: 'evening' },
  ],
  ['eado chair 9', { shop: 'EaDo Chair 9' }],
  ['northside line-up', { near: 'Northside', styles: ['line-up'] }],
  ['midtown after hours', { shop: 'Midtown After Hours' }],
  ['oak forest family cuts', { shop: 'Oak Forest Family Cuts' }],
  ['westchase shears & shave', { shop: 'Westchase Shears & Shave' }],
  ['barbers near 1200 main st', { text: '1200 main st' }],
  ['women haircut', { styles: ['haircut'] }],
  ['mohawk with lines for a 9 yr old', { styles: ['mullet', 'design', 'kids'] }],
  [
    'low taper under 35 bucks near the med center this afternoon',
    { styles: ['taper'], max: 35, near: 'Medical Center', date: wed, timeOfDay: 'afternoon' },
  ],
  [
    'cut + beard tomorow at noon',
    { styles: ['haircut', 'beard'], date: thu, from: '12:00', to: '13:00' },
  ],
  ['chinese speaking barber in chinatown', { lang: 'zh', near: 'Sharpstown' }],
  ['highly rated barber with wheelchair access', { rating: 4.5, accessible: true }],
  ['something after 6:30 on thursday', { date: thu, from: '18:30' }],
  ['earliest appointment for a shape up', { sort: 'earliest', styles: ['line-up'] }],
  ['nov 14 or 15', { date: '2026-11-14', dateTo: '2026-11-15' }],
  ['shampoo and cut', { styles: ['wash', 'haircut'] }],
  ['eyebrow threading', { styles: ['eyebrows'] }],
  ['bleach and design under a hundred', { styles: ['color', 'design'], max: 100 }],
  ['fade 40', { styles: ['fade'], max: 40 }],
  ['barber by the astros stadium', { text: 'astros stadium' }],
  ['mid fade memorial', { styles: ['mid-fade'], near: 'Memorial' }],
  ['open till 9', { from: '19:00', to: '21:00' }],
  ['thanksgiving week haircut', { styles: ['haircut'], date: '2026-11-23', dateTo: '2026-11-29' }],
  ['necesito que me corten el pelo hoy', { styles: ['haircut'], date: wed }],
  ['cuánto cuesta un degradado', { styles: ['fade'] }],
  ['barbero bueno y barato por sharpstown', { sort: 'price', near: 'Sharpstown' }],
  [
    'quiero cortarme el pelo y la barba el sábado temprano',
    { styles: ['haircut', 'beard'], date: sat, to: '10:00' },
  ],
  ['corte de cabello para niña en pasadena', { styles: ['haircut', 'kids'], near: 'Pasadena' }],
  ['hay algo abierto ahorita cerca', { openNow: true, nearMe: true }],
  ['peluqueria que atienda domingos', { date: sun }],
  ['fade con diseño de rayo', { styles: ['fade', 'design'] }],
  [
    'me urge un corte para hoy en la noche',
    { styles: ['haircut'], date: wed, timeOfDay: 'evening', sort: 'earliest' },
  ],
  [
    'cita con camila el jueves a las 4 de la tarde',
    { person: 'camila', date: thu, from: '16:00', to: '17:00' },
  ],
  ['lucia barrera', { person: 'Lucía Barrera' }],
  ['long point barberia', { shop: 'Long Point Barbería' }],
  ['degradado bajo con barba por 40 dolares', { styles: ['low-fade', 'beard'], max: 40 }],
  ['rasurada con navaja y toalla caliente', { styles: ['shave', 'hot-towel'] }],
  ['barberos que hablen árabe o francés', { lang: 'ar' }],
  ['corte sencillo de 20 dólares', { styles: ['haircut'], max: 20 }],
  [
    'lunes o martes por la mañana',
    { date: '2026-11-16', dateTo: '2026-11-17', timeOfDay: 'morning' },
  ],
  ['entre las 5 y las 7 de la tarde', { from: '17:00', to: '19:00' }],
  ['el viernes 13 a las 11', { date: fri, from: '11:00', to: '12:00' }],
  ['el 3 de diciembre', { date: '2026-12-03' }],
  ['antes de las 9 de la mañana en el centro', { to: '09:00', near: 'Downtown' }],
  ['con buenas estrellas', { text: 'estrellas' }],
  ['diseno y tinte sabado o domingo', { styles: ['design', 'color'], date: sat, dateTo: sun }],
  ['corte hombre 77036', { styles: ['haircut'], near: '77036' }],
  ['accesible para silla de ruedas en spring branch', { accessible: true, near: 'Spring Branch' }],
  ['corteee', { styles: ['haircut'] }],
  ['bieber', { text: 'bieber' }],
  ['barbr', {}],
  ['masaje', { text: 'masaje' }],
  [
    'fade cerca del medical center mañana despues de las 6',
    { styles: ['fade'], near: 'Medical Center', date: thu, from: '18:00' },
  ],
]
