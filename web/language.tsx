import { createContext, use, type ReactNode } from 'react'
import { fill, isLanguage, type Language, type Params, type Text } from '#contract/language.ts'
import { spanish } from './texts/sentences.ts'

const LanguageContext = createContext<Language>('en')

export function LanguageProvider({
  language,
  children,
}: {
  language: Language
  children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage() {
  return use(LanguageContext)
}

// const t = useText(); t(shell.signIn)
export function useText() {
  const language = useLanguage()
  return (text: Text, params?: Params) => fill(text, language, params)
}

// For the sentences of the contract (validation, refusals), which are known by their English.
export function useSentence() {
  const language = useLanguage()
  return (sentence: string) => (language === 'es' ? (spanish[sentence] ?? sentence) : sentence)
}

const year = 365 * 24 * 60 * 60

// The server renders in the chosen language from the next page on, so the page is loaded anew.
export function switchLanguage(language: Language) {
  document.cookie = `lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
  const url = new URL(location.href)
  // On /explore the same name asks for barbers who speak a language.
  if (isLanguage(url.searchParams.get('lang'))) url.searchParams.delete('lang')
  location.assign(url)
}
