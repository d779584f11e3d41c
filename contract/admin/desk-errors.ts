// What administrators read when something is refused.
export const deskErrors = {
  NOT_IN_REVIEW: { status: 409, message: "There's nothing to review for this barber." },
  NOT_APPROVED: { status: 409, message: "This barber isn't approved." },
  NOT_REJECTED: { status: 409, message: "This barber isn't rejected." },
  NOT_SUSPENDED: { status: 409, message: "This barber isn't suspended." },
  TOO_MANY_PINS: {
    status: 409,
    message: 'Eight barbers are already featured on one of these days.',
  },
  CLIENT_BUSY: {
    status: 409,
    message: 'They already have an appointment around that time. Say why to book both.',
  },
  OWN_CASE: {
    status: 409,
    message: 'This is about you, so another administrator has to decide.',
  },
  REVIEW_CHANGED: {
    status: 409,
    message: 'This changed while you were looking at it. Check what it says now, then decide.',
  },
  LICENSE_VALID: { status: 409, message: 'This license is valid for more than 30 days.' },
  LICENSE_ASKED: {
    status: 409,
    message: 'They were asked within the last 3 days. Give them some time.',
  },
  MERGE_WITH_ITSELF: { status: 409, message: 'Please choose another listing.' },
  MERGE_BLOCKED: {
    status: 409,
    message: 'Something stands in the way of merging. Please look at the list again.',
  },
  NAME_MISMATCH: { status: 409, message: "That's not the name of this account." },
  PERSON_QUESTION_OPEN: {
    status: 409,
    message: 'One of their appointments is still being looked into. Please settle it first.',
  },
  PERSON_BALANCE_OPEN: {
    status: 409,
    message: 'Money is still open between this business and Kempt. Please settle it first.',
  },
  NOT_YOURSELF: { status: 409, message: "You can't do this to your own account." },
  ALREADY_ERASING: { status: 409, message: 'This account already waits to be erased.' },
  ADMIN_NOT_VIEWABLE: {
    status: 409,
    message: "You can't see the app as another administrator.",
  },
  ACCOUNT_NOT_OPEN: {
    status: 409,
    message: 'This account is suspended or closed. Restore it first.',
  },
  LAST_OWNER: {
    status: 409,
    message: "The last owner can't leave. Please make someone else an owner first.",
  },
  ALREADY_GRANTED: { status: 409, message: 'This person already has that role.' },
  VIEW_NAME_TAKEN: {
    status: 409,
    message: 'There is already a view with this name. Please choose another.',
  },
  TOO_MANY_VIEWS: {
    status: 409,
    message: 'You can save up to 30 views. Please delete one first.',
  },
  CLIENT_STAYS: {
    status: 409,
    message:
      'Anyone without another role is a client. To stop them from booking, suspend the account.',
  },
  ALREADY_SUSPENDED: { status: 409, message: 'This account is already suspended.' },
  ACCOUNT_ACTIVE: { status: 409, message: "This account is active. There's nothing to restore." },
  OWN_WISH: {
    status: 409,
    message: 'They asked for this themselves, so only they can take it back, in their settings.',
  },
  RULE_OVERLAPS: {
    status: 409,
    message:
      'Another rule for the same barber and source covers some of these days. End it first, or choose other days.',
  },
  RULE_OVER: { status: 409, message: 'This rule is over. Nothing can change about it.' },
  NOTICE_TOO_SHORT: {
    status: 409,
    message: 'A higher commission needs 7 days of notice. Choose a later day.',
  },
  REFUND_TOO_EARLY: {
    status: 409,
    message:
      "This appointment isn't over yet. If you cancel it, what was paid goes back by itself.",
  },
  REFUND_TOO_MUCH: { status: 409, message: "That's more than what can still be given back." },
  REFUND_WAITING: {
    status: 409,
    message: 'A refund of this appointment waits for approval. Decide about that one first.',
  },
  REFUND_SENT: {
    status: 409,
    message: 'Your first try went through with other terms. Close this and look at it first.',
  },
  REFUND_EXPIRED: {
    status: 409,
    message: 'This request has expired. If the refund is still due, ask for it again.',
  },
  CARD_FIRST: {
    status: 409,
    message: 'Some of the card payment can still go back. Refund the card first.',
  },
  NO_WALLET: { status: 409, message: 'Guests have no account, so there is no credit for them.' },
  CREDIT_TOO_MUCH: {
    status: 409,
    message: 'One person gets at most $500 of credit from us in 30 days.',
  },
  CREDIT_SENT: {
    status: 409,
    message: 'Your first try went through with another amount. Close this and look at it first.',
  },
  OWN_REQUEST: {
    status: 409,
    message: 'You asked for this refund, so another administrator has to decide.',
  },
  DAY_OVER: { status: 400, message: "Choose a day that isn't over." },
  VIEW_HAS_CONTACT: {
    status: 409,
    message: 'This view has an email or phone number in it, so keep it to yourself.',
  },
  SETTINGS_CHANGED: {
    status: 409,
    message:
      'Someone else saved this in the meantime. Compare it with the new values, then save again.',
  },
  CITY_EXISTS: { status: 409, message: 'There is already a city with this name and state.' },
  CITY_IN_USE: {
    status: 409,
    message: 'This city has upcoming appointments, so its time zone stays as it is.',
  },
  CITY_CLOSED: {
    status: 409,
    message: 'The default city of this version is closed. Open it first.',
  },
  DEFAULT_CITY: {
    status: 409,
    message: 'This is the default city. Choose another one first.',
  },
  OFFER_IN_USE: {
    status: 409,
    message: 'Someone has booked with this offer, so its terms stay. End it and make another.',
  },
  OFFER_CHANGED: {
    status: 409,
    message: 'A colleague just changed this offer. Close it and look at it again.',
  },
  REFERRAL_DECIDED: { status: 409, message: 'This referral was already decided.' },
  FLAG_CHANGED: {
    status: 409,
    message: 'Someone else just changed this. Please look at it again.',
  },
  BADGE_OVER: { status: 409, message: 'This badge is no longer shown.' },
} as const
