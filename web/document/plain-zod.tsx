// zod would try whether it may make code from text. Our pages forbid that, and would report the try;
// so it is told before the first schema is made, by the name under which it keeps its settings.
export const zodScript = 'globalThis.__zod_globalConfig={jitless:true}'

export function PlainZod() {
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: zodScript }} /> : null
}
