import { isRefusal } from '#contract/errors.ts'

// Sends once more with the answer when the server asks for a proof of work first.
export async function withPuzzle<Answer>(send: (puzzle?: string) => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    const puzzle = isRefusal(error) && error.code === 'PUZZLE_WANTED' && error.fields?.puzzle
    if (!puzzle) throw error
    const { solvePuzzle } = await import('#contract/puzzle.ts')
    return send(await solvePuzzle(puzzle))
  }
}
