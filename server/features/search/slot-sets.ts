// Sets of slots by a key.
export function put<K>(sets: Map<K, Set<number>>, key: K, slot: number) {
  const set = sets.get(key)
  if (set) set.add(slot)
  else sets.set(key, new Set([slot]))
}

export function take<K>(sets: Map<K, Set<number>>, key: K, slot: number) {
  const set = sets.get(key)
  set?.delete(slot)
  if (set?.size === 0) sets.delete(key)
}
