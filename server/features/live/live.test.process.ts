// A separate server process for tests: `node live.test.process.ts <database url>`.
import { openServer } from './live.test.kit.ts'

const [url = ''] = process.argv.slice(2)
const { address } = await openServer(url, async ({ headers }) => {
  const id = headers['x-session']
  return id === undefined ? null : { id: String(id), sessionId: String(id) }
})
process.stdout.write(`${address}\n`)
