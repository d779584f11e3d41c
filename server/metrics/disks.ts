// Free space where this process keeps its files.
import { Gauge } from 'prom-client'
import type { Places } from '#server/places.ts'
import { readFreeSpace } from '#server/storage/free-space.ts'
import { registry } from './instruments.ts'

const freeShare = new Gauge({
  name: 'kempt_disk_free_ratio',
  help: 'Free share of the disks that hold the data and the backups; NaN for a missing folder.',
  labelNames: ['place'] as const,
  registers: [registry],
})

export async function collectDisks({ dataDir, backupDir }: Places) {
  const folders = { data: dataDir, ...(backupDir !== null && { backups: backupDir }) }
  for (const [place, folder] of Object.entries(folders))
    freeShare.set({ place }, await readFreeSpace(folder).catch(() => Number.NaN))
}
