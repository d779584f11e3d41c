// Calls and routes without an id, which act on the caller's own data. `may` lists the allowed
// people of a side; the others of that side are refused. Actions of one side do not change the
// other.
import { randomUUID } from 'node:crypto'
import { everyone, seat, type Side, type Who } from './people.ts'

export type Own = {
  may: readonly Who[]
  input?: object | ((side: Side, who: Who) => object)
}

const anyone = ['clientB', 'barberB', 'employeeOfB'] as const
const shop = ['barberB'] as const
const member = ['employeeOfB'] as const
const team = ['barberB', 'employeeOfB'] as const

export const password = 'correct horse battery'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const period = { from: inDays(-20), to: inDays(10) }
const week = Array.from({ length: 7 }, () => [{ opensMinutes: 0, closesMinutes: 1440 }])
const endpoint = 'https://fcm.googleapis.com/fcm/send/'
const license = { number: 'TX-123456', type: 'Class A Barber', expiresOn: '2099-01-02' }

const phones: Partial<Record<Who, string>> = {
  clientA: '(713) 555-0101',
  clientB: '(713) 555-0102',
  barberA: '(713) 555-0103',
  barberB: '(713) 555-0104',
  employeeA: '(713) 555-0105',
  employeeOfB: '(713) 555-0106',
}

export const reads: Record<string, Own> = {
  'GET /api/account/export': { may: anyone },
  'account.profile': { may: anyone },
  'account.leaving': { may: anyone },
  'account.sessions': { may: anyone },
  'analytics.report': { may: shop, input: { period: 'custom', ...period } },
  'auth.session': { may: anyone },
  'bookings.mine': { may: anyone, input: { show: 'upcoming' } },
  'bookings.summary': { may: anyone },
  'calendars.feed': { may: anyone },
  'clients.list': { may: shop },
  'clients.find': { may: team, input: { q: 'Client' } },
  'clients.export': { may: shop },
  'disputes.mine': { may: anyone },
  'disputes.ofShop': { may: shop },
  'desk.shop': { may: team },
  'desk.calendar': { may: team, input: period },
  'earnings.read': { may: shop },
  'earnings.lines': { may: shop },
  'earnings.export': { may: shop },
  'earnings.statements': { may: shop },
  'employment.read': { may: member },
  'employment.earnings': { may: member, input: period },
  'favorites.list': { may: anyone },
  'favorites.ids': { may: anyone },
  'hairProfile.read': { may: ['clientB'] },
  'hours.read': { may: team },
  'hours.team': { may: team },
  'hours.requests': { may: team },
  'hours.rules': { may: shop },
  'invoices.export': { may: anyone },
  'invoices.list': { may: anyone },
  'messages.inbox': { may: anyone, input: { place: 'client' } },
  'messages.unread': { may: anyone },
  'notifications.list': { may: anyone },
  'notifications.preferences': { may: anyone },
  'notifications.quietHours': { may: team },
  'notifications.pushKey': { may: anyone },
  'overview.shop': { may: shop },
  'overview.mine': { may: member },
  'payments.export': { may: anyone },
  'payouts.export': { may: shop },
  'payouts.list': { may: shop },
  'payouts.read': { may: shop },
  'payments.list': { may: anyone },
  'policies.read': { may: shop },
  'portfolio.own': { may: team },
  'reviews.toWrite': { may: anyone },
  'reviews.mine': { may: anyone },
  'reviews.received': { may: team },
  'promotions.list': { may: shop },
  'promotions.usable': { may: anyone },
  'referrals.read': { may: anyone },
  'services.list': { may: shop },
  'setup.read': { may: shop },
  'setup.locate': { may: team, input: { address: '100 Main St, Houston' } },
  'setup.preview': { may: shop },
  'shop.read': { may: shop },
  'shop.preview': { may: shop },
  'team.read': { may: shop },
  'tickets.list': { may: anyone },
  'tickets.bookings': { may: anyone },
  'waitlist.mine': { may: anyone },
  'wallet.read': { may: anyone },
}

