// The lists of money: refunds, claims and rules of the commission, offers and referrals.
import { commissionClaims } from '#contract/money/commission-claims.ts'
import { commissionRules } from '#contract/money/commission-rules.ts'
import { platformOffers } from '#contract/money/platform-offers.ts'
import { referralDesk } from '#contract/money/referral-desk.ts'
import { refunds } from '#contract/money/refunds.ts'
import { combine, day, type Api, type List } from './admin-combinations.ts'
import type { Samples } from './admin-samples.ts'

const week = { from: day(-37), to: day(-30) }

export function askMoney(api: Api, samples: Samples): List {
  const { huge, people } = samples
  const nobody = { q: 'unheard of' }
  const after = (keys: (n: number) => { key: string }) => [{ after: keys(0).key }]
  return {
    list: 'money',
    pages: [
      { name: 'refunds', ask: () => api.refunds.list({}) },
      {
        name: 'refunds, next page',
        ask: (n) => api.refunds.list({ after: samples.refunds(n).key }),
      },
      { name: 'refunds that wait', ask: () => api.refunds.list({ state: 'waiting' }) },
      {
        name: 'refunds of a booking',
        ask: (n) => api.refunds.list({ q: samples.refunds(n).number }),
      },
      { name: 'refunds of a client', ask: (n) => api.refunds.list({ q: people(n).name }) },
      { name: 'refunds of a week', ask: () => api.refunds.list(week) },
      { name: 'claims', ask: () => api.commissionClaims.list({}) },
      {
        name: 'claims, next page',
        ask: (n) => api.commissionClaims.list({ state: 'accepted', after: samples.claims(n).key }),
      },
      { name: 'commission', ask: () => api.commissionRules.read() },
      { name: 'rules', ask: () => api.commissionRules.list({}) },
      {
        name: 'rules, next page',
        ask: (n) => api.commissionRules.list({ after: samples.rules(n).key }),
      },
      { name: 'rules of a business', ask: () => api.commissionRules.list({ barber: huge }) },
      { name: 'offers', ask: () => api.platformOffers.list({}) },
      {
        name: 'offers, next page',
        ask: (n) => api.platformOffers.list({ after: samples.offers(n).key }),
      },
      {
        name: 'an offer by its code',
        ask: (n) => api.platformOffers.list({ q: samples.offers(n).code }),
      },
      { name: 'referrals', ask: () => api.referralDesk.list({}) },
      {
        name: 'referrals, next page',
        ask: (n) => api.referralDesk.list({ after: samples.referrals(n).key }),
      },
      { name: 'referrals to decide', ask: () => api.referralDesk.list({ state: 'flagged' }) },
      { name: 'a referral by a name', ask: (n) => api.referralDesk.list({ q: people(n).name }) },
    ],
    combinations: [
      ...combine(
        refunds.list.input,
        [
          [{ q: samples.refunds(0).number }, { q: people(0).name }, nobody],
          [week, { from: week.from }, { to: week.to }],
          after(samples.refunds),
        ],
        api.refunds.list,
      ),
      ...combine(
        commissionClaims.list.input,
        [after(samples.claims), [{ q: 'landry' }, { q: 'unheard of' }]],
        api.commissionClaims.list,
      ),
      ...combine(
        commissionRules.list.input,
        [[{ barber: huge }], after(samples.rules)],
        api.commissionRules.list,
      ),
      ...combine(
        platformOffers.list.input,
        [[{ q: 'Offer' }, nobody], after(samples.offers)],
        api.platformOffers.list,
      ),
      ...combine(
        referralDesk.list.input,
        [[{ q: people(0).name }, nobody], after(samples.referrals)],
        api.referralDesk.list,
      ),
    ],
  }
}
