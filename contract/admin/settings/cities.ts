// The cities of the platform, for administrators.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'
import { readable, version } from '#contract/fields.ts'

const latitude = 'Enter a latitude from -90 to 90'
const longitude = 'Enter a longitude from -180 to 180'

export const cityForm = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(60, 'Name must be less than 60 characters')
    .refine(...readable),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .max(2, 'Enter the two letters of the state')
    .regex(/^[A-Z]{2}$/, 'Enter the two letters of the state'),
  // The center of the map.
  latitude: z.number(latitude).min(-90, latitude).max(90, latitude),
  longitude: z.number(longitude).min(-180, longitude).max(180, longitude),
  // In the spelling of the list of time zones, however it was typed.
  timeZone: z
    .string()
    .max(60, 'Choose a time zone')
    .refine((name) => zoneNamed(name) !== undefined, 'Choose a time zone')
    .overwrite((name) => zoneNamed(name) ?? name),
  // Open to visitors.
  isActive: z.boolean(),
})
export type CityForm = z.output<typeof cityForm>

const city = cityForm.extend({
  id: z.uuid(),
  version,
  isDefault: z.boolean(),
  // Approved and active, listed while the city is open.
  barbers: z.int(),
  upcoming: z.int(),
})
export type AdminCity = z.output<typeof city>

export const adminCities = {
  list: call({
    summary: 'List the cities',
    access: { needs: 'settings.read' },
    method: 'GET',
    path: '/api/admin/cities',
    output: z.array(city),
  }),
  create: call({
    summary: 'Add a city',
    access: { needs: 'settings.write' },
    method: 'POST',
    path: '/api/admin/cities',
    input: cityForm.extend({ reason }),
    output: z.object({ id: z.uuid() }),
    errors: ['CITY_EXISTS'],
    creates: true,
  }),
  save: call({
    summary: 'Change a city',
    access: { needs: 'settings.write' },
    method: 'PUT',
    path: '/api/admin/cities/:id',
    input: cityForm.extend({ id: z.uuid(), version, reason }),
    errors: ['SETTINGS_CHANGED', 'NOTHING_CHANGED', 'CITY_IN_USE', 'CITY_EXISTS', 'DEFAULT_CITY'],
  }),
}

export type NewCity = Received<typeof adminCities.create>
export type CityOrder = Received<typeof adminCities.save>

function zoneNamed(name: string) {
  if (!name.includes('/')) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
