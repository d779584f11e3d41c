// The whole stylesheet stands in the page: one request fewer before the first paint.
import inlined from '#web/styles.css?inline'

const id = 'styles'

// The browser's bundle carries no copy: the page already has it.
export function Styles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/web/styles.css" />
  const css = import.meta.env.SSR ? inlined : (document.getElementById(id)?.innerHTML ?? '')
  return <style id={id} dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
}
