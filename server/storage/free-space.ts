import { statfs } from 'node:fs/promises'

// The free share of the disk that a folder is on, from 0 to 1.
export async function readFreeSpace(folder: string) {
  const { bavail, blocks } = await statfs(folder)
  return bavail / blocks
}
