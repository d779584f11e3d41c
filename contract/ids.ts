// Every barber has two ids, and the compiler refuses one for the other.
import * as z from 'zod'

// barber_profiles.id: the id in URLs such as /barber/:id.
export const profileId = z.uuid().brand<'ProfileId'>()
export type ProfileId = z.output<typeof profileId>
// In a URL that anyone may type: a UUID of any version.
export const typedProfileId = z.guid().brand<'ProfileId'>()

// The barber's user id, which every table calls barber_id.
export const barberId = z.uuid().brand<'BarberId'>()
export type BarberId = z.output<typeof barberId>
