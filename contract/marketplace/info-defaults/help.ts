import type { Faq } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'
import { accountsInEnglish } from './help-accounts-en.ts'
import { accountsInSpanish } from './help-accounts-es.ts'
import { clientsInEnglish } from './help-clients-en.ts'
import { clientsInSpanish } from './help-clients-es.ts'

export const help: Record<Language, Faq> = {
  en: {
    title: 'Help',
    lead: 'Search or browse topics.',
    groups: [...clientsInEnglish, ...accountsInEnglish],
  },
  es: {
    title: 'Ayuda',
    lead: 'Busca o explora los temas.',
    groups: [...clientsInSpanish, ...accountsInSpanish],
  },
}
