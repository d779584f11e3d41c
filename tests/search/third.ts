// A third set, written after all tuning and never tuned on: 45 of 48 were read as expected.
import type { Sentence } from './sentences.ts'

const wed = '2026-11-11'
const thu = '2026-11-12'
const fri = '2026-11-13'
const sat = '2026-11-14'
const sun = '2026-11-15'

export const third: Sentence[] = [
  [
    'does anyone do a razor fade near rice village before 11am saturday',
    { styles: ['skin-fade'], near: 'Rice Village', date: sat, to: '11:00' },
  ],
  ['cheapest buzz cut in sunnyside', { styles: ['buzz'], near: 'Sunnyside', sort: 'price' }],
  ['trim my beard today after 4pm', { styles: ['beard'], date: wed, from: '16:00' }],
  ['taper + eyebrows', { styles: ['taper', 'eyebrows'] }],
  ['toddler haircut 77096', { styles: ['kids', 'haircut'], near: '77096' }],
  ['black barber', { text: 'black' }],
  ['cornrows kingwood next thursday', { styles: ['braids'], near: 'Kingwood', date: '2026-11-19' }],
  ['someone who speaks portuguese in westchase', { lang: 'pt', near: 'Westchase' }],
  ['line up & beard 30 bucks', { styles: ['line-up', 'beard'], max: 30 }],
  ['haircut sunday 1pm', { styles: ['haircut'], date: sun, from: '13:00', to: '14:00' }],
  ['is fifth ward fade house open tomorrow', { shop: 'Fifth Ward Fade House', date: thu }],
  ['minh tran', { person: 'Minh Tran' }],
  ['saigon street', { text: 'saigon street' }],
  ['mens cut acres homes', { styles: ['haircut'], near: 'Acres Homes' }],
  ['nearest barber with no appointment', { sort: 'nearest', nearMe: true, walkIns: true }],
  ['shave my head', { styles: ['head-shave'] }],
  ['4.5+ stars taper midtown', { rating: 4.5, styles: ['taper'], near: 'Midtown' }],
  ['hair cut in the next hour', { styles: ['haircut'], date: wed, from: '10:00', to: '11:00' }],
  ['dreadlock maintenance', { styles: ['locs'] }],
  ['fresh fade for homecoming friday night', { styles: ['fade'], date: fri, timeOfDay: 'evening' }],
  ['barbershop near hobby airport', { near: 'Hobby' }],
  ['under $25', { max: 25 }],
  ['kid friendly barber', { styles: ['kids'] }],
  ['hottowel shave', { styles: ['hot-towel'] }],
  ['bald fad', { styles: ['skin-fade'] }],
  ['appointment dec 1 at 9', { date: '2026-12-01', from: '09:00', to: '10:00' }],
  ['weekend morning cut', { date: sat, dateTo: sun, timeOfDay: 'morning', styles: ['haircut'] }],
  ['perfilado de barba', { styles: ['line-up', 'beard'] }],
  ['corte de pelo cerca de mi casa', { styles: ['haircut'], nearMe: true }],
  ['barbería abierta los domingos', { date: sun }],
  ['quien hace trenzas en sharpstown', { styles: ['braids'], near: 'Sharpstown' }],
  [
    'degradado con barba el viernes a las 6',
    { styles: ['fade', 'beard'], date: fri, from: '18:00', to: '19:00' },
  ],
  ['corte para mi niño mañana temprano', { styles: ['haircut', 'kids'], date: thu, to: '10:00' }],
  ['barbero barato que hable español cerca', { sort: 'price', lang: 'es', nearMe: true }],
  ['afeitado clásico', { styles: ['hot-towel'] }],
  ['no más de 35 dólares', { max: 35 }],
  ['esta semana en la tarde', { date: wed, dateTo: sun, timeOfDay: 'afternoon' }],
  ['cita para hoy a las 2', { date: wed, from: '14:00', to: '15:00' }],
  ['el mejor degradado en magnolia', { styles: ['fade'], near: 'Magnolia Park', sort: 'rating' }],
  ['teñirme el pelo', { styles: ['color'] }],
  ['diceño', { styles: ['design'] }],
  ['savado', { date: sat }],
  ['corte infantil', { styles: ['haircut', 'kids'] }],
  ['iván zamora', { person: 'Iván Zamora' }],
  ['después de las 7 de la noche', { from: '19:00' }],
  ['pelo largo', { styles: ['scissor'] }],
  ['fade bajo y cejas menos de 45', { styles: ['low-fade', 'eyebrows'], max: 45 }],
  ['acceso para silla de ruedas', { accessible: true }],
]
