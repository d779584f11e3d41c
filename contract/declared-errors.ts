// A call may fail with one of these only if its line in the contract declares it.
import { deskErrors } from './admin/desk-errors.ts'

export const declaredErrors = {
  SLOT_TAKEN: { status: 409, message: 'That time was just taken. Please choose another.' },
  BARBER_CLOSED: {
    status: 409,
    message: "This barber isn't taking appointments right now.",
  },
  SERVICE_GONE: {
    status: 409,
    message: "One of these services isn't offered anymore. Please choose again.",
  },
  TOO_MANY_HOLDS: {
    status: 429,
    message: 'You have other bookings in progress. Finish or cancel one first.',
  },
  THREAD_CLOSED: { status: 409, message: 'This conversation is closed.' },
  // A reply of the support desk whose writer has not seen the newest message.
  STALE: { status: 409, message: 'New message since you started. Read it first?' },
  TOO_LATE_TO_REMOVE: {
    status: 409,
    message: 'You can only remove a message for 15 minutes after sending it.',
  },
  NETWORK_BUSY: {
    status: 429,
    message:
      'Several people on your network are booking here right now. Please try again in a few minutes.',
  },
  TOO_MANY_CANCELS: {
    status: 429,
    message:
      "You've canceled here several times today. Please call the shop, or try again tomorrow.",
  },
  ASKED_FIRST: {
    status: 409,
    message:
      'The barber needs to approve this one, because of recent no-shows or late cancellations. Please send it as a request.',
  },
  TOO_MANY_BOOKINGS: {
    status: 409,
    message: "You've reached the limit of upcoming appointments.",
  },
  TOO_CLOSE_TOGETHER: {
    status: 409,
    message: 'You already have an appointment with another barber around that time.',
  },
  BOOKING_OFF: {
    status: 403,
    message:
      'Online booking is paused on your account because of missed appointments. Please contact support.',
  },
  TOO_MANY_WAITS: {
    status: 409,
    message: "You're already on several waitlists. Please leave one first.",
  },
  CHANGED_MEANWHILE: { status: 409, message: "This appointment just changed. Here's the latest." },
  MOVE_NOT_OPEN: { status: 409, message: "That's not possible for this appointment anymore." },
  DISPUTE_OPEN: { status: 409, message: 'There is already a dispute about this appointment.' },
  ASKED_TOO_MUCH: { status: 400, message: "That's more than the appointment cost." },
  PRICE_CHANGED: { status: 409, message: 'The price has changed. Please check it again.' },
  OFFER_UNKNOWN: { status: 404, message: "We don't know this code. Check it and try again." },
  OFFER_NOT_OPEN: { status: 409, message: "This code doesn't apply to this appointment." },
  OFFER_USED_UP: { status: 409, message: 'This code is used up.' },
  OFFER_IS_LESS: { status: 409, message: 'You already have a better price without this code.' },
  OFFER_CODE_TAKEN: { status: 409, message: 'This code is taken. Please choose another.' },
  OFFER_OVER: { status: 409, message: 'This offer has ended. Please create a new one.' },
  TOO_MANY_OFFERS: { status: 409, message: 'You have 20 offers. Please end one first.' },
  PRICE_OPEN: { status: 409, message: 'Please say yes or no to the price first.' },
  PRICE_ANSWERED: { status: 409, message: 'You already answered about the price.' },
  OUTSIDE_HOURS: { status: 409, message: 'Nobody works at that time.' },
  CLIENT_UNREACHABLE: {
    status: 409,
    message: 'We can’t reach this client: they have no email, no phone and no account here.',
  },
  NO_DISCOUNTS: {
    status: 403,
    message: 'You can’t lower a price. Please ask the owner.',
  },
  NO_WAIVING: {
    status: 403,
    message: 'You can’t waive a fee. Please ask the owner.',
  },
  NO_REFUNDS: {
    status: 403,
    message: 'You can’t give money back. Please ask the owner.',
  },
  TIME_OFF_EXISTS: { status: 409, message: 'Part of that time is already blocked.' },
  REASON_REQUIRED: { status: 400, message: 'Please say why.' },
  EMAIL_IN_USE: {
    status: 409,
    message: 'This email is already in use. Please sign in or use a different email.',
  },
  SIGN_UP_TOO_OFTEN: {
    status: 429,
    message:
      'We just sent you a verification email. Please wait ~60 seconds, then try again or use the resend option below.',
  },
  SIGN_UPS_PAUSED: {
    status: 429,
    message: 'Too many sign-ups right now. Please try again in an hour.',
  },
  RESEND_TOO_OFTEN: {
    status: 429,
    message: 'Verification email rate limit exceeded. Please wait about a minute and try again.',
  },
  MAIL_NOT_SET_UP: {
    status: 503,
    message:
      'There is an email configuration issue: the SMTP_URL setting is missing on this server, so no verification email can be sent.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'Invalid email or password. Please check your credentials and try again.',
  },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    message: 'Please check your email and click the verification link before signing in.',
  },
  TOO_MANY_SIGN_INS: {
    status: 429,
    message: 'Too many sign-in attempts. Please wait a moment and try again.',
  },
  CODES_USED_UP: {
    status: 429,
    message: 'Too many wrong codes today. Use a backup code, or try again tomorrow.',
  },
  ACCOUNT_DEACTIVATED: { status: 403, message: 'Account is deactivated' },
  SIGN_IN_EXPIRED: { status: 401, message: 'That took too long. Please sign in again.' },
  LINK_INVALID: { status: 400, message: "This link isn't valid or was already used." },
  LINK_EXPIRED: { status: 410, message: 'This link has expired. Please ask for a new one.' },
  CODE_INVALID: { status: 400, message: "That code doesn't match. Check it and try again." },
  CODE_USED: {
    status: 400,
    message: 'That code was already used. Please wait for the next one.',
  },
  CODE_EXPIRED: { status: 410, message: 'Invalid or expired code' },
  CODE_TOO_OFTEN: { status: 429, message: 'Please wait a minute before asking for another code.' },
  NO_MORE_CODES_TODAY: {
    status: 429,
    message: "You've asked for several codes today. Please try again tomorrow.",
  },
  // The limits of a network last an hour.
  NETWORK_TOO_OFTEN: {
    status: 429,
    message: 'Too many requests from your network. Please try again in an hour.',
  },
  ALREADY_ACTIVE: {
    status: 409,
    message: 'This account is already active. Please sign in normally.',
  },
  REACTIVATION_FAILED: {
    status: 403,
    message: "We couldn't reactivate this account. Please contact support.",
  },
  ALREADY_SET_UP: { status: 409, message: 'Two-step sign-in is already set up.' },
  WRONG_PASSWORD: { status: 403, message: "That's not your current password." },
  PUSH_TAKEN: {
    status: 409,
    message: 'This browser still gets notifications for another account. Please try again.',
  },
  PHONE_NOT_TEXTABLE: {
    status: 409,
    message: 'We can only text US and Canadian numbers. Please use another one.',
  },
  PHONE_MISSING: { status: 409, message: 'Please save your phone number first.' },
  SECOND_FACTOR_REQUIRED: {
    status: 409,
    message: "Administrators need two-step sign-in, so it can't be turned off.",
  },
  UPCOMING_BOOKINGS: {
    status: 409,
    message: 'There are upcoming appointments. Please cancel or finish them first.',
  },
  CANCELS_APPOINTMENTS: {
    status: 409,
    message: 'You have upcoming appointments. Check the list: they’ll be canceled.',
  },
  QUESTION_OPEN: {
    status: 409,
    message: 'We’re still looking into one of your appointments. You can leave once it’s settled.',
  },
  NUMBERS_CHANGED: {
    status: 409,
    message: 'The numbers changed in the meantime. Please look at them again.',
  },
  NOT_A_PICTURE: { status: 400, message: 'Please choose a JPEG, PNG or WebP photo.' },
  TOO_MANY_PICTURES: { status: 409, message: "You've reached the limit of 60 photos." },
  TOO_MANY_FAVORITES: {
    status: 409,
    message: "You've reached the limit of 200 favorites. Remove one to save another.",
  },
  REVIEW_NOT_OPEN: { status: 409, message: 'You can leave a review after your visit.' },
  REVIEW_CLOSED: { status: 409, message: 'The 30 days for this review are over.' },
  REVIEW_EXISTS: { status: 409, message: 'You already reviewed this visit.' },
  REVIEW_TAKEN_DOWN: {
    status: 409,
    message: 'We took your review of this visit down, so it can’t be posted again.',
  },
  REVIEW_OF_OWN_SHOP: { status: 403, message: "You can't review your own shop." },
  TOO_MANY_PHOTOS: { status: 409, message: 'A review can have up to 4 photos.' },
  REVIEW_REPORTED: { status: 409, message: 'This review was already reported.' },
  REPLY_CLOSED: { status: 409, message: 'The 30 days to change this reply are over.' },
  NOT_BOOKABLE_ONLINE: {
    status: 409,
    message: "This time can't be booked online. Please contact the shop.",
  },
  CLIENT_EXISTS: {
    status: 409,
    message: 'Another of your clients has this email address.',
  },
  CLIENT_HAS_ACCOUNT: {
    status: 409,
    message: 'This client has an account and keeps their own name and contact details there.',
  },
  CLIENT_HAS_VISITS: {
    status: 409,
    message: "A client who has booked can't be removed. You can block them instead.",
  },
  TOO_MANY_CLIENT_PHOTOS: { status: 409, message: 'A client can have up to 20 photos.' },
  ALREADY_INVITED: {
    status: 409,
    message: 'This address already has an open invitation. You can send it again.',
  },
  ALREADY_IN_TEAM: { status: 409, message: 'This person is already on the team.' },
  ALREADY_EMPLOYED: {
    status: 409,
    message: 'You already work at another shop. Leave it first, then accept.',
  },
  OWN_INVITATION: { status: 409, message: "You can't join your own team: it's your shop." },
  TOO_MANY_INVITATIONS: {
    status: 409,
    message: 'You have 20 open invitations. Please revoke one first.',
  },
  SHOP_MISSING: { status: 409, message: 'Please set up your shop first.' },
  INVITED_JUST_NOW: {
    status: 429,
    message: 'This invitation was sent a moment ago. Please wait a minute.',
  },
  INVITED_TOO_OFTEN: {
    status: 429,
    message: 'This address has received several invitations today. Please try again tomorrow.',
  },
  INVITES_USED_UP: {
    status: 429,
    message: "You've sent a lot of invitations today. Please try again tomorrow.",
  },
  INVITATION_OVER: { status: 410, message: "This invitation isn't open anymore." },
  ASKED_JUST_NOW: {
    status: 429,
    message: 'You already asked. Please wait an hour before asking again.',
  },
  LICENSE_MISSING: { status: 409, message: "There's no license to check yet." },
  LICENSE_EXPIRED: { status: 409, message: 'This license has expired.' },
  AMOUNT_CHANGED: {
    status: 409,
    message: 'The amount just changed. Please check it again.',
  },
  NOTHING_TO_PAY: { status: 409, message: "There's nothing to pay for this period." },
  CHANNEL_LOCKED: { status: 409, message: 'You always get this one, so it stays on.' },
  SETUP_CLOSED: { status: 409, message: "You can't change this while we're reviewing it." },
  SETUP_INCOMPLETE: { status: 409, message: 'A few things are still missing. Please finish them.' },
  SLUG_TAKEN: { status: 409, message: 'This link is already taken' },
  NOTHING_CHANGED: { status: 409, message: "It's already like that. Nothing to change." },
  LICENSE_PICTURE_MISSING: { status: 409, message: 'Please add a license photo.' },
  CARDS_NOT_AVAILABLE: {
    status: 409,
    message: "Card payments aren't available yet. Clients pay at the shop.",
  },
  PAYMENTS_AWAY: {
    status: 503,
    message: "Card payments aren't available right now. Please try again in a few minutes.",
  },
  NO_PAYOUT_ACCOUNT: { status: 409, message: 'Please set up your payouts first.' },
  DEPOSIT_NEEDED: { status: 409, message: 'This booking needs a payment by card first.' },
  CARD_DECLINED: {
    status: 409,
    message: 'Your card was declined. Nothing was charged. Please try another card.',
  },
  ALREADY_PAID: { status: 409, message: 'This is already paid.' },
  CARD_NEEDED: { status: 409, message: 'This appointment needs a card. Nothing is charged now.' },
  CARD_IN_USE: {
    status: 409,
    message: 'An upcoming appointment needs this card. Please add another card first.',
  },
  BALANCE_OPEN: {
    status: 409,
    message: "Your balance with Kempt isn't settled yet. Contact support to settle it, then leave.",
  },
  FEE_OPEN: { status: 409, message: "An appointment isn't settled yet. Please settle it first." },
  CARD_GONE: { status: 409, message: "This card isn't saved anymore. Please choose another." },
  TOO_MANY_SERVICES: {
    status: 409,
    message: 'You can list up to 100 services. Please change one you have.',
  },
  ...deskErrors,
  PROOF_WANTED: { status: 428, message: "One moment, we're checking that you're a person." },
} as const
