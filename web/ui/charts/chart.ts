// The arithmetic of the charts. Places are percentages of the plot, so a chart drawn on the server
// fits every width without a script.

// `before` is the same moment of the period before, drawn as a ghost.
export type Point = { label: string; value: number; before?: number }
export type Format = (value: number) => string
export type Color = 1 | 2 | 3 | 4 | 5

export const colors: Record<Color, string> = {
  1: 'hsl(var(--chart-1))',
  2: 'hsl(var(--chart-2))',
  3: 'hsl(var(--chart-3))',
  4: 'hsl(var(--chart-4))',
  5: 'hsl(var(--chart-5))',
}

export function colorAt(index: number) {
  return colors[((index % 5) + 1) as Color]
}

// Whole, round numbers from 0, or `least` below it, to at least `most`, about four of them.
export function ticksFor(most: number, least = 0) {
  const rough = Math.max(1, (most - least) / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * power).filter(Number.isInteger)
  const step = steps.find((one) => one >= rough) ?? rough
  const below = Math.ceil(-least / step)
  const above = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}

type Place = [x: number, y: number]

// A monotone cubic (Fritsch and Carlson): smooth, and never higher or lower than the numbers are.
export function smoothPath(places: readonly Place[]) {
  const [first] = places
  if (!first) return ''
  const slopes = slopesOf(places)
  const curves = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? first
    const third = (x - fromX) / 3
    const leave = fromY + third * (slopes[index] ?? 0)
    const arrive = y - third * (slopes[index + 1] ?? 0)
    return `C${[fromX + third, leave, x - third, arrive, x, y].map(short).join(' ')}`
  })
  return `M${first.map(short).join(' ')}${curves.join('')}`
}

function slopesOf(places: readonly Place[]) {
  const steps = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0]
    return { width: x - fromX, slope: (y - fromY) / (x - fromX) }
  })
  return places.map((_, index) => {
    const left = steps[index - 1]
    const right = steps[index]
    if (!left || !right) return (left ?? right)?.slope ?? 0
    if (left.slope * right.slope <= 0) return 0
    const weights = 3 * (left.width + right.width)
    const toLeft = (2 * right.width + left.width) / left.slope
    const toRight = (right.width + 2 * left.width) / right.slope
    return weights / (toLeft + toRight)
  })
}

function short(number: number) {
  return Math.round(number * 100) / 100
}
