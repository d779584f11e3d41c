import type { ServiceCategory } from '#contract/marketplace/barbers.ts'

// In the order of a price list. The contract's own list comes with zod.
export const categories: readonly ServiceCategory[] = ['Fades', 'Beard', 'Kids', 'Designs', 'Other']
