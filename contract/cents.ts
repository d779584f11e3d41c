// Arithmetic on cents, shared by server and screens.

// Half a cent is rounded up.
export function percentOf(cents: number, percent: number) {
  return Math.round((cents * percent) / 100)
}

export const mostCommissionCents = 5000

// The platform's commission on what a booking is worth, without tips and taxes.
export function commissionOf(cents: number, percent: number) {
  return Math.min(percentOf(cents, percent), mostCommissionCents)
}

// Splits a total by weights into whole cents that add up to it. Each share is rounded down; the cents
// left over go to the largest remainders, of equal ones to the first.
export function sharesOf(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, each) => all + each, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? totalCents : 0))
  const exact = weights.map((weight, index) => {
    const product = BigInt(totalCents) * BigInt(weight)
    return { index, cents: Number(product / BigInt(sum)), rest: product % BigInt(sum) }
  })
  const given = exact.reduce((all, { cents }) => all + cents, 0)
  const byRest = exact.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index)
  const favored = new Set(byRest.slice(0, totalCents - given).map(({ index }) => index))
  return exact.map(({ index, cents }) => cents + (favored.has(index) ? 1 : 0))
}
