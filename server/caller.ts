import type { Actor } from '#contract/access.ts'
import type { Db } from './database/db.ts'
import type { RequestInfo } from './http/request-info.ts'

// On whose behalf a service function works: what it gets first.
export type Caller = { db: Db; actor: Actor | null; request: RequestInfo }
export type SignedInCaller = Caller & { actor: Actor }
