// The type of a feature's routes.ts: a handler for each call of its contract file.
import type { Call, Contract, Received, Returned } from '#contract/call.ts'
import type { Caller, SignedInCaller } from './caller.ts'

type CallerOf<C extends Call> = C['access'] extends 'public' ? Caller : SignedInCaller

type Handler<C extends Call> = (
  ask: { input: Received<C> } & CallerOf<C>,
) => Promise<Returned<C>> | Returned<C>

export type Handlers<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: Handler<Calls[Name]>
}

export type HandlersOf<C extends Contract> = { [Noun in keyof C]: Handlers<C[Noun]> }
