// A Fastify server that only answers fixed bytes.
import fastify from 'fastify'
import type { Answer } from './stage.ts'

const [port, text] = process.argv.slice(2)
const answers = JSON.parse(text ?? '{}') as Record<string, Answer>
const app = fastify()
app.get('/readyz', () => 'ready')
for (const [path, { body, headers }] of Object.entries(answers)) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_, reply) => reply.headers(headers).send(bytes))
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
