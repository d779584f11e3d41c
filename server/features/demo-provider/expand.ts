import type { Store } from './memory/store.ts'

// Replaces ids by the objects they name, along paths such as payment_intent.latest_charge.
export async function expand(store: Store, answer: object, paths: readonly string[]) {
  let expanded = answer
  for (const path of paths) expanded = await expandPath(store, expanded, path.split('.'))
  return expanded
}

async function expandPath(
  store: Store,
  object: object,
  [name, ...rest]: string[],
): Promise<object> {
  if (name === undefined) return object
  const value: unknown = Reflect.get(object, name)
  const found = typeof value === 'string' ? await store.find(value) : value
  if (typeof found !== 'object' || found === null) return object
  return { ...object, [name]: await expandPath(store, found, rest) }
}
