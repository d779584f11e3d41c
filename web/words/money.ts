// Dollars in words, by arithmetic: the first use of Intl costs a phone more than a page of cards.

// '$40', with cents only where there are some.
export function priceOf(cents: number) {
  return sumOf(cents).replace(/\.00$/, '')
}

// '$40.00': always with cents, so that the figures of a column line up.
export function sumOf(cents: number) {
  const dollars = String(Math.trunc(Math.abs(cents) / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${dollars}.${rest}`
}

// '-40.00', as spreadsheets read it.
export const dollarsOf = (cents: number) => ((cents || 0) / 100).toFixed(2)
