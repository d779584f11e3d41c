// Test kit: an owner who changes sections of the settings through the API.
import type { SectionOrder, StoredSections } from '#contract/admin/settings/settings.ts'
import { as, make } from '#tests/world.ts'

export const owner = await make.person('admin')
export const reason = 'Agreed on Monday'

export const sections = async () => (await as(owner).adminSettings.read()).sections

type Values<Name extends keyof StoredSections> = StoredSections[Name]['values']

export const change = {
  booking: async (values: Partial<Values<'booking'>>) => {
    const { booking: now } = await sections()
    await save({ section: 'booking', ...now, values: { ...now.values, ...values }, reason })
  },
  visits: async (values: Partial<Values<'visits'>>) => {
    const { visits: now } = await sections()
    await save({ section: 'visits', ...now, values: { ...now.values, ...values }, reason })
  },
  standing: async (values: Partial<Values<'standing'>>) => {
    const { standing: now } = await sections()
    await save({ section: 'standing', ...now, values: { ...now.values, ...values }, reason })
  },
  referrals: async (values: Partial<Values<'referrals'>>) => {
    const { referrals: now } = await sections()
    await save({ section: 'referrals', ...now, values: { ...now.values, ...values }, reason })
  },
  tax: async (values: Values<'tax'>) => {
    const { tax: now } = await sections()
    await save({ section: 'tax', ...now, values, reason })
  },
  site: async (values: Partial<Values<'site'>>) => {
    const { site: now } = await sections()
    await save({ section: 'site', ...now, values: { ...now.values, ...values }, reason })
  },
}

export const save = (order: SectionOrder) => as(owner).adminSettings.save(order)
