import type { Params, Text } from '#contract/language.ts'

// The content of a mail before it is rendered. Every Text is filled with `params`; paths are ours.
export type Letter = {
  subject: Text
  heading: Text
  // Used in the greeting; absent for mails to our own team.
  name?: string
  params?: Params
  paragraphs: Text[]
  code?: string
  facts?: [label: Text, value: string | Text][]
  // A person's own words.
  quote?: string
  // Several options, each a button.
  choices?: { title: Text; links: Link[] } | undefined
  button?: Link
  // Small print at the end.
  notes?: Text[]
  noteLink?: Link
}

export type Link = { label: Text; path: `/${string}` }

export function withToken(path: `/${string}`, token: string): `/${string}` {
  return `${path}${encodeURIComponent(token)}`
}

// A token in the fragment reaches no server log, and no other site by referrer.
export const tokenPaths = {
  verifyEmail: '/email-confirmed#token=',
  disownAccount: '/email-confirmed#disown=',
  resetPassword: '/auth?mode=reset-password#token=',
  changeEmailOld: '/email-confirmed#change-old=',
  changeEmailNew: '/email-confirmed#change-new=',
  reactivate: '/auth?mode=reactivate#token=',
  joinTeam: '/employee/accept-invite#token=',
  joinAdmins: '/auth?mode=invited#token=',
} as const
