// Every text that guests, clients, barbers and employees can write, and where it is kept.
import * as z from 'zod'
import { listCalls } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'

// From the contract: 'services.create name'. Without texts of a fixed form.
export function textFields() {
  const found = listCalls(contract).flatMap(({ noun, name, call }) => {
    const isOurs = typeof call.access === 'object' && 'needs' in call.access
    if (!call.input || call.method === 'GET' || isOurs) return []
    const options = { io: 'input', unrepresentable: 'any' } as const
    return textsIn(z.toJSONSchema(call.input, options)).map((path) => `${noun}.${name} ${path}`)
  })
  return [...new Set(found)].filter((field) => !unkept.has(lastOf(field)))
}

const lastOf = (field: string) =>
  field.slice(Math.max(field.lastIndexOf(' '), field.lastIndexOf('.')) + 1)

type Node = z.core.JSONSchema._JSONSchema

function textsIn(node: Node, path = ''): string[] {
  if (typeof node !== 'object') return []
  const isFree = !node.enum && node.const === undefined && !node.format && !node.pattern
  const inner = (each: Node | undefined, at: string) =>
    each === undefined ? [] : textsIn(each, at)
  return [
    ...(node.type === 'string' && isFree ? [path] : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, each]) =>
      inner(each, path === '' ? name : `${path}.${name}`),
    ),
    ...[node.anyOf, node.oneOf, node.allOf].flatMap((each) =>
      (each ?? []).flatMap((one) => inner(one, path)),
    ),
    ...[node.items].flat().flatMap((each) => inner(each, `${path}[]`)),
  ]
}

// Secrets and codes that are compared, addresses and numbers that are brought into a form, and the
// field that only robots fill in.
const unkept = new Set([
  'password',
  'currentPassword',
  'confirmPassword',
  'token',
  'link',
  'code',
  'proof',
  'website',
  'email',
  'email_param',
  'phone',
  'endpoint',
  'p256dh',
  'auth',
  'fromTime',
  'toTime',
])

const draft = 'barber_setups.draft'
const wanted = 'barber_changes.wanted'

// Where each is kept: a column, or the strings of a JSON column. Null: it is looked up or mailed.
export const places: Record<string, string | null> = {
  'account.saveProfile name': 'profiles.name',
  'account.deactivate reason': 'profiles.deactivation_reason',
  'adminInvitations.signUp name': 'profiles.name',
  'afterBooking.answerFlag note': 'bookings.flag_answer',
  'appeals.open message': 'no_show_appeals.message',
  'auth.signUp name': 'profiles.name',
  'auth.signUp referralCode': 'referral_codes.code',
  'bookings.answerProposal reason': 'booking_events.data',
  'bookings.confirm note': 'bookings.client_note',
  'bookings.confirm guest.name': 'bookings.guest_name',
  'bookings.move reason': 'bookings.cancel_reason',
  'bookings.propose reason': 'booking_events.data',
  'clients.add name': 'clients.name',
  'clients.import rows[].name': 'clients.name',
  'clients.import rows[].notes': 'client_notes.body',
  'clients.import rows[].tags': 'clients.tags',
  'clients.edit name': 'clients.name',
  'clients.setTags tags[]': 'clients.tags',
  'clients.setPreferences preferences': 'clients.preferences',
  'clients.addNote body': 'client_notes.body',
  'clients.block reason': 'clients.block_reason',
  'commissionClaims.open why': 'commission_claims.why',
  'completion.problem message': 'ticket_messages.body',
  'desk.create name': 'bookings.guest_name',
  'desk.create note': 'bookings.client_note',
  'employment.saveCard bio': 'employees.bio',
  'employment.saveLicense number': 'employees.license_number',
  'guests.find bookingNumber': null,
  'hairProfile.save notes': 'hair_profiles.notes',
  'hairProfile.save allergies': 'hair_profiles.allergies',
  'hours.saveDate reason': 'availability_exceptions.reason',
  'hours.takeTimeOff reason': 'time_off.reason',
  'hours.answerRequest answer': 'time_off_requests.answer',
  'inquiries.send name': 'business_inquiries.name',
  'inquiries.send message': 'business_inquiries.message',
  'invitations.signUp name': 'profiles.name',
  'policies.save messageEn': 'barber_booking_settings.message_en',
  'policies.save messageEs': 'barber_booking_settings.message_es',
  'portfolio.save caption': 'portfolio_items.caption',
  'reviews.write text': 'reviews.body',
  'reviews.edit text': 'reviews.body',
  'reviews.reply reply': 'reviews.reply',
  'reviews.report note': 'review_reports.note',
  'services.create name': 'services.name',
  'services.create description': 'services.description',
  'services.update name': 'services.name',
  'services.update description': 'services.description',
  'setup.save name': draft,
  'setup.save languages[]': draft,
  'setup.save shopName': draft,
  'setup.save bio': draft,
  'setup.save address': draft,
  'setup.save licenseNumber': draft,
  'setup.save licenseType': draft,
  'setup.save licenseExpiresOn': draft,
  'setup.save shopLicenseNumber': draft,
  'setup.save shopLicenseExpiresOn': draft,
  'shop.save bio': 'barber_profiles.bio',
  'shop.save parking': 'barber_profiles.parking',
  'shop.askChange shopName': wanted,
  'shop.askChange address': wanted,
  'specFunctions.sendBarberSignupNotification barber_id': null,
  'specFunctions.sendBarberSignupNotification barber_name': null,
  'specFunctions.sendBarberSignupNotification barber_email': null,
  'specFunctions.sendWelcomeEmail firstName': null,
  'specFunctions.verifyReactivationCode user_id': null,
  'specFunctions.processReferralSignup referralCode': null,
  'specFunctions.processReferralSignup userId': null,
  'specFunctions.sendBusinessInquiry name': 'business_inquiries.name',
  'specFunctions.sendBusinessInquiry message': 'business_inquiries.message',
  'support.open bookingNumber': 'support_tickets.booking_number',
  'support.open message': 'ticket_messages.body',
  'team.invite title': 'employee_invitations.title',
  'team.change title': 'employees.title',
  'team.deactivate reason': 'audit_log.reason',
}

// Texts that the server makes from these, or takes from the request.
export const derived = [
  'barber_profiles.shop_name',
  'barber_profiles.address',
  'barber_profiles.neighborhood',
  'barber_profiles.license_number',
  'barber_profiles.license_type',
  'barber_setups.note',
  'barber_setups.reasons',
  'booking_follow_ups.note',
  'booking_items.name',
  'business_inquiries.phone',
  'mails.subject',
  'no_show_appeals.reason',
  'notifications.action_url',
  'notifications.title',
  'notifications.message',
  'problem_reports.reason',
  'sessions.user_agent',
  'shops.name',
  'shops.address',
  'shops.description',
  'support_tickets.subject',
  'time_off_requests.reason',
]
