// Which pictures hang on which wall. Files are db/pictures/<name>-{320,480,768,1080}.webp.
import type { MenuName, Dish } from './menus.ts'

export const pictureUrl = (name: string) => `/pictures/${name}-768.webp`

type Picture = { category: Dish['category']; captions: string[] }

export const pictures: Record<string, Picture> = {
  'cut-fade-low': { category: 'Fades', captions: ['Low fade, natural top', 'Two weeks fresh'] },
  'cut-fade-low-wine': { category: 'Fades', captions: ['Low fade with texture', 'Soft blend'] },
  'cut-fade-low-mono': { category: 'Fades', captions: ['Low fade', 'Clean neck'] },
  'cut-fade-high': { category: 'Fades', captions: ['High fade', 'High and tight'] },
  'cut-fade-high-forest': { category: 'Fades', captions: ['High fade, sponge top', 'Bald fade'] },
  'cut-fade-afro': { category: 'Fades', captions: ['Afro shape-up', 'Rounded and picked'] },
  'cut-fade-afro-indigo': { category: 'Fades', captions: ['Temple taper', 'Fro and taper'] },
  'cut-fade-afro-mono': { category: 'Fades', captions: ['Shape-up', 'Full fro, clean edge'] },
  'cut-curls': { category: 'Fades', captions: ['Curls over a taper', 'Sponge curls'] },
  'cut-curls-close': { category: 'Fades', captions: ['Defined curls', 'Curl detail'] },
  'cut-curls-mono': { category: 'Fades', captions: ['Curl sponge', 'Texture on top'] },
  'cut-designs': { category: 'Designs', captions: ['One line, freehand', 'Side part design'] },
  'cut-designs-close': { category: 'Designs', captions: ['Line work up close', 'Razored part'] },
  'cut-designs-mono': { category: 'Designs', captions: ['Single line', 'Design and taper'] },
  'cut-buzz': { category: 'Other', captions: ['Buzz, number two', 'Even all over'] },
  'cut-buzz-close': { category: 'Other', captions: ['Buzz with a neck taper', 'Simple and sharp'] },
  'cut-slick': { category: 'Other', captions: ['Slick back', 'Scissors and pomade'] },
  'cut-slick-amber': { category: 'Other', captions: ['Long on top', 'Combed back'] },
  'cut-slick-mono': { category: 'Other', captions: ['Wedding morning', 'Classic comb-back'] },
  'cut-kids': { category: 'Kids', captions: ['Picture day', 'Sat still the whole time'] },
  'cut-kids-grape': { category: 'Kids', captions: ['First day of school', 'Scissors only'] },
  'cut-kids-sky': { category: 'Kids', captions: ['Summer cut', 'Brave client'] },
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

const walls: Record<MenuName, string[]> = {
  fades: ['fade-low', 'fade-high', 'fade-low-mono', 'curls', 'fade-afro-mono', 'buzz', 'kids'],
  classic: ['slick', 'fade-low-wine', 'slick-mono', 'buzz', 'kids-sky', 'fade-low-mono'],
  designs: ['designs', 'designs-close', 'fade-high-forest', 'designs-mono', 'curls-mono', 'buzz'],
  curls: ['fade-afro', 'curls', 'curls-close', 'fade-afro-indigo', 'fade-high', 'curls-mono'],
  family: ['kids', 'kids-grape', 'kids-sky', 'slick', 'fade-low', 'buzz-close'],
  beard: ['fade-high-forest', 'slick-mono', 'buzz', 'fade-low', 'slick-amber', 'buzz-close'],
  barrio: ['fade-low-wine', 'fade-low', 'designs-close', 'kids', 'fade-high', 'slick-amber'],
  salon: ['slick', 'slick-amber', 'fade-low-wine', 'curls-close', 'slick-mono', 'kids-grape'],
  student: ['fade-afro-indigo', 'fade-high-forest', 'buzz-close', 'fade-low'],
}
const stills: Record<MenuName, string[]> = {
  fades: ['jar', 'pole'],
  classic: ['shave', 'bottles'],
  designs: ['razor', 'counter'],
  curls: ['counter', 'jar'],
  family: ['pole', 'bottles'],
  beard: ['lather', 'razor', 'shave'],
  barrio: ['pole', 'lather'],
  salon: ['bottles', 'shave'],
  student: ['jar'],
}

// The card's picture first, then the wall of the shop's kind, the shop itself last.
export function wallOf(menu: MenuName, first: string) {
  const wall = walls[menu].map((name) => `cut-${name}`)
  const rest = wall.filter((name) => name !== first)
  return [first, ...rest, ...stills[menu].map((name) => `still-${name}`)]
}
