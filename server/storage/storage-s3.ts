import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { Storage } from './storage.ts'

export type Bucket = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const patienceMs = 20_000
const tries = 2

// Any S3-compatible store, with path-style URLs: <endpoint>/<bucket>/<name>.
export function s3Storage({ endpoint, bucket, ...credentials }: Bucket): Storage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: tries })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`

  async function ask(method: string, path: string, { headers = {}, body }: Asked = {}) {
    const sent = { method, headers, body, signal: AbortSignal.timeout(patienceMs) }
    const answer = await client.fetch(root + path, sent)
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`The picture store answered ${answer.status} to ${method}.`)
  }

  return {
    async save(name, bytes) {
      // A copy in plain memory, as fetch needs it.
      const asked = { headers: describe(name, bytes), body: Buffer.from(bytes) }
      if (!(await done(ask('PUT', `/${name}`, asked))))
        throw new Error('The picture store has no such bucket.')
    },
    async open(name) {
      const answer = await ask('GET', `/${name}`)
      if (!answer?.body) return null
      const bytes = Number(answer.headers.get('content-length'))
      return { stream: Readable.fromWeb(answer.body as ReadableStream), bytes }
    },
    async remove(name) {
      await done(ask('DELETE', `/${name}`))
    },
    // Copying the object onto itself renews its date.
    async touch(name) {
      const headers = {
        'content-type': typeOf(name),
        'x-amz-copy-source': `/${bucket}/${name}`,
        'x-amz-metadata-directive': 'REPLACE',
      }
      return done(ask('PUT', `/${name}`, { headers }))
    },
    async listOlder(folder, timeMs) {
      const old: string[] = []
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
        if (next) query.set('continuation-token', next)
        const page = (await (await ask('GET', `?${query}`))?.text()) ?? ''
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = tag(entry, 'Key')
          if (name && Date.parse(tag(entry, 'LastModified') ?? '') < timeMs) old.push(name)
        }
        next = tag(page, 'NextContinuationToken')
      } while (next)
      return old
    },
  }
}

type Asked = { headers?: Record<string, string>; body?: Buffer<ArrayBuffer> }

// Signs the hash of the content, so that it cannot be changed in transit.
function describe(name: string, bytes: Buffer) {
  return {
    'content-type': typeOf(name),
    'content-length': String(bytes.length),
    'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
  }
}

function typeOf(name: string) {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp'
}

// The values are our own names and dates, so they need no unescaping.
function tag(xml: string, name: string) {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}

// False when it does not exist.
async function done(asked: Promise<Response | null>) {
  const answer = await asked
  await answer?.body?.cancel()
  return answer !== null
}
