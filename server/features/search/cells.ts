// Barbers by where they are, in cells of about a mile.
import type { Box, Spot } from './places.ts'
import { put, take } from './slot-sets.ts'

const cellDegrees = 1 / 64
// A box of up to this many cells is looked up cell by cell: about 100 by 100 miles.
const fewCells = 10_000

const rowOf = (latitude: number) => Math.floor(latitude / cellDegrees)
const columnOf = (longitude: number) => Math.floor(longitude / cellDegrees)
const keyOf = (column: number, row: number) => column * 100_000 + row
const cellOf = ({ latitude, longitude }: Spot) => keyOf(columnOf(longitude), rowOf(latitude))

export function createCells() {
  const cells = new Map<number, Set<number>>()

  // From west to east, so that the map forms the same clusters every time. May return more than the
  // box: a box the size of a continent has more cells than there are barbers.
  function inside({ west, south, east, north }: Box): Set<number>[] {
    const [firstRow, lastRow] = [rowOf(south), rowOf(north)]
    const [firstColumn, lastColumn] = [columnOf(west), columnOf(east)]
    const count = (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1)
    if (count > Math.max(cells.size, fewCells))
      return [...cells].sort(([a], [b]) => a - b).map(([, cell]) => cell)
    const found: Set<number>[] = []
    for (let column = firstColumn; column <= lastColumn; column++)
      for (let row = firstRow; row <= lastRow; row++) {
        const cell = cells.get(keyOf(column, row))
        if (cell) found.push(cell)
      }
    return found
  }

  return {
    inside,
    put: (spot: Spot, slot: number) => put(cells, cellOf(spot), slot),
    take: (spot: Spot, slot: number) => take(cells, cellOf(spot), slot),
  }
}
