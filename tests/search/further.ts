// Sentences with slang, typing slips, holidays, number words and two things at once.
import type { Sentence } from './sentences.ts'

const wed = '2026-11-11'
const thu = '2026-11-12'
const fri = '2026-11-13'
const sat = '2026-11-14'
const sun = '2026-11-15'
const mon = '2026-11-16'

const englishFurther: Sentence[] = [
  ['need a fresh cut b4 the weekend', { styles: ['haircut'], date: wed, dateTo: fri }],
  ['yo who got the cleanest fades in eado', { styles: ['fade'], near: 'EaDo' }],
  ['fade b4 thanksgiving', { styles: ['fade'], date: wed, dateTo: '2026-11-25' }],
  ['haircut before thanksgiving', { styles: ['haircut'], date: wed, dateTo: '2026-11-25' }],
  ['beard trim christmas eve', { styles: ['beard'], date: '2026-12-24' }],
  [
    'kids cut black friday morning',
    { styles: ['kids', 'haircut'], date: '2026-11-27', timeOfDay: 'morning' },
  ],
  ['line up new years eve', { styles: ['line-up'], date: '2026-12-31' }],
  ['haircut under thirty five dollars', { styles: ['haircut'], max: 35 }],
  ['shave for twenty bucks', { styles: ['shave'], max: 20 }],
  ['skin fade less than forty in midtown', { styles: ['skin-fade'], max: 40, near: 'Midtown' }],
  ['taper half past five today', { styles: ['taper'], date: wed, from: '17:30', to: '18:30' }],
  [
    'cut at quarter to six tomorrow',
    { styles: ['haircut'], date: thu, from: '17:45', to: '18:45' },
  ],
  [
    'beard and haircut near 77019 after 530 pm',
    { styles: ['beard', 'haircut'], near: '77019', from: '17:30' },
  ],
  ['hair cut 4pm ish friday', { styles: ['haircut'], date: fri, from: '15:00', to: '17:00' }],
  ['buzzcut monday to wednesday', { styles: ['buzz'], date: mon, dateTo: '2026-11-18' }],
  ['fade by friday', { styles: ['fade'], date: wed, dateTo: fri }],
  ['any openings before saturday for a low fade', { styles: ['low-fade'], date: wed, dateTo: fri }],
  ['skin fad montros', { styles: ['skin-fade'], near: 'Montrose' }],
  ['haircutt tommorow mornin', { styles: ['haircut'], date: thu, timeOfDay: 'morning' }],
  ['bear trim galeria', { styles: ['beard'], near: 'Galleria / Uptown' }],
  [
    'lineup and brows heights sat',
    { styles: ['line-up', 'eyebrows'], near: 'The Heights', date: sat },
  ],
  ['barber open rn', { openNow: true }],
  ['whos open right now in alief', { openNow: true, near: 'Alief' }],
  ['afro shape up under $30 near me', { styles: ['afro', 'line-up'], max: 30, nearMe: true }],
  ['retwist tonite', { styles: ['locs'], date: wed, timeOfDay: 'evening' }],
  [
    'dreads retwist 3rd ward weekend',
    { styles: ['locs'], near: 'Third Ward', date: sat, dateTo: sun },
  ],
  ['kids haircut for my 6 year old sunday', { styles: ['kids', 'haircut'], date: sun }],
  ['haircut for me and my son this saturday', { styles: ['haircut', 'family'], date: sat }],
  ['cheapest lineup around sharpstown', { styles: ['line-up'], near: 'Sharpstown', sort: 'price' }],
  ['highest rated beard guy in katy', { styles: ['beard'], near: 'Katy', sort: 'rating' }],
  ['at least 4.7 stars fade river oaks', { styles: ['fade'], rating: 4.7, near: 'River Oaks' }],
  ['barber within 3 miles of the medical center', { miles: 3, near: 'Medical Center' }],
  ['next available barber sugar land', { sort: 'earliest', near: 'Sugar Land' }],
  ['fade december 5th', { styles: ['fade'], date: '2026-12-05' }],
  ['cut on the 21st at 3', { styles: ['haircut'], date: '2026-11-21', from: '15:00', to: '16:00' }],
  [
    'friday or saturday afternoon fade',
    { styles: ['fade'], date: fri, dateTo: sat, timeOfDay: 'afternoon' },
  ],
  ['first haircut for baby next saturday', { styles: ['first-cut'], date: '2026-11-21' }],
  ['friday next week after work taper', { styles: ['taper'], date: '2026-11-20', from: '17:00' }],
  [
    'hot towel shave lunch break downtown',
    { styles: ['hot-towel'], near: 'Downtown', from: '11:30', to: '13:30' },
  ],
  ['wheel chair accessible spanish speaking barber', { accessible: true, lang: 'es' }],
  ['no appointment fade spring branch', { walkIns: true, styles: ['fade'], near: 'Spring Branch' }],
  [
    'between 20 and 30 dollars cut pasadena',
    { min: 20, max: 30, styles: ['haircut'], near: 'Pasadena' },
  ],
  ['budget 45 skin fade and beard', { max: 45, styles: ['skin-fade', 'beard'] }],
  ['nothing above 50', { max: 50 }],
  ['grey blending tmrw after lunch', { styles: ['gray'], date: thu, from: '12:00' }],
  [
    'hairline enhancement friday nite',
    { styles: ['enhancement'], date: fri, timeOfDay: 'evening' },
  ],
  ['thanksgiving week taper', { styles: ['taper'], date: '2026-11-23', dateTo: '2026-11-29' }],
  ['day before thanksgiving fade', { styles: ['fade'], date: '2026-11-25' }],
  [
    'mid taper rice university tomorrow 10-12',
    { styles: ['taper'], near: 'Rice Village', date: thu, from: '10:00', to: '12:00' },
  ],
  ['someone to do my locs asap', { styles: ['locs'], sort: 'earliest' }],
]

