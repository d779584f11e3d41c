// The columns of rules, offers and referrals.
import { ruleStateNames, sourceTexts } from '#contract/admin/words/states.ts'
import { flagReasonNames, referralStateNames } from '#contract/admin/words/values.ts'
import { commissionRules, type RuleQuery } from '#contract/money/commission-rules.ts'
import { offerNames, statusNames } from '#contract/money/offer-names.ts'
import {
  platformOffers,
  type OfferQuery,
  type PlatformOffer,
} from '#contract/money/platform-offers.ts'
import {
  referralDesk,
  type ReferralLine,
  type ReferralQuery,
} from '#contract/money/referral-desk.ts'
import { readRules } from '#server/features/commission-rules/service.ts'
import { readOffers } from '#server/features/platform-offers/service.ts'
import { readReferrals } from '#server/features/referral-desk/service.ts'
import { dollars, nameIn } from './cells.ts'
import { csvList } from './service.ts'

type Rule = Awaited<ReturnType<typeof readRules>>[number]

export const rules = csvList<RuleQuery, Rule>({
  name: 'commission-rules',
  needs: 'money.read',
  asked: commissionRules.list.input,
  columns: [
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(ruleStateNames[row.state]),
    },
    { title: { en: 'Business', es: 'Negocio' }, cell: (row) => row.barber?.shopName ?? '' },
    {
      title: { en: 'Source', es: 'Origen' },
      cell: (row, said) => (row.source === null ? '' : nameIn(sourceTexts, row.source, said)),
    },
    { title: { en: 'Percent', es: 'Porcentaje' }, cell: (row) => String(row.percent) },
    {
      title: { en: 'Starts', es: 'Empieza' },
      isTime: true,
      cell: (row, said) => said.time(row.startsAt),
    },
    {
      title: { en: 'Ends', es: 'Termina' },
      isTime: true,
      cell: (row, said) => said.time(row.endsAt),
    },
    { title: { en: 'Reason', es: 'Motivo' }, cell: (row) => row.reason },
    { title: { en: 'Made by', es: 'La creó' }, cell: (row) => row.createdBy },
    {
      title: { en: 'Made', es: 'Creada' },
      isTime: true,
      cell: (row, said) => said.time(row.createdAt),
    },
    { title: { en: 'Ended by', es: 'La terminó' }, cell: (row) => row.withdrawn?.by ?? '' },
    {
      title: { en: 'Why it ended', es: 'Por qué terminó' },
      cell: (row) => row.withdrawn?.reason ?? '',
    },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readRules(db, last ? { ...asked, after: { at: last.createdAt, id: last.id } } : asked, limit),
})

export const offers = csvList<OfferQuery, PlatformOffer>({
  name: 'platform-offers',
  needs: 'analytics.read',
  asked: platformOffers.list.input,
  columns: [
    { title: { en: 'Name', es: 'Nombre' }, cell: (row) => row.name },
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(statusNames[row.status]),
    },
    {
      title: { en: 'Kind', es: 'Tipo' },
      cell: (row, said) => said.word(offerNames[row.kind]),
    },
    { title: { en: 'Code', es: 'Código' }, cell: (row) => row.code ?? '' },
    { title: { en: 'Percent', es: 'Porcentaje' }, cell: (row) => String(row.percent ?? '') },
    {
      title: { en: 'Amount', es: 'Monto' },
      cell: (row) => (row.amountCents === null ? '' : dollars(row.amountCents)),
    },
    {
      title: { en: 'Starts', es: 'Empieza' },
      isTime: true,
      cell: (row, said) => said.time(row.startsAt),
    },
    {
      title: { en: 'Ends', es: 'Termina' },
      isTime: true,
      cell: (row, said) => said.time(row.endedAt ?? row.endsAt),
    },
    { title: { en: 'Uses', es: 'Usos' }, cell: (row) => String(row.uses) },
    { title: { en: 'Budget', es: 'Presupuesto' }, cell: (row) => dollars(row.budgetCents) },
    { title: { en: 'Used', es: 'Usado' }, cell: (row) => dollars(row.usedCents) },
    { title: { en: 'Cost', es: 'Costo' }, cell: (row) => dollars(row.costCents) },
    { title: { en: 'Made by', es: 'La creó' }, cell: (row) => row.createdBy },
  ],
  read: ({ db }, asked, { last, limit }) =>
    readOffers(db, last ? { ...asked, after: { at: last.createdAt, id: last.id } } : asked, limit),
})

// Without emails: contacts need the right to export people.
export const referrals = csvList<ReferralQuery, ReferralLine>({
  name: 'referrals',
  needs: 'money.read',
  asked: referralDesk.list.input,
  columns: [
    {
      title: { en: 'State', es: 'Estado' },
      cell: (row, said) => said.word(referralStateNames[row.state]),
    },
    { title: { en: 'Newcomer', es: 'Nuevo cliente' }, cell: (row) => row.referee.name },
    { title: { en: 'Brought by', es: 'Lo trajo' }, cell: (row) => row.referrer.name },
    { title: { en: 'Code', es: 'Código' }, cell: (row) => row.code },
    {
      title: { en: 'Joined', es: 'Se registró' },
      isTime: true,
      cell: (row, said) => said.time(row.joinedAt),
    },
    {
      title: { en: 'In common', es: 'En común' },
      cell: ({ flagReason }, said) =>
        flagReason === null ? '' : said.word(flagReasonNames[flagReason]),
    },
  ],
  read: (caller, asked, { last, limit }) =>
    readReferrals(
      caller,
      last ? { ...asked, after: { at: last.joinedAt, id: last.id } } : asked,
      limit,
    ),
})
