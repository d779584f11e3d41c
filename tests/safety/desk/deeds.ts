// Every write of an administrator, done once to something prepared for it.
import { randomUUID } from 'node:crypto'
import { suspendListing, suspendPerson, takeGrant, takeRole } from '#tests/acting.ts'
import { disputeDeeds } from './dispute-deeds.ts'
import { transferDeeds } from './transfer-deeds.ts'
import { at, book, bookAsGuest, browser } from '#tests/bookings.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { formOf } from '#tests/platform-offers.ts'
import { cityLike, versionOfVisits } from '#tests/safety/matrix/admin-objects.ts'
import { objects } from '#tests/safety/matrix/objects.ts'
import { approvedBarber, seen, submittedBarber } from '#tests/setup.ts'
import { as, db, make } from '#tests/world.ts'

export const owner = await make.person('admin')
export const reason = 'A caller asked for it'

const api = as(owner)
const note = reason
const terms = { assigneeId: owner.id, note, dueOn: null }
const shop = await list('Worked on')
const credit = { method: 'credit', chargedTo: 'platform', cause: 'goodwill' } as const
const banner = { en: 'Back in an hour, we promise.', es: 'Volvemos en una hora, seguro.' }

await db
  .insertInto('featureFlags')
  .values(['impersonation', 'promotions_platform'].map((key) => ({ key, isEnabled: true })))
  .execute()

async function flagState(key: string) {
  const { flags } = await api.adminFlags.list()
  return flags.find((flag) => flag.key === key)!
}

async function suspendedPerson() {
  const { id } = await make.person('client')
  await suspendPerson(owner, { id, reason: 'Before' })
  return id
}

// Prepares, and returns what is to be done.
type Deed = () => Promise<() => Promise<unknown>>

