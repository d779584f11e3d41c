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
    const said = typeof value === 'number' ? numberOf(value) : value
    return said.endsWith('.') ? said : `${said}${period}`
  })
}

// 1,240, in both languages, by arithmetic: the first use of Intl costs a phone much.
function numberOf(value: number) {
  const text = String(value)
  return Number.isInteger(value) ? text.replaceAll(/\B(?=(\d{3})+$)/g, ',') : text
}

// The first supported language of an Accept-Language header.
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.find((language) => language === wanted.find(isLanguage)) ?? 'en'
}

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}
