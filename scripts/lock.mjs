// Run after adding or moving a package, on the pinned Node: `npm run lock`.
// Keeps package-lock.json free of registry addresses, and lists the platform packages that a
// registry mirror may lack, so that `npm ci` works behind any registry.
import { readFileSync, writeFileSync } from 'node:fs'

const oses = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
]
const cpus = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
  'mips64el',
]

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [place, entry] of Object.entries(lock.packages)) {
  delete entry.resolved
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`
    if (lock.packages[`node_modules/${name}`] ?? lock.packages[nested]) continue
    const os = oses.filter((each) => name.includes(each))
    const cpu = cpus.filter((each) => new RegExp(`[-_]${each}(?![0-9a-z])`).test(name)).slice(0, 1)
    if (cpu.length === 0) continue
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      cpu,
      dev: entry.dev,
      optional: true,
      os: os.length > 0 ? os : undefined,
    }
  }
}
const { '': root, ...rest } = lock.packages
const sorted = Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
lock.packages = { '': root, ...sorted }
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
