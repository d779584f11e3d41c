// Guards that no test can notice, with the reason.
export const exceptions: Record<string, string> = {
  "server/features/bookings/claim-queries.ts setClientOfBookings: .where('p.userId', 'is', null)":
    'only writes less: the other payments of these bookings are the same client’s already',
  "server/features/approvals/license.ts demandExpiring: (await findItem(db, id)) ?? fail('NOT_FOUND')":
    'for the types: the listing was found and locked before',
  "server/features/bookings/moves/reschedule.ts refuseNewPrice: (await findHouse(db, moved.barberId)) ?? fail('NOT_FOUND')":
    'for the types: a booking has a business',
  "server/features/bookings/queries.ts listStrikable: .where('id', 'in', serviceIds)":
    'only reads less: prices are looked up by id',
  "server/features/platform-offers/changing.ts createOffer: (await findOffer(db, id)) ?? fail('NOT_FOUND')":
    'for the types: it was made in this transaction',
  "server/features/platform-offers/changing.ts changeOffer: (await findOffer(db, id)) ?? fail('NOT_FOUND')":
    'for the types: it was found and locked in this transaction',
  "server/features/promotions/queries.ts listStrikable: .where('s.barberId', '=', barberId)":
    'only reads less: prices are looked up by id',
  'server/features/promotions/queries.ts listOffered: p.barber_id = ANY (${barberIds}::uuid[])':
    'only reads less: offers are looked up by their barber',
  "server/features/promotions/queries.ts lockOpen: .where('id', '=', barberId)":
    'only locks: without it others wait longer',
  'server/features/commission-rules/queries.ts listShopNames: user_id = ANY (${ids}::uuid[])':
    'only reads less: names are looked up by id',
  "server/features/demo-provider/dev-pay.ts visit: (await demoProvider()) ?? fail('NOT_FOUND')":
    'for the types: the page exists only with demo payments',
  "server/features/payments/go-on.ts goOn: (await findPayment(context.db, id)) ?? fail('NOT_FOUND')":
    'for the types: every caller has found the payment',
  "server/features/payments/line-queries.ts listOfBooking: .where('p.userId', '=', userId)":
    'a booking is paid by its client alone, and only its client asks',
  "server/features/bookings/confirm.ts bookAtHouse: (await findHouse(db, row.barberId)) ?? fail('NOT_FOUND')":
    'for the types: a booking has a business',
  "server/features/bookings/holds/redeem-code.ts useCode: (await findHouse(db, held.barberId)) ?? fail('NOT_FOUND')":
    'for the types: a booking has a business',
  "server/features/payments/card-queries.ts lockCards: .where('userId', '=', userId)":
    'only locks: without it others wait longer',
  'server/features/booking-money/queries.ts lockGrants: client_id = ${clientId}':
    'only locks: without it others wait longer',
  "server/features/booking-money/queries.ts countPosted: .where('bookingId', '=', bookingId)":
    'only a number that makes the key new: a larger one does, too',
  "server/features/search/service.ts readCity: (isSpot ? nearestTo({ latitude, longitude }, atlas) : atlas[0]) ?? fail('NOT_FOUND')":
    'for the types: there is always a city',
  "server/features/search/service.ts locateAddress: atlas.find(({ name }) => isNamed({ folded: fold(name) })) ?? atlas[0] ?? fail('NOT_FOUND')":
    'for the types: there is always a city',
  'server/features/merging/queries.ts moveServices: w.barber_id = ${from}':
    'only writes less: entries at other shops do not have these services',
  'server/features/audit/names-queries.ts listNamesOf: user_id = ANY (${ids}::uuid[])':
    'only reads less: names are looked up by id',
  "server/features/flags/queries.ts listNames: .where('userId', 'in', userIds)":
    'only reads less: names are looked up by id',
  "server/features/bookings/moves/reschedule.ts refuseClose: (await findHouse(db, barberId)) ?? fail('NOT_FOUND')":
    'for the types: a booking has a business',
  "server/http/require-access.ts requireActor: actor ?? fail('SIGN_IN_REQUIRED')":
    'for the types: requireAccess refuses the same a line before',
  "server/features/admin-grants/queries.ts closeExpired: .where('userId', '=', userId)":
    'an expired grant of someone else has ended anyway',
  "server/features/bulk-runs/queries.ts lockUpcoming: eb('barberId', '=', of.barberId)":
    'only locks: without it others wait longer',
  "server/features/bulk-runs/queries.ts lockUpcoming: eb('clientId', '=', of.userId)":
    'only locks: without it others wait longer',
  "server/features/bulk-runs/queries.ts lockUpcoming: eb('barberId', '=', barberIdOf(of.userId))":
    'only locks: without it others wait longer',
  "server/features/bulk-runs/queries.ts lockUpcoming: eb('providerId', '=', of.userId)":
    'only locks: without it others wait longer',
  "server/features/admin-grants/queries.ts lockAdminRole: .where('userId', '=', userId)":
    'only locks: without it others wait longer',
  'server/features/admin-grants/invitations.ts signUpInvited: if (!(await findByToken(db, hashLink(token)))) refuse':
    'only sooner: refuses before hashing a password; lockOpen checks again',
  "server/features/admin-grants/invitations.ts resend: (await lockInvitation(db, id)) ?? fail('NOT_FOUND')":
    'for the types: the invitation was found a line before',
  "server/features/auth/queries.ts lockAccount: .where('id', '=', userId)":
    'only locks: without it others wait longer',
  "server/features/credentials/queries.ts lockUser: .where('id', '=', userId)":
    'only locks: without it others wait longer',
  "server/features/bookings/book-for-client.ts bookForClient: (await findHouse(db, barberId)) ?? fail('NOT_FOUND')":
    'readBusiness refuses the same a line later',
  "server/features/bookings/confirm.ts withCheckedHold: (await findHouse(db, row.barberId)) ?? fail('NOT_FOUND')":
    'for the types: a booking has a business',
  "server/features/bookings/confirm.ts withCheckedHold: (await lockBooking(db, asked.id)) ?? fail('NOT_FOUND')":
    'for the types: the booking was read before it is locked',
  "server/features/bookings/queries.ts expireHolds: .where('providerId', '=', providerId)":
    'holds that have run out count as ended anyway',
  "server/features/bookings/reliability-queries.ts listNames: eb('u.id', '=', clientId)":
    'only locks: without it others wait longer',
  "server/features/bookings/queries.ts setHolder: .where('clientId', 'is', null)":
    'the caller has checked; this is for two concurrent calls',
  "server/features/availability/service.ts readBusiness: businesses.get(barberId) ?? fail('NOT_FOUND')":
    'for the types: the caller has found the business',
  'server/features/availability/queries.ts listBusinesses: b.user_id = ANY (${barberIds}::uuid[])':
    'only reads less: businesses that were not requested are ignored',
  "server/features/clients/queries.ts listNoteTexts: .where('c.barberId', '=', barberId)":
    'only reads less: notes are looked up by client',
  "server/features/clients/records.ts addClient: (await lockClient(db, barberId, known.id)) ?? fail('NOT_FOUND')":
    'for the types: the record was found a line before',
  "server/features/completion/service.ts reportProblem: row.clientEmail ?? row.guestEmail ?? fail('NOT_FOUND')":
    'for the types: the link was sent to an address',
  "server/features/favorites/queries.ts lockFavorites: .where('id', '=', userId)":
    'only locks: without it others wait longer',
  "server/features/hair-profile/files.ts hairFiles: z.uuid().safeParse(request.params.id).data ?? fail('NOT_FOUND')":
    'for the types: nothing is found under an id that is none',
  "server/features/hours/queries.ts lockPeople: .where('userId', 'in', userIds)":
    'only locks: without it others wait longer',
  'server/features/hours/time-off.ts withdrawRequest: if (employeeId === null) refuse':
    'for the types: no request is without a member, so none would be found',
  "server/features/overview/service.ts readMemberOverview: (await findCompensation(db, employeeId ?? '')) ?? fail('NOT_FOUND')":
    'for the types: the business was found a few lines before',
  "server/features/sessions/service.ts changeView: (await lockView(db, sessionId)) ?? fail('SIGN_IN_REQUIRED')":
    'the call was made with this session; this is for one that ends at the same moment',
  "server/features/portfolio/queries.ts lockBusiness: .where('id', '=', barberId)":
    'only locks: without it others wait longer',
  'server/features/search/queries.ts listListings: b.user_id = ANY (${barberIds}::uuid[])':
    'only reads less: the others are registered as they are',
  'server/features/reviews/files.ts reviewFiles: if (!id.success) refuse':
    'for the types: nothing is found under an id that is none',
  "server/features/second-factor/queries.ts useBackupCode: .where('userId', '=', userId)":
    'the hash of a code includes its user',
  "server/features/services/queries.ts lockPriceList: .where('id', '=', barberId)":
    'only locks: without it others wait longer',
  "server/features/sessions/service.ts readSession: (await findSessionById(db, id)) ?? fail('SIGN_IN_REQUIRED')":
    'for the types: the session was opened or found a line before',
  "server/features/shop/queries.ts lockShop: .where('userId', '=', barberId)":
    'only locks: without it others wait longer',
  "server/features/team/earnings.ts readOwnEarnings: (await findMember(db, barberId, employeeId ?? '')) ?? fail('NOT_FOUND')":
    'for the types: the employment was found a line before',
  "server/features/team/invitations.ts resend: (await findShopName(db, barberId)) ?? fail('NOT_FOUND')":
    'for the types: a barber who invited has a shop',
  "server/features/team/invitations-queries.ts expireInvitations: .where('barberId', '=', barberId)":
    'invitations that have run out count as ended anyway',
  "server/features/team/invitations-queries.ts findInvitation: .where('barberId', '=', barberId)":
    'the caller has found the invitation with its barber',
  'server/features/team/joining.ts signUpInvited: if (!(await findByToken(db, hashInvite(token)))) refuse':
    'only sooner: refuses before hashing a password; lockOpen checks again',
  "server/features/team/joining.ts lockOpen: (await lockByToken(db, hashInvite(token))) ?? fail('NOT_FOUND')":
    'for the types: the caller has found the invitation',
  "server/features/team/leaving.ts leaveShop: (await lockMember(db, barberId, employeeId ?? '')) ?? fail('NOT_FOUND')":
    'for the types: the employment was found a line before',
  "server/features/team/own.ts ownEmployment: employeeId ?? fail('NOT_FOUND')":
    'for the types: an employment has an id',
  "server/features/team/own.ts readEmployment: (await findOwnEmployment(caller.db, id)) ?? fail('NOT_FOUND')":
    'for the types: the employment was found a line before',
  "server/features/team/own.ts changeOwn: (await lockMember(db, barberId, id)) ?? fail('NOT_FOUND')":
    'for the types: the employment was found a line before',
  'server/features/team/queries.ts setServices: barber_id = ${barberId}':
    'the caller has refused services of other barbers',
  "server/features/team/queries.ts listFinished: .where('e.isActive', '=', true)":
    'lockMember checks each of them again',
  "server/features/desk/calendar.ts readShop: (await findShop(db, barberId)) ?? fail('NOT_FOUND')":
    'readBusiness refuses the same a line later',
  'server/features/shop/files.ts shopFiles: if (!where.success) refuse':
    'for the types: no business is found for an invalid place',
  "server/features/waitlist/queries.ts hasWaiting: .where('barberId', '=', barberId)":
    'only sooner: the search for the next client also filters by the barber',
  "server/features/waitlist/queries.ts endOverdueOffers: .where('barberId', '=', barberId)":
    'offers that have run out count as ended anyway',
  'server/features/waitlist/waiting.ts leaveWaitlist: if (waiter.clientId === null && waiter.deviceHash === null) refuse':
    'for the types: every waitlist entry has an account or a browser',
  "server/features/waitlist/queries.ts findSame: .where('w.barberId', '=', barberId)":
    'the same services are of the same barber',
  "server/features/waitlist/queries.ts listInTurn: .where('w.barberId', '=', barberId)":
    'a waitlist entry names services, and those of another barber match no slot',
  'server/http/files.ts serveFolder: if (!plainName.test(name)) refuse':
    'sendFile never leaves its folder',
  'server/http/files.ts serveMedia: if (!type) refuse':
    'for the types: all stored files are pictures',
  "server/features/admin-grants/queries.ts listSubRoles: .where('p.isActive', '=', true)":
    'a closed account has no session',
  "server/features/admin-people/service.ts readPerson: actor.permissions.has('bookings.read')":
    'every sub-role that sees people sees bookings',
  "server/features/clients/queries.ts setAdded: .where('barberId', '=', barberId)":
    'the id is that of a record of this barber',
  'server/features/earnings/statement-queries.ts lockBalance: owner_id = ${barberId}':
    'only locks more: other businesses wait for their turn, and nothing is read',
  "server/features/earnings/files.ts earningFiles: statementMonth.safeParse(request.params.month).data ?? fail('NOT_FOUND')":
    'for the types: there is no statement of what is no month',
}
