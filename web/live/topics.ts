// Which queries a public topic concerns.
import { publicTopics, type PublicTopic, type Versions } from '#contract/live.ts'
import { api } from '#web/api.ts'

// Their texts also name what the settings and the footer say: the commission, the company.
const infoPages = [
  api.content.story.key(),
  api.content.faq.key(),
  api.content.legal.key(),
  api.content.catalogue.key(),
  api.content.contact.key(),
]

export const keysOf: Record<PublicTopic, (readonly string[])[]> = {
  settings: [api.settings.read.key(), ...infoPages],
  theme_settings: [api.settings.theme.key()],
  page_content: [api.content.landing.key(), ...infoPages],
  cms_content: [api.content.footer.key(), api.stats.platform.key(), ...infoPages],
  feature_flags: [api.flags.everyone.key(), api.flags.mine.key(), api.adminFlags.list.key()],
  stats: [api.stats.platform.key(), api.content.categories.key(), api.barbers.featured.key()],
}

type QueryKeys = readonly (readonly unknown[])[]

const isAmong = (queryKeys: QueryKeys, keys: QueryKeys) =>
  keys.some(([noun, name]) => queryKeys.some((asked) => asked[0] === noun && asked[1] === name))

// The topics that make the answers of these queries old. A search changes with the barbers who come
// or go; an open page is not searched again under the visitor's eyes.
export function topicsOf(queryKeys: QueryKeys) {
  const lists = isAmong(queryKeys, [api.search.barbers.key()])
  return publicTopics.filter(
    (topic) => isAmong(queryKeys, keysOf[topic]) || (topic === 'stats' && lists),
  )
}

// The versions that these queries depend on, always in the same order: pages contain them, and are
// compared byte by byte.
export function versionsFor(queryKeys: QueryKeys, versions: Versions) {
  const topics = publicTopics.filter(
    (topic) => versions[topic] !== undefined && isAmong(queryKeys, keysOf[topic]),
  )
  return Object.fromEntries(topics.map((topic) => [topic, versions[topic]])) as Versions
}
