// vitest setup file. Test files share a worker and the server's modules, which take longer to
// import than most files take to run. Before each file, this resets everything that belongs to one
// file: the test kits (a database, people, counters) and the modules of the web, which keep state as
// a browser tab does.
import { beforeEach, vi, type WorkerGlobalState } from 'vitest'
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

for (const [id, module] of evaluatedModules.idToModuleMap) {
  if (!id.startsWith(root) || !perFile.test(id.slice(root.length))) continue
  if (id === import.meta.filename) continue
  module.evaluated = false
  module.promise = undefined
  module.exports = undefined
  module.importers.clear()
}
