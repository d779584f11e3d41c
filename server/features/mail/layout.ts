// Renders a letter as HTML and as plain text. Old mail programs support tables and inline styles;
// the style sheet only adds the dark theme. Every value is escaped here and nowhere else.
import { firstName } from '#contract/first-name.ts'
import { fill, type Language, type Params, type Text } from '#contract/language.ts'
import { launch } from '#contract/marketplace/launch.ts'
import { hasWebAddress, withoutWebAddresses } from '#contract/web-address.ts'
import type { Letter, Link } from './letter.ts'

export type Drawn = { subject: string; html: string; text: string }

const color = {
  ground: '#fcfaf8',
  card: '#ffffff',
  ink: '#131825',
  muted: '#5c6370',
  border: '#e2ddd5',
  blue: '#095c86',
  red: '#c11f2a',
}
const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const display = "'Big Shoulders', 'Arial Narrow', Arial, sans-serif"
const pole = `background:${color.red};background-image:repeating-linear-gradient(-45deg,${color.red} 0 10px,#faf9f5 10px 18px,#0f578a 18px 28px,#faf9f5 28px 36px)`
const dark = `@media (prefers-color-scheme:dark){
.ground{background:#0e121b!important}.card{background:#141924!important;border-color:#2c323f!important}
.ink,.ink a{color:#f5f3ef!important}.muted,.muted a{color:#a4aab7!important}.quote{border-color:#2c323f!important}
.button{background:#47b8e1!important}.button a{color:#041825!important}}`

const words = {
  hello: { en: 'Hi {name},', es: 'Hola, {name}:' },
  helloYou: { en: 'Hi,', es: 'Hola:' },
  foot: { en: 'Kempt, barbers in {city}', es: 'Kempt, barberos en {city}' },
} satisfies Record<string, Text>

export function drawLetter(
  letter: Letter,
  language: Language,
  origin: string,
  city = launch.city,
): Drawn {
  const { name, notes = [], facts = [] } = letter
  const params = { city, ...plainNames(letter.params) }
  const say = (text: Text) => fill(text, language, params)
  const hello = name === undefined ? [] : [helloTo(name, language)]
  const parts = {
    heading: say(letter.heading),
    paragraphs: [...hello, ...letter.paragraphs.map(say)],
    code: letter.code,
    facts: facts.map(
      ([label, value]) =>
        [say(label), typeof value === 'string' ? value : value[language]] as const,
    ),
    quote: letter.quote,
    choices: letter.choices && {
      title: say(letter.choices.title),
      links: letter.choices.links.map((link) => linkOf(link, say, origin)),
    },
    button: letter.button && linkOf(letter.button, say, origin),
    notes: notes.map(say),
    noteLink: letter.noteLink && linkOf(letter.noteLink, say, origin),
    foot: `${say(words.foot)} · ${origin}`,
  }
  return {
    subject: oneLine(withoutWebAddresses(oneLine(say(letter.subject)))),
    html: htmlOf(parts, language),
    text: textOf(parts),
  }
}

// Anyone can sign up with another person's address and choose the name in it, so names must not
// carry advertising.
export function helloTo(name: string, language: Language) {
  const isName = name.length <= 60 && !/[/:@<>]/.test(name) && !hasWebAddress(name)
  return isName && name.trim() !== ''
    ? fill(words.hello, language, { name: firstName(oneLine(name)) })
    : words.helloYou[language]
}

// Removes web addresses from names saved before they were refused. Email addresses and messages
// stay as they are.
function plainNames(params: Params = {}): Params {
  const entries = Object.entries(params).map(([key, value]): [string, Params[string]] => {
    const isName = typeof value === 'string' && key !== 'newEmail' && key !== 'message'
    return [key, isName ? withoutWebAddresses(value) : value]
  })
  return Object.fromEntries(entries)
}

const longestSubject = 150
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
// Characters that change the reading direction.
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

// Removes line breaks and direction marks, so that names are safe in headers.
function oneLine(text: string) {
  const line = text.replace(turns, '').replace(lineBreaks, ' ').trim()
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line
}

function linkOf({ label, path }: Link, say: (text: Text) => string, origin: string) {
  return { label: say(label), url: origin + path }
}

