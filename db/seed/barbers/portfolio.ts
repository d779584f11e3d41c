// The portfolio pictures of each kind of shop. Files are
// db/pictures/<name>-{320,480,768}.{webp,avif}; faces have only the two small widths.
// picture-alts.json describes each picture.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '#contract/language.ts'
import { createRandom } from '#db/seed/random.ts'
import type { MenuName, Dish } from './menus.ts'

export const pictureUrl = (name: string) => `/pictures/${name}-768.webp`
export const faceUrl = (name: string) => `/pictures/face-${name}-320.webp`

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

const walls: Record<MenuName, string[]> = {
  fades: ['fade-low', 'high-fade-above', 'three-quarter-curls', 'crop-fringe', 'fade-high'].concat([
    'side-fade-beard',
    'afro-close',
    'buzz',
  ]),
  classic: ['slick', 'silver-slick', 'crop-fringe', 'buzz-side', 'taper-back-curls', 'fade-low'],
  designs: ['designs', 'design-lightning', 'side-afro-line', 'fade-high', 'crop-fringe', 'buzz'],
  curls: ['afro-close', 'curls', 'three-quarter-curls', 'fade-afro', 'side-afro-line', 'fade-high'],
  family: ['kids', 'taper-back-curls', 'crop-fringe', 'fade-low', 'slick', 'buzz-side'],
  beard: ['beard-close', 'side-fade-beard', 'buzz-side', 'silver-slick', 'side-slick-pale'],
  barrio: ['side-fade-beard', 'fade-low', 'design-lightning', 'kids', 'high-fade-above', 'slick'],
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
