import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, grounds, neverOverridden, parseColor } from '#contract/theme.ts'

const css = readFileSync(new URL('../web/styles.css', import.meta.url), 'utf8')
const themes = { light: tokensOf(':root'), dark: { ...tokensOf(':root'), ...tokensOf('.dark') } }

const text = 4.5
const drawing = 3
const pairs: [front: string, ground: string, least: number][] = [
  ['foreground', 'background', text],
  ['card-foreground', 'card', text],
  ['popover-foreground', 'popover', text],
  ['primary-foreground', 'primary', text],
  ['secondary-foreground', 'secondary', text],
  ['muted-foreground', 'background', text],
  ['muted-foreground', 'muted', text],
  ['muted-foreground', 'card', text],
  ['muted-foreground', 'secondary', text],
  ['accent-foreground', 'accent', text],
  ['destructive-foreground', 'destructive', text],
  ['brand-foreground', 'brand', text],
  ['primary', 'background', text],
  ['primary', 'card', text],
  ['primary', 'accent', text],
  ['brand', 'background', text],
  ['brand', 'card', text],
  ['destructive', 'background', text],
  ['destructive', 'card', text],
  ['success', 'card', text],
  ['success', 'background', text],
  ['success-foreground', 'success', text],
  ['warning', 'card', text],
  ['warning-foreground', 'warning', text],
  ['ink-foreground', 'ink', text],
  ['star', 'card', drawing],
  ['star', 'background', drawing],
  ['star', 'muted', drawing],
  ['input', 'background', drawing],
  ['input', 'card', drawing],
  ['ring', 'background', drawing],
  ['ring', 'card', drawing],
  ['chart-1', 'card', drawing],
  ['chart-2', 'card', drawing],
  ['chart-3', 'card', drawing],
  ['chart-4', 'card', drawing],
  ['chart-5', 'card', drawing],
]

for (const [mode, tokens] of Object.entries(themes)) {
  test.each(pairs)(`${mode}: %s on %s is at least %d`, (front, ground, least) => {
    expect(contrast(tokens[front] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
}

test('both themes say every colour', () => {
  const light = Object.keys(tokensOf(':root')).filter((name) => !name.startsWith('pole-'))
  const dark = Object.keys(tokensOf('.dark'))
  expect(dark).toEqual(light.filter((name) => !name.startsWith('gradient-')))
  expect(light).toEqual(expect.arrayContaining([...neverOverridden]))
})

test('the grounds a theme is measured against are those of the style sheet', () => {
  for (const mode of ['light', 'dark'] as const)
    expect(['background', 'card', 'accent'].map((name) => themes[mode][name])).toEqual(
      grounds[mode],
    )
})

function tokensOf(selector: string) {
  const [, block = ''] = css.split(new RegExp(`^ *\\${selector} \\{$`, 'm'))
  const lines = block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): ([^;]+);/g)
  const entries = [...lines].map(([, name = '', value = '']) => [name, parseColor(value)] as const)
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
