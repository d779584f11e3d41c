import type { Actor } from '#contract/access.ts'
import type { Config } from './config.ts'
import type { Db } from './database/db.ts'
import type { RequestInfo } from './http/request-info.ts'

// The first parameter of every service function.
export type Caller = { db: Db; config: Config; actor: Actor | null; request: RequestInfo }
export type SignedInCaller = Caller & { actor: Actor }
