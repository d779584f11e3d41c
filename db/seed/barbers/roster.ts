// The businesses of barbers/ with ids, members and prices.
import { type BarberId, type ProfileId, profileId } from '#contract/ids.ts'
import { emailOf } from '#db/seed/clients.ts'
import { personId } from '#db/seed/people.ts'
import { createRandom, idOf } from '#db/seed/random.ts'
import { barberIdOf } from '#server/ids.ts'
import type { Business, Member } from './business.ts'
import { businesses } from './businesses.ts'
import type { HoursName } from './hours.ts'
import { dishesOf, type Dish } from './menus.ts'

export type Service = Dish & { id: string; priceCents: number; position: number }

export type Provider = {
  id: string
  name: string
  employeeId: string | null
  member: Member | null
  services: Service[]
  hours: HoursName
  busy: number
  stars: number
}

export type Shop = {
  business: Business
  ownerId: BarberId
  profileId: ProfileId
  // Only a business with several people has a row in shops.
  shopId: string | null
  services: Service[]
  providers: Provider[]
  intervalMinutes: 15 | 30
  bufferMinutes: number
  cancellationWindowHours: 2 | 12 | 24
  feePercents: { lateCancel: number; noShow: number }
}

export const openShops = () => businesses.map(openShop)

function openShop(business: Business): Shop {
  const random = createRandom(business.shop)
  const services = servicesOf(business)
  const ownerId = barberIdOf(personId(business.email ?? emailOf(business.owner)))
  const owner: Provider = {
    id: ownerId,
    name: business.owner,
    employeeId: null,
    member: null,
    services,
    hours: business.hours,
    busy: business.busy,
    stars: business.stars,
  }
  return {
    business,
    ownerId,
    profileId: profileId.parse(idOf('profile', business.shop)),
    shopId: business.team ? idOf('shop', business.shop) : null,
    services,
    providers: [owner, ...(business.team ?? []).map((member) => hire(member, services))],
    intervalMinutes: random.pick([15, 30, 30]),
    bufferMinutes: random.pick([0, 0, 5, 10]),
    cancellationWindowHours: random.pick([24, 24, 12, 2]),
    // Who keeps cards has a use for them.
    feePercents: business.keepsCards
      ? { lateCancel: 50, noShow: 100 }
      : random.pick([
          { lateCancel: 0, noShow: 0 },
          { lateCancel: 0, noShow: 0 },
          { lateCancel: 25, noShow: 50 },
        ]),
  }
}

function servicesOf({ shop, menu, priceLevel }: Business): Service[] {
  return dishesOf(menu).map((dish, position) => ({
    ...dish,
    id: idOf('service', shop, dish.name),
    priceCents: Math.round(dish.dollars * priceLevel) * 100,
    position,
  }))
}

// A member performs all of the shop's services but one.
function hire(member: Member, services: Service[]): Provider {
  const email = member.email ?? emailOf(member.name)
  const left = createRandom(member.name).integer(2, services.length - 1)
  return {
    id: personId(email),
    name: member.name,
    employeeId: idOf('employee', email),
    member,
    services: services.filter(({ position }) => position !== left),
    hours: member.hours,
    busy: member.busy,
    stars: member.stars,
  }
}
