import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '#contract/bookings/message-rows.ts'
import { createThreadStore } from './thread-store.ts'

// A server as simple as can be, a network as bad as can be, two people with two tabs each.
type Step =
  | { what: 'write'; who: 0 | 1 }
  | { what: 'send'; who: 0 | 1; answer: 'arrives' | 'lost' | 'never sent' }
  | { what: 'deliver'; tab: number; which: number; isDoubled: boolean }
  | { what: 'drop'; tab: number }
  | { what: 'catch up'; tab: number }
  | { what: 'remove'; which: number }

const who = fc.constantFrom<0 | 1>(0, 1)
const tab = fc.nat({ max: 3 })
const is = <Name extends string>(name: Name) => fc.constant(name)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: is('write'), who }),
  fc.record({
    what: is('send'),
    who,
    answer: fc.constantFrom<'arrives' | 'lost' | 'never sent'>('arrives', 'lost', 'never sent'),
  }),
  fc.record({ what: is('deliver'), tab, which: fc.nat(), isDoubled: fc.boolean() }),
  fc.record({ what: is('drop'), tab }),
  fc.record({ what: is('catch up'), tab }),
  fc.record({ what: is('remove'), which: fc.nat() }),
)

function createWorld() {
  const log: Message[] = []
  const tabs = [0, 1, 2, 3].map(() => createThreadStore())
  const wires: Message[][] = [[], [], [], []]
  const written: string[][] = [[], []]
  let ids = 0

  function append(message: Pick<Message, 'clientId' | 'senderId' | 'kind' | 'targetSeq' | 'body'>) {
    const known = log.find(({ clientId }) => clientId === message.clientId)
    if (known) return known
    const row = { seq: log.length + 1, files: [], createdAt: '2026-01-01T00:00:00Z', ...message }
    log.push(row)
    for (const wire of wires) wire.push({ ...row })
    return row
  }

  function post(n: 0 | 1, answer: string) {
    const store = tabs[n]!
    const draft = store.next()
    if (!draft) return
    const { clientId, body } = draft
    if (answer !== 'never sent') {
      const row = append({ clientId, body, senderId: String(n), kind: 'text', targetSeq: null })
      if (answer === 'arrives') return store.take({ ...row })
    }
    store.lost(clientId)
  }

  function deliver({ tab, which, isDoubled }: Extract<Step, { what: 'deliver' }>) {
    const wire = wires[tab]!
    if (wire.length === 0) return
    const at = which % wire.length
    tabs[tab]!.take({ ...wire[at]! })
    if (!isDoubled) wire.splice(at, 1)
  }

  function remove(which: number) {
    const texts = log.filter(({ kind, body }) => kind === 'text' && body !== '')
    const target = texts[which % texts.length]
    if (!target) return
    target.body = ''
    const { senderId, seq: targetSeq } = target
    append({ clientId: `r${++ids}`, senderId, kind: 'removal', targetSeq, body: '' })
  }

  function catchUp(n: number) {
    const store = tabs[n]!
    for (const row of log.slice(store.upTo())) store.take({ ...row })
  }

  function run(each: Step) {
    if (each.what === 'write') {
      const clientId = `m${++ids}`
      written[each.who]!.push(clientId)
      tabs[each.who]!.queue({ clientId, body: clientId, files: [] })
    } else if (each.what === 'send') post(each.who, each.answer)
    else if (each.what === 'deliver') deliver(each)
    else if (each.what === 'drop') wires[each.tab]!.length = 0
    else if (each.what === 'catch up') catchUp(each.tab)
    else remove(each.which)
  }

  return { log, tabs, written, run, post, catchUp }
}

test('whatever the network does, each message is shown once, in order, and none is missing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const { log, tabs, written, run, post, catchUp } = createWorld()
      for (const each of steps) {
        run(each)
        for (const [n, store] of tabs.entries()) {
          const shown = store.shown()
          const names = shown.map(({ clientId }) => clientId)
          expect(new Set(names).size).toBe(names.length)
          const seqs = shown.flatMap(({ row }) => row?.seq ?? [])
          expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
          // What one wrote is on one's own screen all the time.
          if (n < 2 && !store.hasGap())
            for (const id of written[n]!) expect(names.filter((one) => one === id)).toEqual([id])
        }
      }
      for (const n of [0, 1] as const) while (tabs[n]!.pending().length > 0) post(n, 'arrives')
      const expected = log
        .filter(({ kind }) => kind !== 'removal')
        .map(({ clientId, body, seq }) => ({ clientId, body, seq }))
      for (const [n, store] of tabs.entries()) {
        catchUp(n)
        const shown = store
          .shown()
          .map(({ clientId, body, row }) => ({ clientId, body, seq: row?.seq }))
        expect(shown).toEqual(expected)
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 60) },
  )
})

const row = (seq: number): Message => ({
  seq,
  clientId: `m${seq}`,
  senderId: 'a',
  kind: 'text',
  targetSeq: null,
  body: `Text ${seq}`,
  files: [],
  createdAt: '2026-01-01T00:00:00Z',
})

test('an opened conversation begins with its newest messages, and older ones join them', () => {
  const store = createThreadStore([row(22), row(23)])
  expect([store.upTo(), store.hasGap(), store.oldest()]).toEqual([23, false, 22])
  for (const seq of [20, 21]) store.take(row(seq))
  expect(store.shown().map((each) => each.row?.seq)).toEqual([20, 21, 22, 23])
  expect([store.upTo(), store.oldest()]).toEqual([23, 20])
  store.take(row(25))
  expect(store.hasGap()).toBe(true)
  expect(store.shown()).toHaveLength(4)
})

test('what was refused stays, can be dropped, and lets the next one pass', () => {
  const store = createThreadStore()
  for (const clientId of ['a', 'b']) store.queue({ clientId, body: clientId, files: [] })
  expect(store.next()?.clientId).toBe('a')
  expect(store.next()).toBeUndefined()
  store.refused('a')
  expect(store.next()?.clientId).toBe('b')
  store.lost('b')
  expect(store.shown().map(({ state }) => state)).toEqual(['failed', 'queued'])
  store.drop('a')
  expect(store.pending().map(({ clientId }) => clientId)).toEqual(['b'])
})
