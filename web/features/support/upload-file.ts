import { AppError, fail, isRefusal } from '#contract/errors.ts'
import { ticketFilesPath } from '#contract/accounts/support.ts'

// Answers the name the ticket is to be sent with.
export async function uploadFile(picture: File): Promise<string> {
  const body = new FormData()
  body.set('file', picture)
  // The header no other site can send (server/http/security.ts).
  const headers = { 'x-kempt': '1' }
  const request = fetch(ticketFilesPath, { method: 'POST', headers, body })
  const response = await request.catch(() => fail('UNREACHABLE'))
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return (answer as { file: string }).file
  throw new AppError(isRefusal(answer) ? answer.code : 'INTERNAL')
}
