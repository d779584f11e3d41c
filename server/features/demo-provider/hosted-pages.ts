// What a person sees and does on the provider's pages.
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '#contract/language.ts'
import { enterDetails } from './accounts.ts'
import type { Turn } from './ask.ts'
import { accountPageOf, pageOf } from './page.ts'
import { payOnPage, readSession } from './sessions.ts'
import { nowSeconds } from './memory/store.ts'
import { isOf } from './memory/things.ts'

// How a visit ends: with HTML, or with the way back. Null for an unknown address.
export type Page = { html: string } | { location: string } | null

type InTurn = <T>(work: (turn: Turn) => Promise<T>) => Promise<T>

export function createHostedPages(inTurn: InTurn) {
  return {
    visitPage: (id: string, form?: URLSearchParams) => inTurn((turn) => visit(turn, id, form)),
    visitAccount: (id: string, language: Language, form?: URLSearchParams) =>
      inTurn((turn) => visitAccount(turn, { id, language, form })),
  }
}

async function visit(turn: Turn, id: string, form?: URLSearchParams): Promise<Page> {
  const ask = { ...turn, id, input: {}, account: null }
  if (!isOf(await turn.store.find(id), 'checkout.session')) return null
  const number = form?.get('card') ?? ''
  const problem = form ? await payOnPage(ask, number.replaceAll(' ', '')) : null
  const session = await readSession(ask)
  const isDone = form !== undefined && problem === null
  return isDone ? { location: session.success_url } : { html: pageOf(session, problem) }
}

type Visit = { id: string; language: Language; form: URLSearchParams | undefined }

async function visitAccount(turn: Turn, { id, language, form }: Visit): Promise<Page> {
  const link = await turn.store.find(id)
  if (!isOf(link, 'account_link')) return null
  const page = (problem: Parameters<typeof accountPageOf>[1]) => ({
    html: accountPageOf(language, problem),
  })
  if (link.expires_at <= nowSeconds()) return page('accountClosed')
  if (!form) return page(null)
  const entered = { bank: form.get('bank') ?? '', isIdLater: form.get('later') === 'yes' }
  if (!(await enterDetails(turn, id, entered))) return page('noBank')
  return link.return_url === null ? page('saved') : { location: link.return_url }
}

// Of the browser, as the provider chooses it.
export function languageOf(headers: IncomingHttpHeaders): Language {
  return headers['accept-language']?.toLowerCase().startsWith('es') ? 'es' : 'en'
}
