// Every list of the administration with its filters and their combinations, as the screens ask.
import { roles } from '#contract/access.ts'
import { accountStates } from '#contract/admin/people.ts'
import { approvalFilters } from '#contract/accounts/approvals.ts'
import { badgeTypes } from '#contract/admin/badges.ts'
import { bookingSources, listedStatuses } from '#contract/admin/bookings.ts'
import { reportStates } from '#contract/admin/problem-reports.ts'
import type { api } from '#server/router.ts'
import type { Samples } from './admin-samples.ts'

type Api = ReturnType<typeof api.as>
// `n` counts the rounds, so that a question is asked about different rows.
export type Question = { name: string; ask: (n: number) => Promise<unknown> }
export type List = { list: string; pages: Question[]; combinations: Question[] }

export async function listQuestions(api: Api, samples: Samples): Promise<List[]> {
  return [
    askBookings(api, samples),
    askPeople(api, samples),
    askTrail(api, samples),
    await askBarbers(api),
    await askCases(api, samples),
    askPalette(api, samples),
  ]
}

const appealStates = ['open', 'accepted', 'declined'] as const
const week = { from: day(-37), to: day(-30) }
const year = { from: day(-365), to: day(0) }

const misspelled = (n: number) =>
  ['Kieth Landrey', 'Joaqin Galvn', 'Jefersson', 'Mitchel Hinojossa', 'Espinosa'][n % 5]!
const lastOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

function askBookings({ adminBookings: { list } }: Api, samples: Samples): List {
  const { bookings, people, guests, deepBooking: deep } = samples
  const places = [{}, { after: deep }, week, year]
  const combinations = [undefined, ...listedStatuses].flatMap((status) =>
    [undefined, ...bookingSources].flatMap((source) =>
      places.flatMap((place) =>
        (['newest', 'oldest'] as const).map((order) =>
          named({ status, source, order, ...place }, (asked) => list(asked)),
        ),
      ),
    ),
  )
  return {
    list: 'bookings',
    pages: [
      { name: 'first page', ask: () => list({}) },
      { name: 'next page', ask: (n) => list({ after: bookings(n).key }) },
      { name: 'page at 90 %', ask: () => list({ after: deep }) },
      { name: 'back from 90 %', ask: () => list({ after: deep, order: 'oldest' }) },
      { name: 'one status', ask: () => list({ status: 'no_show' }) },
      { name: 'a rare status', ask: () => list({ status: 'declined' }) },
      { name: 'a rare source', ask: () => list({ source: 'admin' }) },
      { name: 'no-shows of a week', ask: () => list({ ...week, status: 'no_show' }) },
      { name: 'two without a row', ask: () => list({ status: 'cancelled', source: 'walk_in' }) },
      { name: 'a number', ask: (n) => list({ q: bookings(n).bookingNumber }) },
      { name: "a client's name", ask: (n) => list({ q: people(n).name }) },
      { name: 'a last name', ask: (n) => list({ q: lastOf(people(n).name) }) },
      { name: 'a name with wrong letters', ask: (n) => list({ q: misspelled(n) }) },
      { name: "a guest's email", ask: (n) => list({ q: guests(n).email }) },
      { name: "a guest's phone", ask: (n) => list({ q: guests(n).phone }) },
      { name: 'the end of a phone', ask: (n) => list({ q: guests(n).phone.slice(-4) }) },
      {
        name: 'a name, a status and a source',
        ask: (n) => list({ q: people(n).name, status: 'completed', source: 'direct_link' }),
      },
      { name: 'text without a match', ask: () => list({ q: 'zzyzx quux' }) },
    ],
    combinations,
  }
}

function askPeople({ adminPeople: { list, read } }: Api, samples: Samples): List {
  const { people, deepPerson: deep } = samples
  const combinations = [undefined, ...roles].flatMap((role) =>
    [undefined, ...accountStates].flatMap((state) =>
      [undefined, 'Keith Landry', 'landry', '@large', '713555'].flatMap((q) =>
        [undefined, deep].map((after) => named({ role, state, q, after }, (asked) => list(asked))),
      ),
    ),
  )
  return {
    list: 'people',
    pages: [
      { name: 'first page', ask: () => list({}) },
      { name: 'next page', ask: (n) => list({ after: people(n).key }) },
      { name: 'page at 90 %', ask: () => list({ after: deep }) },
      ...roles.map((role) => ({ name: `role ${role}`, ask: () => list({ role }) })),
      { name: 'suspended', ask: () => list({ state: 'suspended' }) },
      { name: 'suspended barbers', ask: () => list({ state: 'suspended', role: 'barber' }) },
      { name: 'a name', ask: (n) => list({ q: people(n).name }) },
      { name: 'a last name', ask: (n) => list({ q: lastOf(people(n).name) }) },
      { name: 'a name with wrong letters', ask: (n) => list({ q: misspelled(n) }) },
      { name: 'an email', ask: (n) => list({ q: people(n).email }) },
      { name: 'part of an email', ask: (n) => list({ q: people(n).email.slice(2, -8) }) },
      { name: 'a phone', ask: (n) => list({ q: people(n).phone }) },
      { name: 'the end of a phone', ask: (n) => list({ q: people(n).phone.slice(-4) }) },
      { name: 'one person', ask: (n) => read({ id: people(n).id }) },
    ],
    combinations,
  }
}

