// A row of the matrix: the requested object, and who may have it.
import type { objects } from './objects.ts'
import { sideOf, type Side, type Who } from './people.ts'

export type Row = {
  object: keyof typeof objects
  may: readonly Who[]
  // They can see it, but may not do this to it.
  knows?: readonly Who[]
  // The parameter that carries its id, alone or as a list of one.
  as?: string
  // The rest of the input: fixed, or depending on the actor's side.
  input?: object | ((side: Side, who: Who, id: string) => object | Promise<object>)
  // An id of another owner is ignored like one that does not exist, instead of being refused.
  isPassedOver?: true
  // Must stay the same after each refused request.
  keeps?: () => Promise<unknown>
}

export const keyOf = ({ as: key = 'id' }: Row) => key

export const named = (row: Row, id: string) => ({
  [keyOf(row)]: /ids$/i.test(keyOf(row)) ? [id] : id,
})

export async function inputOf({ input = {} }: Row, who: Who, id: string) {
  return typeof input === 'function' ? input(sideOf(who), who, id) : input
}
