// The open streams of this process, by owner.
import type { BarberId } from '#contract/ids.ts'

export type Stream = {
  // The user's topic, the view of an administrator, or the network of a guest.
  owner: string
  person: { id: string; sessionId: string } | null
  // The topic of this browser, where guests hear of what is theirs.
  device: string | null
  // A random id of the browser tab: a returning tab replaces its lost stream.
  tab: string | null
  // An administrator, who hears that something happened anywhere.
  seesPlatform: boolean
  // The barbers whose events it wants.
  watched: readonly string[]
  write: (chunk: Buffer) => void
  end: (last: Buffer) => void
}

export type Audience = ReturnType<typeof createAudience>

export function createAudience() {
  const byOwner = new Map<string, Set<Stream>>()
  const byDevice = new Map<string, Set<Stream>>()
  const byWatched = new Map<string, Set<Stream>>()
  const ofPlatform = new Set<Stream>()

  function add(stream: Stream) {
    put(byOwner, stream.owner, stream)
    if (stream.device) put(byDevice, stream.device, stream)
    if (stream.seesPlatform) ofPlatform.add(stream)
    for (const barberId of stream.watched) put(byWatched, barberId, stream)
  }

  function remove(stream: Stream) {
    take(byOwner, stream.owner, stream)
    if (stream.device) take(byDevice, stream.device, stream)
    ofPlatform.delete(stream)
    for (const barberId of stream.watched) take(byWatched, barberId, stream)
  }

  function list(owner: string): Stream[] {
    return [...(byOwner.get(owner) ?? [])]
  }

  function tell(owner: string, chunk: Buffer) {
    for (const stream of byOwner.get(owner) ?? []) stream.write(chunk)
  }

  function tellDevice(device: string, chunk: Buffer) {
    for (const stream of byDevice.get(device) ?? []) stream.write(chunk)
  }

  function tellWatchers(barberId: BarberId, chunk: Buffer) {
    for (const stream of byWatched.get(barberId) ?? []) stream.write(chunk)
  }

  function tellPlatform(chunk: Buffer) {
    for (const stream of ofPlatform) stream.write(chunk)
  }

  function tellAll(chunk: Buffer) {
    for (const own of byOwner.values()) for (const stream of own) stream.write(chunk)
  }

  function filter(isMeant: (stream: Stream) => boolean): Stream[] {
    return [...byOwner.values()].flatMap((own) => [...own].filter(isMeant))
  }

  return {
    add,
    remove,
    list,
    has: (owner: string) => byOwner.has(owner),
    hasDevice: (device: string) => byDevice.has(device),
    isWatched: (barberId: BarberId) => byWatched.has(barberId),
    tell,
    tellDevice,
    tellWatchers,
    tellPlatform,
    tellAll,
    filter,
  }
}

type Index = Map<string, Set<Stream>>

function put(index: Index, key: string, stream: Stream) {
  index.set(key, (index.get(key) ?? new Set()).add(stream))
}

function take(index: Index, key: string, stream: Stream) {
  const those = index.get(key)
  those?.delete(stream)
  if (those?.size === 0) index.delete(key)
}
