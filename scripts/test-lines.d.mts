export function retriedLines(retried: string[]): string

export function lastLines(results: {
  passed: number
  failed: string[]
  retried: string[] | null
}): string
