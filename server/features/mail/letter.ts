import type { Params, Text } from '#contract/language.ts'

// What a mail says, before it is drawn. Every Text is filled with `params`; a path is one of ours.
export type Letter = {
  subject: Text
  heading: Text
  // Greeted by name, unless it is for our own team.
  name?: string
  params?: Params
  paragraphs: Text[]
  code?: string
  facts?: [label: Text, value: string | Text][]
  // Somebody's own words.
  quote?: string
  // Several ways to go on, each a button of its own.
  choices?: { title: Text; links: Link[] } | undefined
  button?: Link
  // Smaller, at the end.
  notes?: Text[]
  noteLink?: Link
}

export type Link = { label: Text; path: `/${string}` }

export function withToken(path: `/${string}`, token: string): `/${string}` {
  return `${path}${encodeURIComponent(token)}`
}

// In the fragment a token reaches no server's log, and no other site by referrer.
export const tokenPaths = {
  verifyEmail: '/email-confirmed#token=',
  disownAccount: '/email-confirmed#disown=',
  resetPassword: '/auth?mode=reset-password#token=',
  changeEmailOld: '/email-confirmed#change-old=',
  changeEmailNew: '/email-confirmed#change-new=',
  reactivate: '/auth?mode=reactivate#token=',
  joinTeam: '/employee/accept-invite#token=',
} as const
