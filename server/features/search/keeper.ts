// Fills the register and updates it: barbers named on the live channel are read again.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import { nowMinute } from '#server/features/availability/service.ts'
import { zoneOf } from '#server/shop-clock.ts'
import type { Hub } from '#server/features/live/hub.ts'
import {
  registerBarbers,
  registerFilledAt,
  registerFillSeconds,
} from '#server/metrics/instruments.ts'
import { readAtlas, type Atlas } from './atlas.ts'
import { readEntries } from './entries.ts'
import { listIdsIn, listListedIds, listTimeZones } from './queries.ts'
import { createRegister, type Register } from './register.ts'

const kept = new WeakMap<Db, Register>()

const barbersAtOnce = 200
// Changes within this time are read together.
const gatherMs = 25
const lookMs = 30_000
const mostFailures = 10

// Without a keeper, as in tests and scripts, every search reads the city again.
export async function registerOf(db: Db): Promise<Register> {
  const known = kept.get(db)
  if (known) return known
  const register = createRegister()
  await fill(db, register)
  return register
}

// Cities and places, without the barbers.
export async function atlasOf(db: Db): Promise<Atlas> {
  return kept.get(db)?.atlas() ?? readAtlas(db)
}

type Options = { hub: Hub; log: FastifyBaseLogger }

export async function keepRegister(db: Db, { hub, log }: Options) {
  const register = createRegister()
  const changed = new Set<BarberId>()
  let isAllStale = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  hub.on('barber', ({ payload }) => {
    changed.add((payload as { barberId: BarberId }).barberId)
    wake(gatherMs)
  })
  // Published when events may have been missed, and when settings, cities, offers of the platform or
  // features change.
  for (const topic of ['settings', 'feature_flags', 'gap'] as const)
    hub.on(topic, () => {
      isAllStale = true
      wake(gatherMs)
    })

  function wake(afterMs: number) {
    if (isStopped) return
    timer ??= setTimeout(() => {
      timer = undefined
      running = (running ?? Promise.resolve()).then(catchUp)
    }, afterMs)
  }

  async function catchUp() {
    try {
      if (isAllStale) {
        isAllStale = false
        changed.clear()
        await fill(db, register)
      }
      const ids = [...changed].slice(0, barbersAtOnce)
      for (const id of ids) changed.delete(id)
      if (ids.length > 0) register.replace(ids, await readEntries(db, ids))
      measure(register)
      if (changed.size > 0) wake(0)
    } catch (error) {
      log.warn({ err: error }, 'search: could not read changes, trying again')
      isAllStale = true
      wake(1000)
    }
  }

  // At a zone's midnight one more day becomes bookable there, and licenses may expire.
  const days = new Map<string, number>()
  async function passMidnights() {
    try {
      for (const timeZone of await listTimeZones(db)) {
        const today = zoneOf(timeZone).dayOf(nowMinute())
        const day = days.get(timeZone)
        if (today === day) continue
        if (day !== undefined) for (const id of await listIdsIn(db, timeZone)) changed.add(id)
        days.set(timeZone, today)
        wake(0)
      }
    } catch (error) {
      log.warn({ err: error }, 'search: could not read the time zones, trying again')
    }
  }
  const clock = setInterval(() => void passMidnights(), lookMs)

  await passMidnights()
  await fillFirst(db, register)
  kept.set(db, register)
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(clock)
      kept.delete(db)
      await running
    },
  }
}

// Retries, because the database may have just restarted.
async function fillFirst(db: Db, register: Register) {
  for (let failures = 0; ; failures++) {
    try {
      return await fill(db, register)
    } catch (error) {
      if (failures === mostFailures) throw error
      await sleep(1000)
    }
  }
}

// City by city, so that the metrics tell how long each took and how old it is.
async function fill(db: Db, register: Register) {
  const atlas = await readAtlas(db)
  register.setAtlas(atlas)
  const gone = new Set(register.barberIds())
  const read: { city: string; seconds: number; filledAt: number }[] = []
  for (const [city, places] of Map.groupBy(atlas, ({ name }) => name)) {
    const began = performance.now()
    const cityIds = places.map(({ id }) => id)
    for (let after: BarberId | null = null; ;) {
      const ids: BarberId[] = await listListedIds(db, { cityIds, after, limit: barbersAtOnce })
      if (ids.length === 0) break
      const entries = await readEntries(db, ids)
      register.replace(ids, entries)
      for (const id of ids) gone.delete(id)
      after = at(ids, ids.length - 1)
    }
    read.push({ city, seconds: (performance.now() - began) / 1000, filledAt: Date.now() / 1000 })
  }
  register.replace(gone, [])
  // A city that was closed leaves the metrics.
  for (const gauge of [registerFillSeconds, registerFilledAt]) gauge.reset()
  for (const { city, seconds, filledAt } of read) {
    registerFillSeconds.set({ city }, seconds)
    registerFilledAt.set({ city }, filledAt)
  }
  measure(register)
}

function measure(register: Register) {
  registerBarbers.reset()
  for (const [city, barbers] of register.sizes()) registerBarbers.set({ city }, barbers)
}
