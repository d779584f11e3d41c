import { AppError, fail, isRefusal } from '#contract/errors.ts'
import { askForCode } from '#web/rights/fresh-code.ts'
import { saveFile } from './save-file.ts'

// By hand and not by a plain link, so that a refusal is said here instead of shown as a page. Asked
// again once the code is given, as calls are (web/api.ts).
export async function download(url: string, name: string, request?: RequestInit) {
  const file = await fetchFile(url, request).catch(async (error: unknown) => {
    const isStale = isRefusal(error) && error.code === 'SECOND_FACTOR_STALE'
    if (!isStale || !(await askForCode())) throw error
    return fetchFile(url, request)
  })
  saveFile(file, name)
}

async function fetchFile(url: string, request?: RequestInit) {
  const response = await fetch(url, request).catch(() => fail('UNREACHABLE'))
  // A connection that breaks halfway is no file.
  if (response.ok) return response.blob().catch(() => fail('UNREACHABLE'))
  const body: unknown = await response.json().catch(() => null)
  throw new AppError(isRefusal(body) ? body.code : 'INTERNAL')
}
