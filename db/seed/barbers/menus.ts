// The services of each kind of shop. Prices are in dollars, before the shop's own level.

export type MenuName = keyof typeof menus
export type Dish = {
  name: string
  category: 'Fades' | 'Beard' | 'Kids' | 'Designs' | 'Other'
  dollars: number
  minutes: number
  description: string
  isAddOn?: boolean
}

function dish(
  name: string,
  category: Dish['category'],
  [dollars, minutes]: [dollars: number, minutes: number],
  description: string,
): Dish {
  return { name, category, dollars, minutes, description }
}

const addOn = (made: Dish): Dish => ({ ...made, isAddOn: true })

const skinFade = dish('Skin fade', 'Fades', [38, 45], 'Bald to the guard you like, blended twice.')
const lowFade = dish('Low fade', 'Fades', [35, 40], 'Soft taper that sits just above the ear.')
const midFade = dish('Mid fade', 'Fades', [36, 40], 'The one most people mean by a fade.')
const burstFade = dish('Burst fade', 'Fades', [42, 50], 'Curved around the ear, full at the neck.')
const taper = dish('Classic taper', 'Fades', [34, 35], 'Scissors on top, clean neck and sides.')
const cutAndBeard = dish('Cut + beard', 'Fades', [52, 60], 'Any cut with a full beard service.')
const lineUp = dish('Line-up', 'Other', [18, 15], 'Hairline, temples and neck, crisp.')
const buzz = dish('Buzz cut', 'Other', [22, 20], 'One or two guards all over.')
const scissorCut = dish('Scissor cut', 'Other', [44, 50], 'Longer hair, cut and styled by hand.')
const slickBack = dish('Slick back & style', 'Other', [46, 50], 'Cut, blow-dry and a firm finish.')
const afro = dish('Afro shape-up', 'Fades', [40, 45], 'Picked out, rounded, edged.')
const curlSponge = dish(
  'Curl sponge & taper',
  'Fades',
  [42, 45],
  'Defined curls over a clean taper.',
)
const twists = dish('Two-strand twists', 'Other', [75, 90], 'Washed, parted and twisted.')
const beardTrim = dish('Beard trim', 'Beard', [20, 20], 'Shaped, faded into the sideburns.')
const beardSculpt = dish('Beard sculpt', 'Beard', [28, 30], 'Razor lines, steam and oil.')
const hotTowel = dish(
  'Hot towel shave',
  'Beard',
  [42, 45],
  'Three towels, warm lather, straight razor.',
)
const headShave = dish('Head shave', 'Beard', [38, 40], 'Razor smooth with a cold towel to close.')
const grayBlend = dish(
  'Gray blending',
  'Beard',
  [32, 30],
  'Takes the edge off, so natural nobody notices.',
)
const kidsCut = dish('Kids cut', 'Kids', [24, 30], 'Twelve and under. Patience included.')
const kidsFade = dish('Kids fade', 'Kids', [28, 35], 'A real fade for a small head.')
const firstCut = dish(
  "Baby's first cut",
  'Kids',
  [30, 30],
  'With a curl to keep and a certificate.',
)
const fatherAndSon = dish('Parent + child', 'Kids', [56, 75], 'Two chairs, one visit.')
const freehand = dish('Freehand design', 'Designs', [45, 60], 'Bring a picture or let me draw.')
const hardPart = dish('Hard part', 'Designs', [12, 10], 'One razored line.')
const twoLines = dish('Two-line design', 'Designs', [22, 20], 'Simple lines that grow out well.')
const colorDesign = dish('Color + design', 'Designs', [85, 120], 'Lightened, toned and cut in.')
const eyebrows = addOn(dish('Eyebrows', 'Other', [8, 10], 'Razor or tweezer.'))
const blackMask = addOn(dish('Black mask', 'Other', [15, 15], 'Nose and cheeks, while you wait.'))
const scalpFacial = addOn(dish('Scalp facial', 'Other', [25, 20], 'Scrub, steam and massage.'))
const shampoo = addOn(dish('Wash & style', 'Other', [12, 10], 'Shampoo, condition, blow-dry.'))
const enhancement = addOn(dish('Line enhancement', 'Other', [10, 10], 'Fibres for a sharper edge.'))

export const menus = {
  fades: [
    skinFade,
    midFade,
    cutAndBeard,
    lineUp,
    lowFade,
    beardTrim,
    kidsFade,
    eyebrows,
    enhancement,
  ],
  classic: [taper, hotTowel, scissorCut, beardTrim, kidsCut, grayBlend, buzz, shampoo],
  designs: [
    burstFade,
    freehand,
    beardSculpt,
    twoLines,
    skinFade,
    hardPart,
    colorDesign,
    enhancement,
  ],
  curls: [afro, curlSponge, buzz, burstFade, twists, lineUp, beardSculpt, scalpFacial],
  family: [kidsCut, taper, fatherAndSon, firstCut, kidsFade, buzz, beardTrim, eyebrows],
  beard: [hotTowel, beardSculpt, headShave, cutAndBeard, taper, grayBlend, blackMask],
  barrio: [lowFade, cutAndBeard, kidsCut, twoLines, lineUp, beardTrim, skinFade, eyebrows],
  salon: [slickBack, scissorCut, taper, midFade, hotTowel, grayBlend, shampoo, scalpFacial],
  student: [midFade, lineUp, buzz, beardTrim, hardPart],
} as const satisfies Record<string, Dish[]>

export const dishesOf = (name: MenuName): readonly Dish[] => menus[name]
