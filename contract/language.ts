// The languages of Kempt, and how a text is filled.

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export type Text = Record<Language, string>

// '{name}' in a text is replaced by the parameter `name`. A value that ends in a period, such as
// '2:30 p.m.', absorbs the period after it.
export type Params = Record<string, string | number>

export function fill(text: Text, language: Language, params: Params = {}) {
  return text[language].replace(/\{(\w+)\}(\.(?!\.))?/g, (hole, name: string, period = '') => {
    const value = params[name]
    if (value === undefined) return hole
    return String(value).endsWith('.') ? String(value) : `${value}${period}`
  })
}

// The first supported language of an Accept-Language header.
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.find((language) => language === wanted.find(isLanguage)) ?? 'en'
}

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}
