// A row of the matrix: what is asked for, and by whom it may be had.
import type { objects } from './objects.ts'
import { sideOf, type Side, type Who } from './people.ts'

export type Row = {
  object: keyof typeof objects
  may: readonly Who[]
  // They see it and may not do this to it.
  knows?: readonly Who[]
  // The name under which its id is sent, alone or as a list of one.
  as?: string
  // What goes with the id: always the same, or of the asker's side.
  input?: object | ((side: Side, who: Who, id: string) => object | Promise<object>)
  // What is not theirs is passed over like something that is not there, instead of being refused.
  isPassedOver?: true
  // What stays as it is for everyone who may not.
  keeps?: () => Promise<unknown>
}

export const keyOf = ({ as: key = 'id' }: Row) => key

export const named = (row: Row, id: string) => ({
  [keyOf(row)]: /ids$/i.test(keyOf(row)) ? [id] : id,
})

export async function inputOf({ input = {} }: Row, who: Who, id: string) {
  return typeof input === 'function' ? input(sideOf(who), who, id) : input
}
