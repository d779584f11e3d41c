// Metadata of a page for search engines and shared links, in the language it is rendered in.
import type { MetaDescriptor } from 'react-router'
import { fill, isLanguage, languages, type Params, type Text } from '#contract/language.ts'
import { launch } from '#contract/marketplace/launch.ts'

type Words = { title: Text; description: Text }
type Args = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}
// What pages know of their surroundings. The title or description may name the default city.
export function rootOf({ matches }: Args) {
  const root = matches[0]?.loaderData as
    | Partial<Record<'language' | 'origin' | 'city', unknown>>
    | undefined
  const { language, origin, city } = root ?? {}
  return {
    language: isLanguage(language) ? language : ('en' as const),
    origin: typeof origin === 'string' ? origin : '',
    city: typeof city === 'string' ? city : launch.city,
  }
}

type Extra = { params?: Params; noIndex?: boolean }

export function pageMeta({ title, description }: Words, { params, noIndex }: Extra = {}) {
  return (args: Args): MetaDescriptor[] => {
    const { language, origin, city } = rootOf(args)
    const shown = fill(title, language, { city, ...params })
    const about = fill(description, language, { city, ...params })
    const words = [
      { title: `${shown} | Kempt` },
      { name: 'description', content: about },
      { property: 'og:title', content: shown },
      { property: 'og:description', content: about },
    ]
    if (noIndex) return [...words, { name: 'robots', content: 'noindex' }]
    const { pathname } = args.location
    return [...words, ...addressesOf(origin, pathname, language), ...cardOf(shown, about)]
  }
}

const inLanguage = (url: string, language: string) =>
  language === 'en' ? url : `${url}?lang=${language}`

// One address for a page, whatever stands behind it: filters and campaign marks are not part of it.
// A page without a language in its address is the English one; see docs/decisions/0011.
function addressesOf(origin: string, pathname: string, language: string): MetaDescriptor[] {
  const path = pathname.replace(/^\/barber-profile\//, '/barber/').replace(/(?<=.)\/+$/, '')
  const url = origin + path
  const own = inLanguage(url, language)
  const picture = inLanguage(`${origin}${picturePath(path)}`, language)
  return [
    { tagName: 'link', rel: 'canonical', href: own },
    ...languages.map((each) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: each,
      href: inLanguage(url, each),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Kempt' },
    { property: 'og:url', content: own },
    { property: 'og:locale', content: `${language}_US` },
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({ property: 'og:locale:alternate', content: `${each}_US` })),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:type', content: 'image/jpeg' },
    { name: 'twitter:image', content: picture },
  ]
}

// The server draws them (server/features/seo).
function picturePath(path: string) {
  const [, id] = /^\/(?:barber|portfolio)\/([\w-]+)$/.exec(path) ?? []
  return id ? `/og/barber/${id}.jpg` : '/og/site.jpg'
}

function cardOf(title: string, description: string): MetaDescriptor[] {
  return [
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ]
}
