// The managed content of the public pages, in both languages, and the theme.
import {
  defaultFooter,
  defaultLanding,
  defaultPlatformStats,
} from '#contract/marketplace/content-defaults.ts'
import type { Footer, Landing } from '#contract/marketplace/content.ts'
import { languages, type Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { pictureUrl } from './barbers/portfolio.ts'
import type { Clock } from './clock.ts'
import { admin, personId } from './people.ts'
import { insertRows } from './rows.ts'

// The demo claims only as many barbers as it has.
const demoStats = {
  ...defaultPlatformStats,
  use_real_data: { ...defaultPlatformStats.use_real_data, barbers: true },
}

export async function writeContent(db: Db, clock: Clock) {
  const updatedBy = personId(admin.email)
  await insertRows(
    db,
    'pageContent',
    languages.flatMap((language) =>
      Object.entries(landingIn(language)).map(([sectionKey, content]) => ({
        pageKey: 'landing',
        sectionKey,
        language,
        content,
        updatedBy,
      })),
    ),
  )
  await insertRows(
    db,
    'cmsContent',
    languages.flatMap((language) => [
      { sectionKey: 'footer', language, content: footerIn(language, clock), updatedBy },
      { sectionKey: 'platform_stats', language, content: demoStats, updatedBy },
    ]),
  )
  await insertRows(db, 'themeSettings', [{ name: 'Kempt', isActive: true, colors: {}, updatedBy }])
}

function landingIn(language: Language): Landing {
  const landing = defaultLanding[language]
  return { ...landing, hero: { ...landing.hero, carousel_slides: slides[language] } }
}

const slides: Record<Language, Landing['hero']['carousel_slides']> = {
  en: [
    {
      image: pictureUrl('hero-shop'),
      title: 'Sharp lines, on time',
      subtitle: 'Fades, tapers and razor work from verified barbers',
    },
    {
      image: pictureUrl('hero-fade'),
      title: 'Your fade, your barber',
      subtitle: 'See the work, read the reviews, pick a time',
    },
    {
      image: pictureUrl('hero-shave'),
      title: 'Hot towel, warm lather',
      subtitle: 'Beards and shaves by people who take their time',
    },
    {
      image: pictureUrl('hero-kids'),
      title: 'Brave little clients',
      subtitle: 'Kids cuts from barbers with patience',
    },
  ],
  es: [
    {
      image: pictureUrl('hero-shop'),
      title: 'Líneas precisas, a tiempo',
      subtitle: 'Fades, degradados y navaja de barberos verificados',
    },
    {
      image: pictureUrl('hero-fade'),
      title: 'Tu fade, tu barbero',
      subtitle: 'Mira el trabajo, lee las reseñas, elige tu hora',
    },
    {
      image: pictureUrl('hero-shave'),
      title: 'Toalla caliente y espuma tibia',
      subtitle: 'Barbas y afeitados de quienes no tienen prisa',
    },
    {
      image: pictureUrl('hero-kids'),
      title: 'Clientes pequeños y valientes',
      subtitle: 'Cortes para niños con barberos pacientes',
    },
  ],
}

function footerIn(language: Language, { year }: Clock): Footer {
  const footer = defaultFooter[language]
  return { ...footer, copyright: footer.copyright.replace(/\d{4}/, String(year)) }
}