type Parts = {
  heading: string
  paragraphs: string[]
  code: string | undefined
  facts: (readonly [label: string, value: string])[]
  quote: string | undefined
  choices: { title: string; links: { label: string; url: string }[] } | undefined
  button: { label: string; url: string } | undefined
  notes: string[]
  noteLink: { label: string; url: string } | undefined
  foot: string
}

function textOf(parts: Parts) {
  const { heading, paragraphs, code, facts, quote, choices, button, notes, noteLink, foot } = parts
  return [
    heading.toUpperCase(),
    ...paragraphs,
    code && `    ${code}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote && quote.replace(/^/gm, '> '),
    choices?.title,
    ...(choices?.links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    button && `${button.label}:\n${button.url}`,
    ...notes,
    noteLink && `${noteLink.label}:\n${noteLink.url}`,
    `--\n${foot}`,
  ]
    .filter((part) => part)
    .join('\n\n')
}

function htmlOf(parts: Parts, language: Language) {
  const { heading, paragraphs, code, facts, quote, choices, button, notes, noteLink, foot } = parts
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font:800 30px/32px ${display};text-transform:uppercase;color:${color.ink}">${escape(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    code &&
      `<p class="ink" style="margin:0 0 16px;font:700 32px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:${color.ink}">${escape(code)}</p>`,
    facts.length > 0 && factsTable(facts),
    quote &&
      `<div class="ink quote" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${color.border};font:16px/24px ${sans};color:${color.ink};white-space:pre-wrap">${escape(quote)}</div>`,
    choices && paragraph(choices.title),
    ...(choices?.links ?? []).map(choiceTable),
    button && buttonTable(button),
    ...notes.map((text) => note(escape(text))),
    noteLink &&
      note(
        `<a href="${escape(noteLink.url)}" style="color:${color.muted}">${escape(noteLink.label)}</a>`,
      ),
  ]
  return pageOf({ language, heading, body: body.filter((part) => part).join('\n'), foot })
}

type Page = { language: Language; heading: string; body: string; foot: string }

function pageOf({ language, heading, body, foot }: Page) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(heading)}</title>
<style>${dark}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${color.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${color.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="ink" style="padding:0 4px 12px;font:800 26px/28px ${display};letter-spacing:1px;color:${color.ink}">KEMPT</td></tr>
<tr><td style="height:6px;line-height:6px;font-size:0;border-radius:3px;${pole}">&nbsp;</td></tr>
<tr><td style="height:16px;line-height:16px;font-size:0">&nbsp;</td></tr>
<tr><td class="card" style="padding:32px 28px 20px;background:${color.card};border:1px solid ${color.border};border-radius:14px">
${body}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;font:13px/20px ${sans};color:${color.muted}">${escape(foot)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function paragraph(text: string) {
  return `<p class="ink" style="margin:0 0 16px;font:16px/24px ${sans};color:${color.ink}">${escape(text)}</p>`
}

function note(html: string) {
  return `<p class="muted" style="margin:0 0 12px;font:13px/20px ${sans};color:${color.muted}">${html}</p>`
}

function factsTable(facts: Parts['facts']) {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="muted" style="padding:0 16px 6px 0;font:15px/22px ${sans};color:${color.muted};vertical-align:top">${escape(label)}</td><td class="ink" style="padding:0 0 6px;font:15px/22px ${sans};color:${color.ink};word-break:break-word">${escape(value)}</td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 14px">${rows.join('')}</table>`
}

function buttonTable({ label, url }: { label: string; url: string }) {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="button" style="background:${color.blue};border-radius:10px"><a href="${escape(url)}" style="display:inline-block;padding:14px 28px;font:600 16px/20px ${sans};color:#ffffff;text-decoration:none">${escape(label)}</a></td></tr></table>`
}

function choiceTable({ label, url }: { label: string; url: string }) {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 10px"><tr><td class="quote" style="border:1px solid ${color.border};border-radius:10px"><a class="ink" href="${escape(url)}" style="display:block;padding:14px 20px;font:600 16px/20px ${sans};color:${color.ink};text-decoration:none;text-align:center">${escape(label)}</a></td></tr></table>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escape(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
