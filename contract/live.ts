// What the live channel tells browsers: server-sent events, one stream a tab.
import type { BarberId } from './ids.ts'

export const livePath = '/api/live'
// Barbers one stream may ask about: /api/live?watch=<user id>,<user id>
export const mostWatched = 5

export const publicTopics = [
  'settings',
  'page_content',
  'theme_settings',
  'cms_content',
  'stats',
] as const
export type PublicTopic = (typeof publicTopics)[number]

// Which change of each topic was the last. One is missing when it has not changed for a while.
export type Versions = Partial<Record<PublicTopic, number>>

// Says that something changed and never what: whoever wants to know asks the API.
export type Change = { topic: PublicTopic; version: number }

// For the signed-in user alone, with whatever the feature that published it has to say.
export type UserEvent = { type: string; [detail: string]: unknown }

export type LiveEvents = {
  // The stream stands.
  ready: { versions: Versions }
  change: Change
  user: UserEvent
  // Something clients see of a watched barber changed, such as the open times.
  barber: { barberId: BarberId; version: number }
  // Too much was missed to tell it: fetch everything again.
  reset: Record<string, never>
  // The session is over; do not come back with it.
  ended: Record<string, never>
}

export type LiveEventName = keyof LiveEvents

export function isPublicTopic(topic: string): topic is PublicTopic {
  return publicTopics.some((each) => each === topic)
}