export const deeds: Record<string, Deed> = {
  async 'adminCities.create'() {
    return () => api.adminCities.create({ ...cityLike(randomUUID()), reason })
  },
  async 'adminCities.save'() {
    const id = await objects.city()
    const { version } = (await api.adminCities.list()).find((city) => city.id === id)!
    const city = { ...cityLike(id), latitude: 39.8 }
    return () => api.adminCities.save({ ...city, id, version, reason })
  },
  async 'adminFlags.change'() {
    const { rules, version } = await flagState('waitlist')
    const changed = { ...rules, percent: 50 }
    return () => api.adminFlags.change({ key: 'waitlist', rules: changed, version, reason })
  },
  async 'adminFlags.pause'() {
    const { version } = await flagState('sms_paused')
    const order = { key: 'sms_paused', isPaused: true, endsAt: null, banner } as const
    return () => api.adminFlags.pause({ ...order, version, reason })
  },
  async 'adminGrants.grant'() {
    const email = `${randomUUID()}@example.com`
    return () => api.adminGrants.grant({ email, subRole: 'support', lastDay: null, reason })
  },
  async 'adminGrants.resend'() {
    const id = await objects.adminInvitation()
    return () => api.adminGrants.resend({ id, reason })
  },
  async 'adminGrants.revoke'() {
    const id = await objects.adminGrant()
    return () => takeGrant(owner, { id, reason })
  },
  async 'adminGrants.withdraw'() {
    const id = await objects.adminInvitation()
    return () => api.adminGrants.withdraw({ id, reason })
  },
  async 'adminPeople.erase'() {
    const id = await objects.person()
    const agreed = await api.adminPeople.previewErase({ id })
    return () => api.adminPeople.erase({ id, name: 'client', reason, agreed })
  },
  async 'adminPeople.keep'() {
    const id = await objects.personToErase()
    return () => api.adminPeople.keep({ id, reason })
  },
  async 'adminPeople.sendReset'() {
    const id = await objects.person()
    return () => api.adminPeople.sendReset({ id, reason })
  },
  async 'adminSettings.restore'() {
    const id = await objects.settingsVersion()
    const version = (await versionOfVisits())!
    return () => api.adminSettings.restore({ id, version, reason })
  },
  async 'adminSettings.save'() {
    const { booking } = (await api.adminSettings.read()).sections
    const values = { ...booking.values, holdMinutes: booking.values.holdMinutes + 1 }
    const { version } = booking
    return () => api.adminSettings.save({ section: 'booking', values, version, reason })
  },
  async 'appeals.answer'() {
    const id = await objects.appeal()
    return () => api.appeals.answer({ id, isAccepted: true, reason })
  },
  async 'approvals.approve'() {
    const waiting = await seen(owner, (await submittedBarber()).id)
    return () => api.approvals.approve({ ...waiting, reason })
  },
  async 'approvals.askForLicense'() {
    const { id } = await approvedBarber(owner)
    const expired = { licenseExpiresOn: '2026-01-02' }
    await db.updateTable('barberProfiles').set(expired).where('id', '=', id).execute()
    return () => api.approvals.askForLicense({ id, reason })
  },
  async 'approvals.reject'() {
    const waiting = await seen(owner, (await submittedBarber()).id)
    return () => api.approvals.reject({ ...waiting, reason })
  },
  async 'approvals.reopen'() {
    const { id } = await list('To be reopened', { profile: { approvalStatus: 'rejected' } })
    return () => api.approvals.reopen({ id, reason })
  },
  async 'approvals.requestChanges'() {
    const waiting = await seen(owner, (await submittedBarber()).id)
    return () => api.approvals.requestChanges({ ...waiting, reasons: { license: reason } })
  },
  async 'approvals.restore'() {
    const { id } = await list('To be restored', { profile: { approvalStatus: 'suspended' } })
    return () => api.approvals.restore({ id, reason })
  },
  async 'approvals.suspend'() {
    const { id } = await list('To be suspended')
    return () => suspendListing(owner, { id, reason })
  },
  async 'badges.restore'() {
    const id = await objects.revokedBadge()
    return () => api.badges.restore({ id, reason })
  },
  async 'badges.revoke'() {
    const id = await objects.badge()
    return () => api.badges.revoke({ id, reason })
  },
  async 'badges.setThresholds'() {
    const { thresholds } = await api.badges.read({})
    const changed = { ...thresholds, mostBookedVisits: thresholds.mostBookedVisits + 1 }
    return () => api.badges.setThresholds({ ...changed, seen: thresholds, reason })
  },
  async 'bookingDesk.create'() {
    const guest = { name: 'Ana Ruiz', phone: '(713) 555-0142', email: null }
    const order = { clientId: null, guest, profileId: shop.id, serviceIds: shop.services }
    const startsAt = at(9, 600)
    return () =>
      api.bookingDesk.create({ ...order, professionalId: null, startsAt, note: '', reason })
  },
  async 'bookingDesk.reschedule'() {
    const { id, version } = await book(await make.person('client'), shop, at(9, 660))
    const startsAt = at(9, 720)
    return () => api.bookingDesk.reschedule({ id, startsAt, professionalId: null, version, reason })
  },
  async 'bookingDesk.sendLink'() {
    const { id } = await bookAsGuest(browser(), shop, at(9, 780))
    return () => api.bookingDesk.sendLink({ id, kind: 'manage', reason })
  },
  async 'bulkRuns.assign'() {
    const rows = { ids: [await objects.booking()] }
    return () => api.bulkRuns.assign({ id: randomUUID(), rows, ...terms })
  },
  async 'bulkRuns.sendResets'() {
    const rows = { ids: [await objects.person()] }
    return () => api.bulkRuns.sendResets({ id: randomUUID(), rows, reason })
  },
  async 'commissionClaims.decide'() {
    const id = await objects.commissionClaim()
    return () => api.commissionClaims.decide({ id, isAccepted: true, reason })
  },
  async 'commissionRules.create'() {
    const { id: profileId } = await list('With a lower commission')
    return () => api.commissionRules.create({ profileId, percent: 5, reason })
  },
  async 'commissionRules.withdraw'() {
    const id = await objects.commissionRule()
    return () => api.commissionRules.withdraw({ id, reason })
  },
  async 'featured.pin'() {
    const { id } = await list('To be pinned')
    const days = { startsOn: '2099-03-05', endsOn: '2099-03-06' }
    return () => api.featured.pin({ id, ...days, reason })
  },
  async 'featured.unpin'() {
    const { id, barber } = await list('Pinned')
    const days = { startsOn: '2099-04-05', endsOn: '2099-04-06' }
    await db
      .insertInto('featuredPins')
      .values({ barberId: barber.id, ...days })
      .execute()
    return () => api.featured.unpin({ id, reason })
  },
  async 'followUps.assign'() {
    const id = await objects.booking()
    return () => api.followUps.assign({ id, ...terms })
  },
  async 'followUps.finish'() {
    const bookingId = await objects.booking()
    await api.followUps.assign({ id: bookingId, ...terms })
    const { id } = (await api.bookingDesk.read({ id: bookingId })).followUp!
    return () => api.followUps.finish({ id })
  },
  async 'health.runAgain'() {
    return () => api.health.runAgain({ part: 'mail', reason })
  },
  async 'impersonations.start'() {
    const id = await objects.person()
    const visitor = createVisitor(openApp())
    await signIn(visitor, owner)
    return () => visitor.post(`/api/admin/people/${id}/impersonate`, { reason })
  },
  async 'merging.merge'() {
    const [{ id }, { id: intoId }] = [await list('A duplicate'), await list('The one that stays')]
    const { moved } = await api.merging.preview({ id, intoId })
    return () => api.merging.merge({ id, intoId, reason, agreed: moved! })
  },
  async 'platformOffers.change'() {
    const form = formOf({ reason })
    const { id } = await api.platformOffers.create(form)
    const { version } = await api.platformOffers.offer({ id })
    return () => api.platformOffers.change({ ...form, name: 'Changed', id, version })
  },
  async 'platformOffers.create'() {
    return () => api.platformOffers.create(formOf({ reason }))
  },
  async 'platformOffers.setState'() {
    const id = await objects.platformOffer()
    return () => api.platformOffers.setState({ id, state: 'paused', reason })
  },
  ...disputeDeeds(api, reason),
  ...transferDeeds(api, reason),
  async 'problemReports.decide'() {
    const id = await objects.problemReport()
    return () => api.problemReports.decide({ id, outcome: 'happened', reason })
  },
  async 'referralDesk.decide'() {
    const id = await objects.referral()
    return () => api.referralDesk.decide({ id, isAllowed: false, reason })
  },
  async 'refunds.credit'() {
    const id = await objects.failedRefund()
    return () => api.refunds.credit({ id, reason })
  },
  async 'refunds.decide'() {
    const id = await objects.refundRequest()
    return () => api.refunds.decide({ id, isApproved: true, reason })
  },
  async 'refunds.give'() {
    const order = { ...credit, bookingId: await objects.doneBooking(), amountCents: 100 }
    return () => api.refunds.give({ ...order, requestId: randomUUID(), reason })
  },
  async 'refunds.retry'() {
    const id = await objects.failedRefund()
    return () => api.refunds.retry({ id, reason })
  },
  async 'reliability.close'() {
    const id = await objects.reliabilityReview()
    return () => api.reliability.close({ id, reason })
  },
  async 'supportDesk.merge'() {
    const [id, intoId] = [await objects.ticket(), await objects.ticket()]
    const { ticketNumber: into } = await api.supportDesk.read({ id: intoId })
    return () => api.supportDesk.merge({ id, into, reason })
  },
  async 'userAdmin.grantRole'() {
    const id = await objects.person()
    return () => api.userAdmin.grantRole({ id, role: 'barber', reason })
  },
  async 'userAdmin.restore'() {
    const id = await suspendedPerson()
    return () => api.userAdmin.restore({ id, reason })
  },
  async 'userAdmin.revokeRole'() {
    const { id } = await make.person('client', 'barber')
    return () => takeRole(owner, { id, role: 'barber', reason })
  },
  async 'userAdmin.suspend'() {
    const id = await objects.person()
    return () => suspendPerson(owner, { id, reason })
  },
  async 'wallet.give'() {
    const id = await objects.person()
    return () => api.wallet.give({ id, requestId: randomUUID(), amountCents: 500, reason })
  },
  async 'POST /api/admin/people/:id/export'() {
    const id = await objects.person()
    const visitor = createVisitor(openApp())
    await signIn(visitor, owner)
    return () => visitor.post(`/api/admin/people/${id}/export`, { reason })
  },
}
