// The information pages' texts until an administrator changes them. Server only: browsers get the
// text through the API, one page at a time.
import type {
  Catalogue,
  ContactPage,
  Faq,
  FaqPage,
  Legal,
  LegalPage,
  Story,
  StoryPage,
} from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'
import { about } from './about.ts'
import { contact } from './contact.ts'
import { cookies } from './cookies.ts'
import { grow, growFaq } from './grow.ts'
import { help } from './help.ts'
import { privacy } from './privacy.ts'
import { services } from './services.ts'
import { termsInEnglish } from './terms-en.ts'
import { termsInSpanish } from './terms-es.ts'

// The last day on which any of these texts changed.
export const defaultsChangedOn = '2026-11-15'

export const defaultStories: Record<StoryPage, Record<Language, Story>> = { about, grow }

export const defaultFaqs: Record<FaqPage, Record<Language, Faq>> = { help, grow: growFaq }

export const defaultLegals: Record<LegalPage, Record<Language, Legal>> = {
  terms: { en: termsInEnglish, es: termsInSpanish },
  privacy,
  cookies,
}

export const defaultCatalogue: Record<Language, Catalogue> = services

export const defaultContact: Record<Language, ContactPage> = contact
