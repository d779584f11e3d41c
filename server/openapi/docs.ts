// /api/docs: the contract as a readable page.
import type { Access } from '#contract/access.ts'
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/contract.ts'
import { listCalls, type Line } from '#contract/call.ts'
import * as z from 'zod'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#141a26;background:#fbfaf8}
h1{font-size:2rem}h2{margin-top:2.5rem;text-transform:capitalize}article{border:1px solid #ddd6c9;border-radius:.875rem;padding:1rem 1.25rem;margin:1rem 0;background:#fff}
h3{margin:0;font:600 1rem ui-monospace,monospace;overflow-wrap:anywhere}b{color:#0a5a86}pre{background:#f3f0ea;padding:.75rem;border-radius:10px;overflow:auto;font-size:.8125rem}
p{margin:.5rem 0;color:#5b6270}
@media(prefers-color-scheme:dark){body{color:#f5f2ec;background:#0e121b}article{background:#151a24;border-color:#2c3341}pre{background:#1f2430}p{color:#a5abb8}b{color:#62b9e0}}`

export async function docs(app: FastifyInstance) {
  const html = drawPage()
  app.get('/api/docs', { config: { access: 'public' } }, (_, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

function drawPage() {
  const nouns = Object.keys(contract)
  const sections = nouns.map((noun) => {
    const lines = listCalls(contract).filter((line) => line.noun === noun)
    return `<section><h2>${escape(noun)}</h2>${lines.map(drawCall).join('')}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kempt API</title><meta name="description" content="Every call of the Kempt API."><style>${style}</style></head><body><main><h1>Kempt API</h1><p>Every call, as JSON over HTTP. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. A write needs the header <code>x-kempt</code> and an Origin of this site. A refusal is <code>{ code, message, fields? }</code>.</p>${sections.join('')}</main></body></html>`
}

function drawCall({ name, call }: Line) {
  const who = nameAccess(call.access)
  const refusals = call.errors?.length
    ? `<p>May be refused with ${call.errors.join(', ')}.</p>`
    : ''
  return `<article><h3><b>${call.method}</b> ${escape(call.path)}</h3><p>${escape(call.summary)}</p><p>${escape(name)}, for: ${escape(who)}</p>${drawSchema('Send', call.input, 'input')}${drawSchema('Get', call.output, 'output')}${refusals}</article>`
}

function nameAccess(access: Access) {
  if (typeof access === 'string') return access
  return 'needs' in access ? `administrators with ${access.needs}` : access.join(', ')
}

function drawSchema(title: string, schema: z.core.$ZodType | undefined, io: 'input' | 'output') {
  if (schema === undefined) return ''
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre></details>`
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
