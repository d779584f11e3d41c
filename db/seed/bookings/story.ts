// The events of one booking, from creation to its final state.
import { dayMs, hourMs, minuteMs } from '#db/seed/clock.ts'
import type { Random } from '#db/seed/random.ts'
import type { Slot } from './slots.ts'

export type Source = 'marketplace' | 'direct_link' | 'barber' | 'employee' | 'walk_in'
type Status =
  | 'pending'
  | 'confirmed'
  | 'in_progress'
  | 'awaiting_confirmation'
  | 'completed'
  | 'cancelled'
  | 'no_show'
type Event = { event: Status; at: number; actorId: string | null }

export type Story = {
  status: Status
  createdAt: number
  createdBy: string | null
  events: Event[]
  tipCents: number
  completed: { at: number; by: 'client' | 'auto' } | null
  cancelled: { at: number; by: string | null; reason: string; isLate: boolean } | null
}

type Plot = Slot & {
  client: { id: string } | null
  source: Source
  // This booking is not canceled.
  isSure: boolean
  random: Random
  nowMs: number
}

export function storyOf(plot: Plot): Story {
  const story = begin(plot)
  const { startsAt, endsAt, nowMs } = plot
  if (startsAt > nowMs) return lookAhead(plot, story)
  if (endsAt > nowMs) return move(story, 'in_progress', startsAt, plot.provider.id)
  return end(plot, story)
}

function begin({ shop, provider, client, source, random, startsAt, nowMs }: Plot): Story {
  const leadMs = source === 'walk_in' ? 5 * minuteMs : random.integer(3, 216) * hourMs
  const createdAt = Math.min(startsAt - leadMs, nowMs - random.integer(1, 140) * hourMs)
  const isOurs = ['barber', 'employee', 'walk_in'].includes(source)
  const createdBy = isOurs ? provider.id : (client?.id ?? null)
  const story: Story = {
    status: 'confirmed',
    createdAt: source === 'walk_in' ? startsAt - leadMs : createdAt,
    createdBy,
    events: [],
    tipCents: 0,
    completed: null,
    cancelled: null,
  }
  if (!shop.business.asksFirst || isOurs)
    return move(story, 'confirmed', story.createdAt, createdBy)
  const asked = move(story, 'pending', story.createdAt, createdBy)
  return move(asked, 'confirmed', story.createdAt + 40 * minuteMs, shop.ownerId)
}

function move(story: Story, status: Status, at: number, actorId: string | null): Story {
  return { ...story, status, events: [...story.events, { event: status, at, actorId }] }
}

function lookAhead(plot: Plot, story: Story): Story {
  const { shop, startsAt, random, nowMs } = plot
  const wasAsked = story.events[0]?.event === 'pending'
  if (wasAsked && startsAt > nowMs + 2 * dayMs && shop.business.asksFirst && random.chance(0.5)) {
    const createdAt = nowMs - random.integer(10, 600) * minuteMs
    const asked = { ...story, createdAt, events: [] }
    return move(asked, 'pending', createdAt, story.createdBy)
  }
  if (plot.isSure || !random.chance(0.05)) return story
  return cancel(plot, story, plot.client?.id ?? null)
}

function end(plot: Plot, story: Story): Story {
  const { shop, provider, client, source, random, startsAt } = plot
  if (plot.isSure) return complete(plot, story)
  const isWalkIn = source === 'walk_in'
  const chance = random.next()
  if (!isWalkIn && chance < 0.05) return cancel(plot, story, client?.id ?? null)
  // Clients with an account have no no-shows: two would require a deposit for their next booking.
  if (!isWalkIn && !client && chance < 0.07)
    return move(story, 'no_show', startsAt + 20 * minuteMs, provider.id)
  if (!isWalkIn && chance < (shop.business.cancelsOften ? 0.2 : 0.073))
    return cancel(plot, story, provider.id)
  return complete(plot, story)
}

function complete({ items, provider, client, endsAt, random, nowMs }: Plot, story: Story): Story {
  const done = move(story, 'awaiting_confirmation', endsAt, provider.id)
  const answersAt = endsAt + random.integer(5, 400) * minuteMs
  // Without an answer, the booking completes automatically two days later.
  const by = random.chance(0.7) ? 'client' : 'auto'
  const at = by === 'client' ? answersAt : endsAt + 2 * dayMs
  if (at > nowMs) return done
  const subtotal = items.reduce((sum, item) => sum + item.priceCents, 0)
  const tipCents = random.chance(0.6) ? Math.round((subtotal * random.pick([15, 20, 25])) / 100) : 0
  const closed = move(done, 'completed', at, by === 'client' ? (client?.id ?? null) : null)
  return { ...closed, tipCents, completed: { at, by } }
}

const clientReasons = ['Something came up at work', 'Feeling sick', 'Wrong day', 'Car trouble']
const barberReasons = ['Sick today', 'Power is out on our block', 'Family emergency']

function cancel(plot: Plot, story: Story, by: string | null): Story {
  const { shop, provider, startsAt, random, nowMs } = plot
  const reason = random.pick(by === provider.id ? barberReasons : clientReasons)
  const before = Math.min(startsAt, nowMs) - story.createdAt
  const at = story.createdAt + Math.round(before * (0.3 + random.next() * 0.65))
  const isLate = by !== provider.id && startsAt - at < shop.cancellationWindowHours * hourMs
  return { ...move(story, 'cancelled', at, by), cancelled: { at, by, reason, isLate } }
}
