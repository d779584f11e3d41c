// The live channel to browsers: server-sent events, one stream per tab.
import type { BarberId } from './ids.ts'

export const livePath = '/api/live'
// Barbers that one stream may watch: /api/live?watch=<user id>,<user id>
export const mostWatched = 5

export const publicTopics = [
  'settings',
  'page_content',
  'theme_settings',
  'cms_content',
  'stats',
  'feature_flags',
] as const
export type PublicTopic = (typeof publicTopics)[number]

// The last change of each topic. Missing when a topic has not changed for a while.
export type Versions = Partial<Record<PublicTopic, number>>

// Says only that something changed; clients then ask the API.
export type Change = { topic: PublicTopic; version: number }

// For the signed-in user only; the publishing feature decides the details.
export type UserEvent = { type: string; [detail: string]: unknown }

export type LiveEvents = {
  // The stream is open.
  ready: { versions: Versions }
  change: Change
  user: UserEvent
  // Something clients see of a watched barber changed, such as the open slots.
  barber: { barberId: BarberId; version: number }
  // Something happened at a business, for administrators.
  platform: Record<string, never>
  // Too many events were missed: fetch everything again.
  reset: Record<string, never>
  // The session has ended; do not reconnect with it.
  ended: Record<string, never>
}

export type LiveEventName = keyof LiveEvents

export function isPublicTopic(topic: string): topic is PublicTopic {
  return publicTopics.some((each) => each === topic)
}
