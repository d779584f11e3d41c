import { isRefusal } from '#contract/errors.ts'
import { solveChallenge } from '#contract/accounts/proof-of-work.ts'

// Sends; when the server wants a challenge solved first, solves it and sends once more.
export async function sendWithProof<Input extends { proof?: string }, Output>(
  send: (input: Input) => Promise<Output>,
  input: Input,
): Promise<Output> {
  try {
    return await send(input)
  } catch (error) {
    const challenge = isRefusal(error) && error.code === 'PROOF_WANTED' && error.fields?.challenge
    if (!challenge) throw error
    return send({ ...input, proof: await solveChallenge(challenge) })
  }
}
