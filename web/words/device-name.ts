// A browser's user agent in familiar words: 'Chrome', 'iPhone'.

// The first that fits: many browsers also call themselves Chrome or Safari.
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biP(hone|od)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

export function deviceOf(userAgent: string) {
  const system = find(systems, userAgent)
  return {
    browser: find(browsers, userAgent),
    system,
    isHandheld: ['iPhone', 'iPad', 'Android'].includes(system ?? ''),
  }
}

function find(list: [name: string, mark: RegExp][], text: string) {
  return list.find(([, mark]) => mark.test(text))?.[0] ?? null
}
