// nginx in front of a server, from docs/proxy/nginx.conf with other ports, files and folders.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const config = join(import.meta.dirname, '../../docs/proxy/nginx.conf')

type Options = { serverPort: string; httpsPort: number; httpPort: number; dir: string }

/** Says before anything is started what this drill needs of the system. */
export function demandTools() {
  const tools = [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ] as const
  const missing = tools.filter(([name, version]) => spawnSync(name, [version]).status !== 0)
  if (missing.length === 0) return
  const names = missing.map(([name]) => name)
  throw new Error(
    `This drill needs ${names.join(' and ')}: apt-get install -y ${names.join(' ')}, and /usr/sbin in the PATH.`,
  )
}

export async function startProxy({ serverPort, httpsPort, httpPort, dir }: Options) {
  const [certificate, key] = makeCertificate(dir)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(dir, name), { recursive: true })
    return `${name}_temp_path ${join(dir, name)};`
  })
  const text = replaceAll(readFileSync(config, 'utf8'), [
    ['worker_processes auto;', 'worker_processes auto; daemon off; pid nginx.pid;'],
    ['error_log /var/log/nginx/error.log crit;', 'error_log stderr crit;'],
    ['http {', `http { ${folders.join(' ')}`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${serverPort};`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    // Containers that run tests often have no IPv6.
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/nginx/kempt.crt', certificate],
    ['/etc/nginx/kempt.key', key],
  ])
  const file = join(dir, 'nginx.conf')
  // As root, the workers would become another user, who may not read this folder.
  const isRoot = process.getuid?.() === 0
  writeFileSync(file, isRoot ? `user root;\n${text}` : text)
  const child = spawn('nginx', ['-p', dir, '-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`nginx ended with ${code}.`)))
  })
  failed.catch(() => {})
  await Promise.race([failed, untilAnswers(`http://127.0.0.1:${httpPort}/`)])
  return {
    url: `https://127.0.0.1:${httpsPort}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function makeCertificate(dir: string) {
  const [certificate, key] = [join(dir, 'kempt.crt'), join(dir, 'kempt.key')] as const
  const fresh = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const names = ['-subj', '/CN=127.0.0.1', '-days', '2', '-out', certificate, '-keyout', key]
  execFileSync('openssl', ['req', ...fresh, ...names], { stdio: 'ignore' })
  return [certificate, key] as const
}

function replaceAll(text: string, pairs: [from: string, to: string][]) {
  return pairs.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`${config} must say once: ${from}`)
    return changed.replace(from, () => to)
  }, text)
}

async function untilAnswers(url: string) {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return
    await sleep(50)
  }
  throw new Error(`${url} did not answer.`)
}
