// What the provider remembers: in memory for tests, in a table for the demo city.
import { randomBytes } from 'node:crypto'
import { isOf, prefixOf, type Kind, type Thing, type ThingOf } from './things.ts'

export type Store = {
  find: (id: string) => Promise<Thing | undefined>
  // Newest first.
  list: (object: Kind) => Promise<Thing[]>
  save: (thing: Thing) => Promise<void>
}

export type Memory = {
  // One request at a time: what `work` saved is kept if it returns, and nothing if it throws.
  inTurn: <T>(work: (store: Store) => Promise<T>) => Promise<T>
}

export function rememberInProcess(): Memory {
  const things = new Map<string, Thing>()
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: (store: Store) => Promise<T>) {
    const turn = last.then(async () => {
      const changed = new Map<string, Thing>()
      const all = () => new Map([...things, ...changed]).values()
      const result = await work({
        find: async (id) => structuredClone(changed.get(id) ?? things.get(id)),
        list: async (object) =>
          structuredClone([...all()].filter((each) => each.object === object).reverse()),
        save: async (thing) => void changed.set(thing.id, structuredClone(thing)),
      })
      for (const [id, thing] of changed) things.set(id, thing)
      return result
    })
    last = turn.catch(() => {})
    return turn
  }
  return { inTurn }
}

type Fields<K extends Kind> = Omit<ThingOf<K>, 'id' | 'object' | 'created' | 'livemode'>

export const nowSeconds = () => Math.floor(Date.now() / 1000)

export function newThing<K extends Kind>(object: K, fields: Fields<K>) {
  const id = `${prefixOf(object)}_${randomBytes(12).toString('hex')}`
  return { ...fields, id, object, created: nowSeconds(), livemode: false as const }
}

export async function listOf<K extends Kind>(store: Store, object: K) {
  return (await store.list(object)).filter((thing) => isOf(thing, object))
}

type Refusal = Error & { status: number; body: { error: object } }

// An answer of the provider that is not 2xx.
export function refusal(status: number, error: object): Refusal {
  return Object.assign(new Error('refused'), { status, body: { error } })
}

export function isRefusal(thing: unknown): thing is Refusal {
  return thing instanceof Error && 'status' in thing && 'body' in thing
}

export async function requireThing<K extends Kind>(store: Store, id: string, object: K) {
  const thing = await store.find(id)
  if (isOf(thing, object)) return thing
  throw refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
  })
}
