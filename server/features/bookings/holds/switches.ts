// What administrators can switch off while people book. Confirming is told, so that its path stays short.
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { isOffered, takesCards } from '#server/features/flags/service.ts'

// Whether barbers' offers and the platform's count.
export type Offers = Record<'barber' | 'platform', boolean>
export type Switches = { takesCards: boolean; offers: Offers }

export async function readSwitches(caller: { db: Db; config: Config }): Promise<Switches> {
  return { takesCards: await takesCards(caller), offers: await readOffers(caller.db) }
}

export async function readOffers(db: Db): Promise<Offers> {
  return {
    barber: await isOffered(db, 'promotions_barber'),
    platform: await isOffered(db, 'promotions_platform'),
  }
}
