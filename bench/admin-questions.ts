// Every list of the administration with its filters and their combinations, as the screens ask.
import { roles } from '#contract/access.ts'
import { adminPeople } from '#contract/admin/people.ts'
import { approvalFilters, approvals } from '#contract/accounts/approvals.ts'
import { audit } from '#contract/admin/audit.ts'
import { badges } from '#contract/admin/badges.ts'
import { adminBookings } from '#contract/admin/bookings.ts'
import { followUps } from '#contract/admin/follow-ups.ts'
import { problemReports, reportStates } from '#contract/admin/problem-reports.ts'
import { appeals } from '#contract/bookings/appeals.ts'
import { combine, day, type Api, type List, type Question } from './admin-combinations.ts'
import { askMoney } from './admin-money-questions.ts'
import type { Samples } from './admin-samples.ts'

export async function listQuestions(api: Api, samples: Samples): Promise<List[]> {
  return [
    askBookings(api, samples),
    askPeople(api, samples),
    askTrail(api, samples),
    await askBarbers(api),
    await askCases(api, samples),
    askMoney(api, samples),
    askPalette(api, samples),
  ]
}

const appealStates = ['open', 'accepted', 'declined'] as const
const week = { from: day(-37), to: day(-30) }
const days = [week, { from: day(-365), to: day(0) }, { from: day(-30) }, { to: day(-600) }]

const misspelled = (n: number) =>
  ['Kieth Landrey', 'Joaqin Galvn', 'Jefersson', 'Mitchel Hinojossa', 'Espinosa'][n % 5]!
const lastOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

function askBookings({ adminBookings: { list } }: Api, samples: Samples): List {
  const { bookings, people, guests, deepBooking: deep } = samples
  const { usual, huge } = samples
  const given = [
    [{ barber: usual }, { barber: huge }],
    days,
    [{ q: people(0).name }, { q: 'zzyzx quux' }],
    [{ after: deep }],
  ]
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
      { name: 'a business', ask: () => list({ barber: usual }) },
      { name: 'the largest business', ask: () => list({ barber: huge }) },
      { name: 'its no-shows', ask: () => list({ barber: huge, status: 'no_show' }) },
      {
        name: 'its walk-ins of a week',
        ask: () => list({ barber: huge, source: 'walk_in', ...week }),
      },
      { name: 'what is coming', ask: () => list({ status: 'coming' }) },
      { name: 'what took place', ask: () => list({ status: 'took_place' }) },
    ],
    combinations: combine(adminBookings.list.input, given, list),
  }
}

function askPeople({ adminPeople: { list, read } }: Api, samples: Samples): List {
  const { people, deepPerson: deep } = samples
  const given = [
    ['Keith Landry', 'landry', '@large', '713555'].map((q) => ({ q })),
    [{ after: deep }],
  ]
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
    combinations: combine(adminPeople.list.input, given, list),
  }
}

function askTrail({ audit: { list }, adminFlags }: Api, samples: Samples): List {
  const { entries, deepEntry: deep } = samples
  const given = [
    [{ actorId: entries(0).actorId }],
    [{ entityId: entries(0).entityId }, { bookingId: entries(1).entityId }],
    ['move-booking', 'send-link', 'change-flag', 'never-done'].map((action) => ({ action })),
    ['bookings', 'feature_flags', 'profile'].map((entity) => ({ entity })),
    days,
    ['case 4711', 'double booking', 'unheard of'].map((q) => ({ q })),
    [{ before: deep }, { entry: entries(2).id }],
  ]
  return {
    list: 'audit trail',
    pages: [
      { name: 'first page', ask: () => list({}) },
      { name: 'next page', ask: (n) => list({ before: entries(n).id }) },
      { name: 'page at 90 %', ask: () => list({ before: deep }) },
      { name: 'of one person', ask: (n) => list({ actorId: entries(n).actorId }) },
      { name: 'of one thing', ask: (n) => list({ entityId: entries(n).entityId }) },
      {
        name: 'of a booking and its cases',
        ask: (n) => list({ bookingId: entries(n).entityId }),
      },
      { name: 'of bookings', ask: () => list({ entity: 'bookings' }) },
      { name: 'of flags', ask: () => list({ entity: 'feature_flags' }) },
      { name: 'of a week', ask: () => list(week) },
      { name: 'before a day', ask: () => list({ to: day(-600) }) },
      { name: 'a rare action', ask: () => list({ action: 'change-flag' }) },
      { name: 'a rare reason', ask: () => list({ q: 'case 4711' }) },
      { name: 'history of a flag', ask: () => adminFlags.history({ key: 'waitlist' }) },
    ],
    combinations: combine(audit.list.input, given, list),
  }
}

