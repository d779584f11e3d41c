import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole table is about 2 kB; finding routes lazily would cost a request per page.
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name)) continue
      const bytes = readFileSync(join(client, name))
      writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes))
      writeFileSync(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
} satisfies Config