const spanishFurther: Sentence[] = [
  [
    'corte de niño el sábado en la mañana',
    { styles: ['haircut', 'kids'], date: sat, timeOfDay: 'morning' },
  ],
  ['fade pa hoy en la tarde', { styles: ['fade'], date: wed, timeOfDay: 'afternoon' }],
  ['un corte chido cerca de montrose', { styles: ['haircut'], near: 'Montrose' }],
  ['barbero q hable español x la galleria', { lang: 'es', near: 'Galleria / Uptown' }],
  ['corte antes de navidad', { styles: ['haircut'], date: wed, dateTo: '2026-12-24' }],
  ['degradado para nochebuena', { styles: ['fade'], date: '2026-12-24' }],
  ['corte y barba por menos de treinta y cinco', { styles: ['haircut', 'beard'], max: 35 }],
  ['barba a veinticinco dólares', { styles: ['beard'], max: 25 }],
  ['fade que no pase de 40', { styles: ['fade'], max: 40 }],
  [
    'corte de pelo mañana a las cinco y media',
    { styles: ['haircut'], date: thu, from: '17:30', to: '18:30' },
  ],
  ['cita mañana por la mañana en el centro', { date: thu, timeOfDay: 'morning', near: 'Downtown' }],
  ['pasado mañana en la noche fade', { styles: ['fade'], date: fri, timeOfDay: 'evening' }],
  ['corte para mi hijo de 4 años el domingo', { styles: ['haircut', 'kids'], date: sun }],
  ['degradao bajo', { styles: ['low-fade'] }],
  ['desvanesido con barva', { styles: ['fade', 'beard'] }],
  [
    'rasurado toalla caliente viernes despues del trabajo',
    { styles: ['shave', 'hot-towel'], date: fri, from: '17:00' },
  ],
  [
    'de lunes a miércoles en la tarde corte',
    { styles: ['haircut'], date: mon, dateTo: '2026-11-18', timeOfDay: 'afternoon' },
  ],
  ['antes del viernes', { date: wed, dateTo: thu }],
  ['el finde en katy', { date: sat, dateTo: sun, near: 'Katy' }],
  ['la próxima semana fade medio', { styles: ['mid-fade'], date: mon, dateTo: '2026-11-22' }],
  ['el viernes de la próxima semana', { date: '2026-11-20' }],
  ['cejas y perfilado barato', { styles: ['eyebrows', 'line-up'], sort: 'price' }],
  ['barberia abierta ahorita en gulfton', { openNow: true, near: 'Gulfton' }],
  ['el más barato cerca de mí', { sort: 'price', nearMe: true }],
  ['trenzas para niña el 28 de noviembre', { styles: ['braids', 'kids'], date: '2026-11-28' }],
  ['sin cita en northside', { walkIns: true, near: 'Northside' }],
  ['corte al medio dia', { styles: ['haircut'], from: '12:00', to: '13:00' }],
  ['mohicano pa mi morro', { styles: ['mullet', 'kids'] }],
  ['barbero con 4.8 estrellas en bellaire', { rating: 4.8, near: 'Bellaire' }],
  ['corte como a las 3 de la tarde', { styles: ['haircut'], from: '14:00', to: '16:00' }],
  ['taper con diseño menos de cincuenta', { styles: ['taper', 'design'], max: 50 }],
  ['a menos de 2 millas de midtown', { miles: 2, near: 'Midtown' }],
  ['tinte y corte el 5 de diciembre', { styles: ['color', 'haircut'], date: '2026-12-05' }],
  ['día de acción de gracias', { date: '2026-11-26' }],
  ['lo mas pronto posible un edgar', { styles: ['edgar'], sort: 'earliest' }],
  ['el mejor barbero de humble', { sort: 'rating', near: 'Humble' }],
  ['cuanto sale un corte en pearland', { styles: ['haircut'], near: 'Pearland' }],
  ['buscando quien me arregle la barba hoy', { styles: ['beard'], date: wed }],
]

export const further = [...englishFurther, ...spanishFurther]
