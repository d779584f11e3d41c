// Makes a page's scripts known in advance. React Router writes a page's data and modules as inline
// scripts; here they become data, read by a script that is the same on every page. So the CSP lists
// only the scripts of the build.
import { createHash } from 'node:crypto'

const context =
  /<script>window\.__reactRouterContext = (\{[^<]*?\});window\.__reactRouterContext\.stream = [^<]*<\/script>/
const piece =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g
const end = '<script>window.__reactRouterContext.streamController.close();</script>'
const starter = /<script type="module" async="">([^<]*)<\/script>/
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

const data = (name: string, json: string) =>
  `<script type="application/json" data-page="${name}">${json}</script>`

// A public page works without scripts, so they load after the first paint and do not compete with
// pictures and fonts.
const start = `(()=>{
const read=(name)=>[...document.querySelectorAll('script[data-page='+name+']')].map(({textContent})=>JSON.parse(textContent));
const [{manifest,routes,entry,later}]=read('start');
const load=async()=>{
for(const href of later||[])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
const context=window.__reactRouterContext=read('context')[0];
context.stream=new ReadableStream({start(stream){for(const part of read('piece'))stream.enqueue(part);stream.close()}}).pipeThrough(new TextEncoderStream());
const modules=Promise.all(routes.map(async([id,files])=>[id,Object.assign({},...await Promise.all(files.map((file)=>import(file))))]));
await import(manifest);
window.__reactRouterRouteModules=Object.fromEntries(await modules);
import(entry)};
!later||document.hidden?load():requestAnimationFrame(()=>setTimeout(load))
})()`.replaceAll('\n', '')

// The page with its scripts turned into data. Everything else stays unchanged.
export function withPlainData(html: string, isPublic: boolean) {
  const [, modules] = starter.exec(html) ?? []
  if (modules === undefined) return html
  const files = [...html.matchAll(preload)].map(([, file]) => file)
  const later = isPublic && files.length > 0 ? { later: files } : {}
  return (isPublic ? html.replaceAll(preload, '') : html)
    .replace(context, (_, json: string) => data('context', json))
    .replaceAll(piece, (_, json: string) => data('piece', json))
    .replaceAll(end, '')
    .replace(starter, () => data('start', JSON.stringify({ ...modulesIn(modules), ...later })))
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `<script>${start}</script></body>`)
}

// 'import * as route0 from "/assets/root.js"; ... = {"root":route0}; import("/assets/entry.js");'
function modulesIn(script: string) {
  const [, manifest] = /^import "([^"]+)"/.exec(script) ?? []
  const [, entry] = /import\("([^"]+)"\)/.exec(script) ?? []
  const imports = [...script.matchAll(/import \* as (route\d+)\w* from "([^"]+)"/g)]
  const routes = [...script.matchAll(/("[^"]+"):(route\d+)/g)].map(([, id = '', name]) => [
    String(JSON.parse(id)),
    imports.filter(([, each]) => each === name).map(([, , file]) => file),
  ])
  return { manifest, routes, entry }
}

export function scriptSources(scripts: readonly string[]) {
  return [...scripts, start].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
