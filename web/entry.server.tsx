// Pages are rendered whole, not streamed: so they can be hashed for the CSP, compressed and cached.
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { languageContext } from './context.ts'
import { LanguageProvider } from './language.tsx'

const patienceMs = 5000

// oxlint-disable-next-line max-params -- the router calls it so
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
) {
  return new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = []
    let answer = status
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(Buffer.concat(chunks), { status: answer, headers }))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <LanguageProvider language={visit.get(languageContext)}>
        <ServerRouter context={context} url={request.url} />
      </LanguageProvider>,
      {
        // A finished boundary stays in place instead of arriving through a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError() {
          answer = 500
        },
      },
    )
    const timer = setTimeout(abort, patienceMs)
  })
}

// Refusals and lost connections are told by their status; only breakage is worth a line. Where it
// happened says enough, and a message may quote what a visitor sent.
export function handleError(error: unknown) {
  if (!(error instanceof Error) || 'code' in error) return
  const frames = error.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? []
  process.emitWarning([`${error.name} in a page`, ...frames].join('\n'))
}
