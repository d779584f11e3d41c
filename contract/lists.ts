// Typed reads of lists and records.

// Throws if the list has no element at the index.
export function at<T>(list: ArrayLike<T | undefined>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`No element at ${index} of ${list.length}.`)
  return found
}

// Only for records whose type names every key.
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>) {
  return Object.keys(record) as Key[]
}

export function entriesOf<T extends object>(record: T) {
  return Object.entries(record) as { [Key in keyof T & string]-?: [Key, T[Key]] }[keyof T &
    string][]
}
