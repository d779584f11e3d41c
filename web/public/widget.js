// The "Book now" button on a barber's own site (docs/widget.md). No dependency, no style or markup
// as text, so that it works under a strict policy of the page it stands on.
;(() => {
  const labels = { en: 'Book now', es: 'Reservar ahora' }
  const sheet = `
    a {
      display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box;
      min-height: 48px; padding: 0 28px; border-radius: 10px;
      background: hsl(200 88% 28%); color: #fff;
      font: 600 16px/1.25 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
      text-align: center; text-decoration: none;
    }
    a:hover { background: hsl(200 88% 22%) }
    a:focus-visible { outline: 3px solid hsl(200 88% 32%); outline-offset: 3px }
  `

  function render(script) {
    const { barber, label, language } = script.dataset
    if (!/^[\da-z]+(-[\da-z]+)*$/i.test(barber ?? '') || script.dataset.done) return
    script.dataset.done = '1'
    const wanted = language ?? document.documentElement.lang.slice(0, 2)
    const known = wanted in labels ? wanted : 'en'
    const url = new URL(`/b/${barber}?book=1`, script.src)
    if (language === known) url.searchParams.set('lang', known)

    const link = document.createElement('a')
    link.href = url.href
    // A tab of its own: in a frame the browser would not know the guest again.
    link.target = '_blank'
    link.rel = 'noopener'
    link.lang = known
    link.textContent = label?.trim() || labels[known]

    const place = document.createElement('span')
    const root = place.attachShadow({ mode: 'open' })
    const style = new CSSStyleSheet()
    style.replaceSync(sheet)
    root.adoptedStyleSheets = [style]
    root.append(link)
    script.after(place)
  }

  // One for each script tag, also where a page adds the tag later.
  const tags = document.currentScript
    ? [document.currentScript]
    : document.querySelectorAll('script[data-barber][src*="/widget.js"]')
  for (const tag of tags) render(tag)
})()
