import type { FastifyRequest } from 'fastify'

// Whether the client has the response with this ETag already. It may name several, and the weak
// comparison applies (RFC 9110, 13.1.2).
export function isKnown({ headers }: FastifyRequest, etag: string) {
  const given = headers['if-none-match']
  if (given === undefined) return false
  if (given.trim() === '*') return true
  return given.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false
}
