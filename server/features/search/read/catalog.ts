// What barbers do, in the words people use for it. One row a style; `under` names wider styles.
// In the phrases, `[oa]` is one of those letters and `s?` an optional one.
import type { Category, StyleId } from './types.ts'

export type Style = {
  id: StyleId
  en: string
  es: string
  under: StyleId[]
  // The style that stands for a whole category: asked for it, the category counts as well.
  heads?: Category
  phrases: string
}

const rows: [id: string, en: string, es: string, under: string, phrases: string][] = [
  [
    'haircut',
    'Haircut',
    'Corte',
    '',
    'haircuts?, hair cuts?, hair cutting, hair cutted, clean up, cleanup, clean up cut, chop, chopped, lining and cut, trimmed, haircutting, corten el pelo, corte el pelo, cortarle el pelo, cortarnos el pelo, cortar el pelo, pelada, pelarme, pelar, pelarse, peluqueada, despunte, despuntar, cuts?, cut my hair, trim, hair trim, mens haircut, mens cut, cortes?, cortes? de pelo, cortes? de cabello, corte de hombre, cortarme el pelo, recorte',
  ],
  [
    'fade',
    'Fade',
    'Degradado',
    'haircut',
    'fades?, faded, fading, fadecito, fadesito, fadeado, degrafado, fade cut, fade haircut, degradad[oa]s?, degrade, desvanecid[oa]s?, desvanecimiento, difuminado, corte degradado, corte fade, corte desvanecido',
  ],
  [
    'skin-fade',
    'Skin fade',
    'Degradado a piel',
    'fade',
    'skin fades?, bald fades?, zero fade, 0 fade, razor fade, foil fade, fade to skin, fade a piel, fade a cero, fade al cero, degradado a piel, degradado a cero, degradado al cero, desvanecido a piel, desvanecido a cero',
  ],
  [
    'low-fade',
    'Low fade',
    'Degradado bajo',
    'fade',
    'low fades?, low skin fade, fade bajo, degradado bajo, desvanecido bajo',
  ],
  [
    'mid-fade',
    'Mid fade',
    'Degradado medio',
    'fade',
    'mid fades?, medium fade, middle fade, mid skin fade, fade medio, degradado medio, desvanecido medio',
  ],
  [
    'high-fade',
    'High fade',
    'Degradado alto',
    'fade',
    'high fades?, high skin fade, fade alto, degradado alto, desvanecido alto',
  ],
  ['burst-fade', 'Burst fade', 'Burst fade', 'fade', 'burst fades?, burst, south of france'],
  ['drop-fade', 'Drop fade', 'Drop fade', 'fade', 'drop fades?'],
  [
    'temple-fade',
    'Temple fade',
    'Temple fade',
    'fade',
    'temple fade, temp fade, blowout, brooklyn fade',
  ],
  [
    'taper',
    'Taper',
    'Taper',
    'haircut',
    'tapers?, tapered, taper cut, taper fades?, low taper, classic taper, fade clasico',
  ],
  ['edgar', 'Edgar', 'Edgar', 'haircut', 'edgar, edgar cut, corte edgar, takuache, cuh'],
  [
    'line-up',
    'Line-up',
    'Perfilado',
    '',
    'line ups?, lineups?, lined up, line me up, lining, liner, outline, edge, edged up, edging, shaped up, linea, delinear, delineado, perfiles, shape ups?, shapeups?, edge ups?, edgeups?, edges, hairline, perfilado, perfilar, delinead[oa], marcado, cerquillo, contorno',
  ],
  [
    'buzz',
    'Buzz cut',
    'Rapado',
    'haircut',
    'buzz cuts?, buzz, buzzed, all one length, number 1, number 2, al ras, a rape, rapada, casquete corto, corte de soldado, buzzcuts?, crew cut, military cut, high and tight, rapado, rapar, corte militar',
  ],
  [
    'scissor',
    'Scissor cut',
    'Corte a tijera',
    'haircut',
    'scissor cuts?, scissors?, long hair, tijeras?, corte a tijera, corte con tijeras?, pelo largo, cabello largo',
  ],
  [
    'slick',
    'Slick back',
    'Peinado hacia atrás',
    'haircut',
    'slick back, pompadour, side part, comb over, combover, gentlemans cut, business cut, peinado hacia atras',
  ],
  [
    'crop',
    'Crop',
    'Crop',
    'haircut',
    'french crop, textured crop, crop, crop top, caesar, caesar cut',
  ],
  [
    'mullet',
    'Mullet or mohawk',
    'Mullet o mohicano',
    'haircut',
    'mullets?, mohawks?, fauxhawk, mohicano, flat top',
  ],
  ['afro', 'Afro', 'Afro', 'haircut', 'afro, afros, pelo afro, afro hair'],
  [
    'curls',
    'Curly hair',
    'Pelo rizado',
    '',
    'curls?, curly, curly hair, curly cut, curl sponge, sponge, sponge curls, natural hair, textured hair, coily, rizos, rizad[oa]s?, pelo rizado, cabello rizado, pelo chino, cabello chino, chinos, colochos',
  ],
  ['twists', 'Twists', 'Twists', '', 'twists?, two strand twists?, 2 strand twists?'],
  [
    'locs',
    'Locs',
    'Rastas',
    '',
    'locs?, lock twist, loc maintenance, dread, dreads retwist, loc style, loc styles, starter locs, dreads?, dreadlocks?, retwists?, loc retwist, dreads retwist, rastas?',
  ],
  [
    'braids',
    'Braids',
    'Trenzas',
    '',
    'braids?, braided, braiding, corn rows?, plaits?, trencitas?, box braids, trenzas?',
  ],
  ['waves', 'Waves', 'Ondas', '', 'waves, 360 waves, ondas'],
  ['perm', 'Perm', 'Permanente', '', 'perms?, permanente'],
  [
    'color',
    'Color',
    'Color',
    '',
    'tenirme, tenir, tenirme el pelo, tenido, tenirse, pintarme el pelo, pintarme, color, colour, colored, frosted tips, frosted, coloring, hair color, hair dye, dye, tintes?, highlights, mechas, bleach, decoloracion, rayitos, pintar el pelo',
  ],
  [
    'gray',
    'Gray blending',
    'Cubrir canas',
    '',
    'cover my grays?, cover gr[ae]y hair, hide gr[ae]ys?, gr[ae]y blending, gr[ae]y blend, gr[ae]y coverage, gr[ae]y hair, cover gr[ae]ys?, gr[ae]ys, canas, cubrir canas, tapar canas',
  ],
  [
    'beard',
    'Beard',
    'Barba',
    '',
    'beards?, bear trims?, beard trims?, beard line ups?, beard shape ups?, beard cut, beard fade, beard work, beard grooming, arreglarme la barba, arreglen la barba, arregle la barba, recortarme la barba, barba y bigote, perfilar barba, trim beard, trim my beard, beard shaping, beard sculpt, barbas?, arreglo de barba, recorte de barba, corte de barba, arreglar la barba, bigote, mustache, goatee, facial hair, bread trim',
  ],
  [
    'shave',
    'Shave',
    'Afeitado',
    '',
    'shaves?, shaving, clean shave, clean shaven, razor, afeitada clasica, rasurarme, afeitarme, shaved, razor shave, straight razor, straight razor shave, wet shave, face shave, afeitad[oa]s?, rasurad[oa]s?, afeitar, rasurar, navaja, afeitado con navaja, rasurado con navaja',
  ],
  [
    'hot-towel',
    'Hot towel shave',
    'Afeitado con toalla caliente',
    'shave',
    'hot towel shaves?, hot towel, hot shave, royal shave, toalla caliente, rasurad[oa] con toalla caliente, afeitad[oa] con toalla caliente, afeitado clasico, afeitado tradicional',
  ],
  [
    'head-shave',
    'Head shave',
    'Afeitado de cabeza',
    'shave',
    'head shaves?, bald head, shave my head, shaved head, afeitado de cabeza, rasurar la cabeza, pelon',
  ],
  [
    'kids',
    'Kids',
    'Niños',
    '',
    'kids?, kiddos?, childs?, little man, lil man, little one, little ones, little boy, little girl, baby boy, grandson, nephew, nephews, morr[oa]s?, morrit[oa]s?, chamac[oa]s?, chamaquit[oa]s?, chav[oa]s?, chavit[oa]s?, plebe, huercos?, huerquillos?, nene, nenes, nen[ea]s?, ninit[oa]s?, chiquill[oa]s?, chiquit[oa]s?, bebes?, niet[oa]s?, sobrin[oa]s?, children, childrens, boys?, toddlers?, son, my son, daughter, nin[oa]s?, hij[oa]s?, infantil, kid friendly',
  ],
  [
    'first-cut',
    'First haircut',
    'Primer corte',
    'kids',
    'babys first cut, babys first haircut, first haircut, first cut, first haircut for my baby, primer corte, primer corte de pelo, primer corte de mi bebe',
  ],
  [
    'family',
    'Parent and child',
    'Papá e hijo',
    'kids',
    'father and son, dad and son, mom and son, parent and child, parent child, me and my son, padre e hijo, papa e hijo, mama e hijo, mi hijo y yo',
  ],
  [
    'design',
    'Design',
    'Diseño',
    '',
    'designs?, hair designs?, lines, line design, two line design, patterns?, hair tattoo, freehand, freehand design, disenos?, disenos? en el pelo, dibujos?, lineas, figuras, rayas, grecas',
  ],
  ['hard-part', 'Hard part', 'Raya marcada', 'design', 'hard parts?, raya marcada, raya'],
  [
    'eyebrows',
    'Eyebrows',
    'Cejas',
    '',
    'eyebrows?, eye brows?, brows?, eyebrow shaping, cejas?, depilacion de cejas, arreglo de cejas',
  ],
  [
    'facial',
    'Facial',
    'Facial',
    '',
    'facials?, scalp facial, black mask, face mask, mascarilla, limpieza facial',
  ],
  [
    'wash',
    'Wash',
    'Lavado',
    '',
    'hair wash, wash, shampoo, wash and style, wash style, lavado, blow dry',
  ],
  [
    'enhancement',
    'Enhancement',
    'Enhancement',
    '',
    'enhancements?, hairline enhancements?, line enhancement, hair fibers',
  ],
]

const heads: Record<string, Category> = {
  fade: 'Fades',
  beard: 'Beard',
  kids: 'Kids',
  design: 'Designs',
}

export const styles: Style[] = rows.map(([id, en, es, under, phrases]) => ({
  id,
  en,
  es,
  under: under ? under.split(' ') : [],
  heads: heads[id],
  phrases,
}))

export const styleById = new Map(styles.map((style) => [style.id, style]))

// A style and everything wider: a skin fade is a fade and a haircut.
export function withWider(id: StyleId): StyleId[] {
  return [id, ...(styleById.get(id)?.under ?? []).flatMap(withWider)]
}
