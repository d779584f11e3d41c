// What requests to support can be. Without zod, because every page with a list of them loads it.
export const ticketStates = ['new', 'open', 'pending_user', 'on_hold', 'solved', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export const ticketPriorities = ['urgent', 'normal', 'low'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

// In hours of support, from the oldest message that nobody has answered.
export const targetMinutes: Record<TicketPriority, number> = { urgent: 60, normal: 480, low: 1440 }

export const ticketSides = ['client', 'support', 'system'] as const
export type TicketSide = (typeof ticketSides)[number]

// Days without a word of the requester, after which we ask once, and after which it counts as solved.
export const nudgeDays = 3
export const solveDays = 7
// How long a solved request opens again when its requester writes, and how long it can be rated.
export const reopenDays = 7
export const mostRatingNote = 500
