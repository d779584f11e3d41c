// vitest setup file. Test files share a worker and the server's modules, which take longer to
// import than most files take to run. Before each file, this resets everything that belongs to one
// file: the test kits (a database, people, counters), the modules of the web, which keep state as a
// browser tab does, and the settings that a server receives at start.
import { beforeEach, vi, type WorkerGlobalState } from 'vitest'
import { readConfig } from '#server/config.ts'
import { configureMail } from '#server/features/mail/settings.ts'
import { configurePush } from '#server/features/notifications/settings.ts'
import { configureMap } from '#server/features/settings/map-tiles.ts'
import { configureSms } from '#server/features/sms/settings.ts'
import { untilAfterMidnight } from './midnight.ts'

declare const __vitest_worker__: WorkerGlobalState
type Page = { document?: { body: { replaceChildren: () => void } } }

const perFile = /^\/(tests|web)\/|\.test\.\w+\.ts$/
const {
  config: { root },
  evaluatedModules,
} = __vitest_worker__

beforeEach(() => untilAfterMidnight(5000))
vi.useRealTimers()
vi.unstubAllGlobals()
// The files of a worker share a page, and the previous file may have left a toast on it.
const { document }: Page = globalThis as object
document?.body.replaceChildren()

const config = readConfig({})
configureMail(config)
configureSms(config)
configurePush(config)
configureMap(config)

for (const [id, module] of evaluatedModules.idToModuleMap) {
  if (!id.startsWith(root) || !perFile.test(id.slice(root.length))) continue
  if (id === import.meta.filename) continue
  module.evaluated = false
  module.promise = undefined
  module.exports = undefined
  module.importers.clear()
}