function askTrail({ audit: { list }, adminFlags }: Api, samples: Samples): List {
  const { entries, deepEntry: deep } = samples
  const actions = [undefined, 'move-booking', 'send-link', 'change-flag', 'never-done']
  const combinations = actions.flatMap((action) =>
    [undefined, entries(0).actorId].flatMap((actorId) =>
      [undefined, 'case 4711', 'double booking', 'unheard of'].flatMap((q) =>
        [undefined, deep].map((before) =>
          named({ action, actorId, q, before }, (asked) => list(asked)),
        ),
      ),
    ),
  )
  return {
    list: 'audit trail',
    pages: [
      { name: 'first page', ask: () => list({}) },
      { name: 'next page', ask: (n) => list({ before: entries(n).id }) },
      { name: 'page at 90 %', ask: () => list({ before: deep }) },
      { name: 'of one person', ask: (n) => list({ actorId: entries(n).actorId }) },
      { name: 'of one booking', ask: (n) => list({ entityId: entries(n).entityId }) },
      { name: 'a rare action', ask: () => list({ action: 'change-flag' }) },
      { name: 'a rare reason', ask: () => list({ q: 'case 4711' }) },
      { name: 'history of a flag', ask: () => adminFlags.history({ key: 'waitlist' }) },
    ],
    combinations,
  }
}

async function askBarbers({ approvals: { list }, reliability }: Api): Promise<List> {
  const last = await lastPage((after) => list({ show: 'approved', after }))
  const combinations = approvalFilters.flatMap((show) =>
    ['landry', 'unheard of'].map((q) => named({ show, q }, (asked) => list(asked))),
  )
  return {
    list: 'barbers',
    pages: [
      ...approvalFilters.map((show) => ({ name: show, ask: () => list({ show }) })),
      { name: 'approved, last page', ask: () => list({ show: 'approved', after: last }) },
      { name: 'reliability', ask: () => reliability.list() },
    ],
    combinations,
  }
}

// The key of the last page of a list.
async function lastPage(read: (after: string | undefined) => Promise<{ next: string | null }>) {
  let after: string | undefined
  for (;;) {
    const { next } = await read(after)
    if (next === null) return after
    after = next
  }
}

async function askCases(api: Api, samples: Samples): Promise<List> {
  const { reports, awards } = samples
  const { problemReports, appeals, followUps, badges, adminOverview } = api
  const last = await lastPage((after) => appeals.list({ state: 'declined', after }))
  const combinations = [undefined, ...badgeTypes].flatMap((type) =>
    [undefined, 'revoked' as const].flatMap((state) =>
      [undefined, 'landry', 'unheard of'].map((q) =>
        named({ type, state, q }, (asked) => badges.list(asked)),
      ),
    ),
  )
  return {
    list: 'cases',
    pages: [
      ...reportStates.map((state) => ({
        name: `reports: ${state}`,
        ask: () => problemReports.list({ state }),
      })),
      {
        name: 'reports, next page',
        ask: (n) => problemReports.list({ state: 'happened', after: reports(n).key }),
      },
      ...appealStates.map((state) => ({
        name: `appeals: ${state}`,
        ask: () => appeals.list({ state }),
      })),
      { name: 'appeals, last page', ask: () => appeals.list({ state: 'declined', after: last }) },
      { name: 'assigned to me', ask: () => followUps.mine({}) },
      { name: 'made by me', ask: () => followUps.mine({ view: 'made' }) },
      ...searchedCases(api, samples),
      { name: 'awards', ask: () => badges.list({}) },
      { name: 'awards, next page', ask: (n) => badges.list({ after: awards(n).key }) },
      { name: 'overview: numbers', ask: () => adminOverview.numbers({}) },
      { name: 'overview: queues', ask: () => adminOverview.queues() },
      { name: 'overview: activity', ask: () => adminOverview.activity({}) },
    ],
    combinations,
  }
}

function searchedCases({ problemReports, appeals, followUps }: Api, samples: Samples): Question[] {
  const { bookings, people, shops } = samples
  const lists = {
    reports: (q: string) => problemReports.list({ state: 'happened', q }),
    appeals: (q: string) => appeals.list({ state: 'declined', q }),
    'assigned to me': (q: string) => followUps.mine({ q }),
    'made by me': (q: string) => followUps.mine({ view: 'made', q }),
  }
  return Object.entries(lists).flatMap(([list, find]) => [
    { name: `${list}: a number`, ask: (n: number) => find(bookings(n).bookingNumber) },
    { name: `${list}: a client's name`, ask: (n: number) => find(people(n).name) },
    { name: `${list}: a shop`, ask: (n: number) => find(shops(n).name) },
  ])
}

function askPalette({ adminFind: { find } }: Api, { bookings, people, shops }: Samples): List {
  return {
    list: 'palette',
    pages: [
      { name: 'a number', ask: (n) => find({ q: bookings(n).bookingNumber }) },
      { name: 'an email', ask: (n) => find({ q: people(n).email }) },
      { name: 'a phone', ask: (n) => find({ q: people(n).phone }) },
      { name: 'a name', ask: (n) => find({ q: people(n).name }) },
      { name: 'a name with wrong letters', ask: (n) => find({ q: misspelled(n) }) },
      { name: 'a shop', ask: (n) => find({ q: shops(n).name }) },
    ],
    combinations: [],
  }
}

function named<Asked extends object>(asked: Asked, ask: (asked: Asked) => Promise<unknown>) {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  const name = given.map(([filter, value]) => `${filter} ${String(value).split('_')[0]}`).join(', ')
  return { name, ask: () => ask(asked) }
}

function day(fromToday: number) {
  return Temporal.Now.plainDateISO().add({ days: fromToday }).toString()
}
