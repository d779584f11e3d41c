import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { backupCheckedAt } from '#server/metrics/instruments.ts'
import { openFolder } from '#tests/temporary.ts'
import { keepBackups } from './keeper.ts'

const { log } = fastify()

async function measured(backupDir: string) {
  const places = { dataDir: backupDir, mediaDir: backupDir, backupDir }
  await keepBackups('postgres://nowhere', places, log).stop()
  return (await backupCheckedAt.get()).values[0]!.value * 1000
}

test('the metrics know when the newest backup was made, or since when there is none', async () => {
  expect((await backupCheckedAt.get()).values[0]!.value).toBeNaN()
  const folder = openFolder()
  const began = Date.now()
  expect(await measured(folder)).toBeGreaterThanOrEqual(began)
  for (const finishedAt of ['2026-03-02T09:00:00.000Z', '2026-03-01T09:00:00.000Z']) {
    const backup = join(folder, finishedAt)
    mkdirSync(backup)
    writeFileSync(join(backup, 'backup.json'), JSON.stringify({ finishedAt }))
  }
  expect(await measured(folder)).toBe(Date.parse('2026-03-02T09:00:00.000Z'))
})
