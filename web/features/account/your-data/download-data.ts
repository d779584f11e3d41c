import { AppError, isRefusal } from '#contract/errors.ts'
import { saveFile } from './save-file.ts'

// By hand and not by a plain link, so that a refusal is said here instead of shown as a page.
export async function downloadData() {
  const response = await fetch('/api/account/export').catch(() => {
    throw new AppError('UNREACHABLE')
  })
  if (response.ok) return saveFile(await response.blob(), 'kempt-my-data.zip')
  const body: unknown = await response.json().catch(() => null)
  throw new AppError(isRefusal(body) ? body.code : 'INTERNAL')
}
