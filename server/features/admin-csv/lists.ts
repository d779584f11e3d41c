// The lists that have a file.
import { bookings, myBookings } from './bookings.ts'
import { appealCases, claimCases, reportCases } from './cases.ts'
import { offers, referrals, rules } from './money.ts'
import { awards, barbers, people } from './people.ts'
import { balances, payouts } from './payouts.ts'
import { refundLog } from './refund-log.ts'
import { trail } from './trail.ts'

export const lists = [
  bookings,
  myBookings,
  appealCases,
  reportCases,
  claimCases,
  people,
  barbers,
  awards,
  rules,
  offers,
  referrals,
  refundLog,
  balances,
  payouts,
  trail,
]