// Made in this order.
export const writes: Record<string, Own> = {
  'account.saveProfile': {
    may: anyone,
    input: (_, who) => ({ name: `New ${who}`, phone: phones[who] }),
  },
  'account.saveLanguage': { may: anyone, input: { language: 'es' } },
  'account.sendPhoneCode': { may: anyone },
  'account.changeEmail': {
    may: anyone,
    input: (_, who) => ({ email: `${who}@example.com`, password }),
  },
  'account.changePassword': {
    may: anyone,
    input: { currentPassword: password, password, confirmPassword: password },
  },
  'account.startSecondFactor': { may: anyone, input: { password } },
  'account.removeSecondFactor': { may: anyone, input: { password } },
  'account.endOtherSessions': { may: anyone },
  'POST /api/account/photo': { may: anyone },
  'account.removePhoto': { may: anyone },
  'auth.refresh': { may: anyone },
  'bookings.hold': {
    may: anyone,
    input: ({ shop: { id: profileId, services } }, who) => ({
      profileId,
      serviceIds: services,
      startsAt: `${inDays(12)}T${14 + everyone.indexOf(who)}:00:00Z`,
    }),
  },
  'calendars.renew': { may: anyone },
  'clients.add': { may: shop, input: { name: 'Same Name', email: 'same@example.com' } },
  'clients.import': {
    may: shop,
    input: {
      rows: [
        {
          line: 1,
          name: 'Same Name',
          phone: '',
          email: 'same@example.com',
          notes: 'Punctual',
          tags: 'vip',
        },
      ],
    },
  },
  'employment.saveCard': { may: member, input: { bio: 'Fades.', languages: ['en'] } },
  'employment.saveLicense': { may: member, input: license },
  'POST /api/employment/license-photo': { may: member },
  'employment.saveStep': { may: member, input: { step: 2 } },
  'favorites.add': { may: anyone, input: ({ shop: { id: profileId } }) => ({ profileId }) },
  'favorites.merge': {
    may: anyone,
    input: ({ shop: { id: profileId } }) => ({ profileIds: [profileId] }),
  },
  'favorites.remove': { may: anyone, input: ({ shop: { id: profileId } }) => ({ profileId }) },
  'hairProfile.save': { may: ['clientB'], input: { notes: 'Cowlick', allergies: 'Latex' } },
  'POST /api/hair/photo': { may: ['clientB'] },
  'hairProfile.removePhoto': { may: ['clientB'] },
  'hours.saveWeek': { may: team, input: { week, isSure: true } },
  'hours.saveDate': { may: team, input: { date: '2099-01-02', spans: [], isSure: true } },
  'hours.clearDate': { may: team, input: { date: '2099-01-02', isSure: true } },
  'hours.takeTimeOff': {
    may: team,
    input: { firstDate: inDays(40), lastDate: inDays(40), reason: '', isSure: true },
  },
  'hours.preview': { may: team },
  'hours.saveShop': { may: shop, input: { week, isSure: true } },
  'hours.saveRules': {
    may: shop,
    input: {
      slotIntervalMinutes: 30,
      minNoticeHours: 2,
      maxAdvanceDays: 60,
      bufferMinutes: 0,
      autoConfirm: true,
      acceptWalkIns: true,
      maxPerDay: null,
    },
  },
  'notifications.readAll': { may: anyone },
  'notifications.savePreference': {
    may: anyone,
    input: { event: 'review', channel: 'email', isEnabled: false },
  },
  'notifications.saveQuietHours': {
    may: team,
    input: { isOn: true, startsMinutes: 1320, endsMinutes: 420 },
  },
  'notifications.saveQuietHours off': {
    may: team,
    input: { isOn: false, startsMinutes: 1320, endsMinutes: 420 },
  },
  'notifications.subscribePush': {
    may: anyone,
    input: (_, who) => ({ endpoint: `${endpoint}${who}`, keys: { p256dh: 'x', auth: 'y' } }),
  },
  'notifications.unsubscribePush': {
    may: anyone,
    input: (_, who) => ({ endpoint: `${endpoint}${who}` }),
  },
  'payments.saveCard': { may: anyone },
  'payouts.link': { may: shop },
  'payouts.check': { may: shop },
  'payouts.setDaily': { may: shop, input: { isDaily: true } },
  'policies.save': { may: shop, input: { preset: 'strict', tipPercents: [10, 15, 20] } },
  'POST /api/portfolio': { may: team, input: { position: 0 } },
  'referrals.getCode': { may: anyone },
  'promotions.create': { may: shop, input: { kind: 'first_visit', percent: 10 } },
  'services.create': {
    may: shop,
    input: { category: 'Fades', name: 'Fade', price: 30, durationMinutes: 30 },
  },
  'shop.save': {
    may: shop,
    input: ({ shop: { id } }) => ({
      bio: 'Since 1998.',
      languages: ['en'],
      parking: '',
      accessible: true,
      amenities: [],
      paymentMethods: ['cash'],
      slug: `shop-${id.slice(-8)}`,
    }),
  },
  'POST /api/shop/cover/:place': { may: shop },
  'shop.askChange': {
    may: shop,
    input: {
      shopName: 'New Name',
      address: '200 Main St, Houston, TX 77002',
      latitude: 29.76,
      longitude: -95.36,
    },
  },
  'POST /api/shop/license-pictures/:kind': { may: shop, input: { kind: 'license' } },
  'shop.askLicense': {
    may: shop,
    input: {
      licenseNumber: 'TX-123456',
      licenseType: 'Class A Barber',
      licenseExpiresOn: '2099-01-02',
    },
  },
  'shop.withdrawChange': { may: shop },
  'shop.pause': { may: shop, input: { until: '2099-01-02' } },
  'shop.resume': { may: shop },
  'team.invite': {
    may: shop,
    input: {
      email: 'invited@example.com',
      ...seat,
      serviceIds: [],
    },
  },
  'tickets.create': {
    may: anyone,
    input: () => ({ requestId: randomUUID(), type: 'general', message: 'Where is my receipt?' }),
  },
  'waitlist.join': {
    may: anyone,
    input: ({ shop: { id: profileId, services: serviceIds } }) => ({
      profileId,
      serviceIds,
      dateFrom: inDays(5),
      dateTo: inDays(10),
    }),
  },
}

// Calls that the tests of their feature cover.
export const elsewhere: Record<string, string> = {
  'account.verifyPhone': 'wants the code of a text message',
  'account.confirmSecondFactor': 'wants the code of a device',
  'account.renewBackupCodes': 'wants a second factor',
  'auth.renewSecondFactor': 'wants the code of a device',
  'account.keep': 'wants an erasure that they asked for',
  'account.deactivate': 'ends the session',
  'account.remove': 'ends the session',
  'employment.leave': 'ends the session',
  'impersonations.stop': 'shows the administrator again',
  'GET /api/earnings/statements/:month/pdf': 'wants a month that has ended',
  'GET /api/hair/photo': 'wants a photo',
  'promotions.look': 'wants a code, which is of any shop',
  'specFunctions.processReferralSignup': 'needs a new user',
  'invitations.accept': 'the invited person, by the link in the mail',
  'adminInvitations.accept': 'the invited person, by the link in the mail',
  'setup.save': 'for those who are not listed yet',
  'setup.submit': 'for those who are not listed yet',
  'POST /api/setup/license-pictures/:kind': 'for those who are not listed yet',
}
