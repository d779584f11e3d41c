// The portfolio pictures of each kind of shop. Files are
// db/pictures/<name>-{320,480,768}.{webp,avif}; faces have only the two small widths.
// picture-alts.json describes each picture and face.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '#contract/language.ts'
import { createRandom } from '#db/seed/random.ts'
import type { MenuName, Dish } from './menus.ts'

export const pictureUrl = (name: string) => `/pictures/${name}-768.webp`
export const faceUrl = (name: string) => `/pictures/face-${name}-320.webp`
// By the name of its files.
export const urlOf = (name: string) =>
  name.startsWith('face-') ? faceUrl(name.replace('face-', '')) : pictureUrl(name)

const altsFile = join(import.meta.dirname, 'picture-alts.json')
export const pictureAlts = JSON.parse(readFileSync(altsFile, 'utf8')) as Record<string, Text>

type Picture = { category: Dish['category']; captions: string[] }

export const pictures: Record<string, Picture> = {
  'cut-fade-low': { category: 'Fades', captions: ['Low fade, natural top', 'Two weeks fresh'] },
  'cut-fade-high': { category: 'Fades', captions: ['High fade', 'High and tight'] },
  'cut-high-fade-above': { category: 'Fades', captions: ['High fade, curls on top', 'From above'] },
  'cut-fade-afro': { category: 'Fades', captions: ['Afro shape-up', 'Fro and taper'] },
  'cut-afro-close': { category: 'Fades', captions: ['Rounded and picked', 'Clean neckline'] },
  'cut-side-afro-line': { category: 'Fades', captions: ['Temple line', 'Line-up and beard'] },
  'cut-side-fade-beard': { category: 'Beard', captions: ['Fade into the beard', 'Skin fade'] },
  'cut-curls': { category: 'Fades', captions: ['Curls over a taper', 'Sponge curls'] },
  'cut-three-quarter-curls': { category: 'Fades', captions: ['High taper', 'Defined curls'] },
  'cut-taper-back-curls': { category: 'Kids', captions: ['Picture day', 'Soft taper'] },
  'cut-crop-fringe': { category: 'Fades', captions: ['Textured crop', 'Crop with a taper'] },
  'cut-designs': { category: 'Designs', captions: ['One line, freehand', 'Side part design'] },
  'cut-design-lightning': { category: 'Designs', captions: ['Lightning', 'Quick as lightning'] },
  'cut-buzz': { category: 'Other', captions: ['Buzz, number two', 'Even all over'] },
  'cut-buzz-side': { category: 'Beard', captions: ['Buzz and beard', 'Simple and sharp'] },
  'cut-slick': { category: 'Other', captions: ['Slick back', 'Scissors and pomade'] },
  'cut-side-slick-pale': { category: 'Other', captions: ['Long on top', 'Combed back'] },
  'cut-silver-slick': { category: 'Other', captions: ['Wedding morning', 'Silver and sharp'] },
  'cut-kids': { category: 'Kids', captions: ['First day of school', 'Sat still the whole time'] },
  'cut-beard-close': { category: 'Beard', captions: ['Cheek line', 'Shaped with scissors'] },
  'still-shave': { category: 'Beard', captions: ['Ready for the hot towel', 'Bowl and brush'] },
  'still-lather': { category: 'Beard', captions: ['Warm lather', 'Straight razor, badger brush'] },
  'still-counter': { category: 'Other', captions: ['Our counter', 'Tools of the trade'] },
  'still-jar': {
    category: 'Other',
    captions: ['Clean tools, always', 'Disinfected between clients'],
  },
  'still-pole': { category: 'Other', captions: ['The pole is on', 'We are open'] },
  'still-bottles': { category: 'Other', captions: ['Tonic and aftershave', 'House tonics'] },
  'still-razor': { category: 'Beard', captions: ['The razor', 'Sharpened this morning'] },
}
export const ofTheShop: Picture = { category: 'Other', captions: ['Our shop', 'Come on in'] }

// What stands behind the head. A wall has at most two of one kind.
export const backdrops = {
  bulbs: ['buzz', 'curls', 'designs', 'fade-afro', 'fade-high', 'fade-low', 'kids', 'slick'],
  shop: ['buzz-side', 'side-fade-beard', 'silver-slick', 'taper-back-curls', 'three-quarter-curls'],
  terracotta: ['afro-close', 'beard-close', 'design-lightning'],
  beige: ['crop-fringe'],
  pale: ['high-fade-above'],
  mustard: ['side-afro-line'],
  teal: ['side-slick-pale'],
}

const walls: Record<MenuName, string[]> = {
  fades: ['fade-low', 'high-fade-above', 'three-quarter-curls', 'crop-fringe', 'fade-high'].concat([
    'side-fade-beard',
    'afro-close',
    'side-afro-line',
  ]),
  classic: ['slick', 'silver-slick', 'crop-fringe', 'buzz-side', 'side-slick-pale', 'fade-low'],
  designs: ['designs', 'design-lightning', 'side-afro-line', 'high-fade-above'].concat([
    'crop-fringe',
    'buzz',
  ]),
  curls: ['afro-close', 'curls', 'three-quarter-curls', 'fade-afro', 'side-afro-line'].concat([
    'taper-back-curls',
  ]),
  family: ['kids', 'taper-back-curls', 'crop-fringe', 'fade-low', 'high-fade-above', 'buzz-side'],
  beard: ['beard-close', 'side-fade-beard', 'crop-fringe', 'silver-slick', 'side-slick-pale'],
  barrio: ['side-fade-beard', 'fade-low', 'design-lightning', 'kids', 'high-fade-above'].concat([
    'crop-fringe',
  ]),
  salon: ['side-slick-pale', 'crop-fringe', 'slick', 'three-quarter-curls', 'silver-slick'],
  student: ['fade-afro', 'high-fade-above', 'design-lightning', 'buzz'],
}
const stills: Record<MenuName, string[]> = {
  fades: ['jar'],
  classic: ['shave', 'bottles'],
  designs: ['razor'],
  curls: ['counter'],
  family: ['pole'],
  beard: ['lather', 'razor'],
  barrio: ['pole'],
  salon: ['bottles'],
  student: ['jar'],
}

// The cover first, then the pictures of the shop's kind, starting at a different one in every shop,
// and a picture of the shop itself last.
export function wallOf(menu: MenuName, cover: string) {
  const cuts = walls[menu].map((name) => `cut-${name}`)
  const turn = createRandom(`wall ${cover}`).integer(0, cuts.length - 1)
  const rest = [
    ...cuts.slice(turn),
    ...cuts.slice(0, turn),
    ...stills[menu].map((name) => `still-${name}`),
  ]
  return [cover, ...rest.filter((name) => name !== cover)]
}
