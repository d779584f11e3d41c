// The open streams of this process, by whom they belong to.

export type Stream = {
  // The user's topic, or the network of a guest.
  owner: string
  person: { id: string; sessionId: string } | null
  // A random name of the browser tab: one that returns takes the place of the stream it lost.
  tab: string | null
  write: (chunk: Buffer) => void
  end: (last: Buffer) => void
}

export function createAudience() {
  const byOwner = new Map<string, Set<Stream>>()

  function add(stream: Stream) {
    const own = byOwner.get(stream.owner) ?? new Set()
    byOwner.set(stream.owner, own.add(stream))
  }

  function remove(stream: Stream) {
    const own = byOwner.get(stream.owner)
    own?.delete(stream)
    if (own?.size === 0) byOwner.delete(stream.owner)
  }

  function list(owner: string): Stream[] {
    return [...(byOwner.get(owner) ?? [])]
  }

  function tell(owner: string, chunk: Buffer) {
    for (const stream of byOwner.get(owner) ?? []) stream.write(chunk)
  }

  function tellAll(chunk: Buffer) {
    for (const own of byOwner.values()) for (const stream of own) stream.write(chunk)
  }

  function filter(isMeant: (stream: Stream) => boolean): Stream[] {
    return [...byOwner.values()].flatMap((own) => [...own].filter(isMeant))
  }

  return { add, remove, list, has: (owner: string) => byOwner.has(owner), tell, tellAll, filter }
}
