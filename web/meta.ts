// Title and description of a page, in the language it is rendered in.
import type { MetaDescriptor } from 'react-router'
import { fill, isLanguage, type Params, type Text } from '#contract/language.ts'

type Words = { title: Text; description: Text }
type Args = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }
type Extra = { params?: Params; noIndex?: boolean }

export function pageMeta({ title, description }: Words, { params, noIndex }: Extra = {}) {
  return ({ matches }: Args): MetaDescriptor[] => {
    const root = matches[0]?.loaderData as { language?: unknown } | undefined
    const language = isLanguage(root?.language) ? root.language : 'en'
    const shown = fill(title, language, params)
    const about = fill(description, language, params)
    return [
      { title: `${shown} | Kempt` },
      { name: 'description', content: about },
      { property: 'og:title', content: shown },
      { property: 'og:description', content: about },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ]
  }
}
