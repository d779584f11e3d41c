import { businesses } from './barbers/businesses.ts'
import { faceUrl } from './barbers/portfolio.ts'
import { clients, emailOf } from './clients.ts'
import { dayMs, type Clock } from './clock.ts'
import { createRandom, idOf } from './random.ts'
import { denverBarber } from './second-city.ts'

export type Role = 'client' | 'barber' | 'employee' | 'admin'
export type Person = {
  id: string
  name: string
  email: string
  phone: string
  language: 'en' | 'es'
  roles: Role[]
  joinedAt: number
  photoUrl: string | null
}

export const admin = { name: 'Renata Holt', email: 'admin@kempt.example' }
export const supporter = { name: 'Priya Raman', email: 'support@kempt.example' }
export const accountant = { name: 'Walt Becker', email: 'finance@kempt.example' }
// Listed twice: once more under a second address.
export const twice = { name: 'Lamont Prejean', email: 'lamont.prejean77@inbox.example' }
// Suspended by an administrator.
export const suspended = { name: 'Curtis Vale', email: emailOf('Curtis Vale') }
// The demo administrators' second factor; npm run demo:code shows its codes.
export const demoSecret = 'KEMPTDEMOKEMPTDEMOKEMPTDEMOKEMPT'

export const personId = (email: string) => idOf('person', email)

const monthMs = 30 * dayMs
// Fictional phone numbers: 555-0100 to 555-0199 in each of the city's area codes.
const areaCodes = [713, 281, 832, 346]
export const phoneOf = (index: number) =>
  `+1${areaCodes[index % areaCodes.length]}55501${String(Math.floor(index / 4) % 100).padStart(2, '0')}`

export function listPeople({ nowMs }: Clock): Person[] {
  const known = [
    { ...admin, language: 'en' as const, roles: ['admin', 'client'] as Role[], months: 16 },
    { ...supporter, language: 'en' as const, roles: ['admin'] as Role[], months: 9 },
    { ...accountant, language: 'en' as const, roles: ['admin'] as Role[], months: 5 },
    ...businesses.flatMap(peopleOfBusiness),
    ...clients.map((client) => {
      const months = createRandom(client.email).integer(8, 15)
      return { ...client, roles: ['client'] as Role[], months }
    }),
    { ...denverBarber, language: 'en' as const, roles: ['barber'] as Role[], months: 2 },
    { ...twice, language: 'en' as const, roles: ['barber'] as Role[], months: 1 },
    { ...suspended, language: 'en' as const, roles: ['client'] as Role[], months: 3 },
  ]
  return known.map(({ name, email, language, roles, months }, index) => ({
    id: personId(email),
    name,
    email,
    phone: phoneOf(index),
    language,
    roles,
    photoUrl: faces.has(name) ? faceUrl(faces.get(name)!) : null,
    joinedAt: nowMs - months * monthMs - createRandom(email).integer(1, 40) * 0.5 * dayMs,
  }))
}

function peopleOfBusiness({ owner, email, languages, isClientToo, months, team }: Business) {
  const roles: Role[] = isClientToo ? ['barber', 'client'] : ['barber']
  const boss = { name: owner, email: email ?? emailOf(owner), roles, months, languages }
  const staff = (team ?? []).map((member) => ({
    name: member.name,
    email: member.email ?? emailOf(member.name),
    roles: ['employee'] as Role[],
    months: months - 1,
    languages: member.languages,
  }))
  return [boss, ...staff].map((person) => ({
    ...person,
    language: person.languages[0] === 'es' ? ('es' as const) : ('en' as const),
  }))
}

type Business = (typeof businesses)[number]

const faces = new Map(
  businesses
    .flatMap(({ owner, face, team = [] }) => [{ name: owner, face }, ...team])
    .flatMap(({ name, face }) => (face ? [[name, face] as const] : [])),
)