async function askBarbers({ approvals: { list }, reliability, featured }: Api): Promise<List> {
  const later: Question[] = []
  for (const show of approvalFilters) {
    const after = await lastPage((after) => list({ show, after }))
    if (after) later.push({ name: `${show}, last page`, ask: () => list({ show, after }) })
  }
  const { next } = await list({ show: 'approved' })
  const given = [['landry', 'unheard of'].map((q) => ({ q })), next ? [{ after: next }] : []]
  return {
    list: 'barbers',
    pages: [
      ...approvalFilters.map((show) => ({ name: show, ask: () => list({ show }) })),
      ...later,
      { name: 'reliability', ask: () => reliability.list() },
      { name: 'pinned', ask: () => featured.list() },
    ],
    combinations: combine(approvals.list.input, given, list),
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
  const { reports, awards, city } = samples
  const { adminOverview, adminGrants } = api
  const last = await lastPage((after) => api.appeals.list({ state: 'declined', after }))
  const page = [{ after: reports(0).key }]
  const names = ['landry', 'unheard of'].map((q) => ({ q }))
  const ofAwards = [[{ city }], names, [{ after: awards(0).key }]]
  return {
    list: 'cases',
    pages: [
      ...reportStates.map((state) => ({
        name: `reports: ${state}`,
        ask: () => api.problemReports.list({ state }),
      })),
      {
        name: 'reports, next page',
        ask: (n) => api.problemReports.list({ state: 'happened', after: reports(n).key }),
      },
      ...appealStates.map((state) => ({
        name: `appeals: ${state}`,
        ask: () => api.appeals.list({ state }),
      })),
      {
        name: 'appeals, last page',
        ask: () => api.appeals.list({ state: 'declined', after: last }),
      },
      { name: 'assigned to me', ask: () => api.followUps.mine({}) },
      { name: 'made by me', ask: () => api.followUps.mine({ view: 'made' }) },
      { name: 'assigned to nobody', ask: () => api.followUps.mine({ view: 'nobody' }) },
      ...searchedCases(api, samples),
      { name: 'awards', ask: () => api.badges.list({}) },
      { name: 'awards, next page', ask: (n) => api.badges.list({ after: awards(n).key }) },
      { name: 'awards of a city', ask: () => api.badges.list({ city }) },
      { name: 'badges of a city', ask: () => api.badges.read({ city }) },
      { name: 'administrators', ask: () => adminGrants.list() },
      { name: 'overview: numbers', ask: () => adminOverview.numbers({}) },
      { name: 'overview: queues', ask: () => adminOverview.queues() },
      { name: 'overview: activity', ask: () => adminOverview.activity({}) },
    ],
    combinations: [
      ...combine(badges.list.input, ofAwards, api.badges.list),
      ...combine(problemReports.list.input, [page, names], api.problemReports.list),
      ...combine(appeals.list.input, [page, names], api.appeals.list),
      ...combine(followUps.mine.input, [page, names], api.followUps.mine),
    ],
  }
}

function searchedCases({ problemReports, appeals, followUps }: Api, samples: Samples): Question[] {
  const { bookings, people, shops, hugeName } = samples
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
    { name: `${list}: the largest business`, ask: () => find(hugeName) },
    { name: `${list}: a word of many shops`, ask: () => find('barber') },
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
