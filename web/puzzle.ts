import { isRefusal } from '#contract/errors.ts'
import { solvePuzzle } from '#contract/puzzle.ts'

// Sends; when the server wants a puzzle solved first, solves it and sends once more.
export async function sendWithPuzzle<Input extends { puzzle?: string }, Output>(
  send: (input: Input) => Promise<Output>,
  input: Input,
): Promise<Output> {
  try {
    return await send(input)
  } catch (error) {
    const puzzle = isRefusal(error) && error.code === 'PUZZLE_WANTED' && error.fields?.puzzle
    if (!puzzle) throw error
    return send({ ...input, puzzle: await solvePuzzle(puzzle) })
  }
}
