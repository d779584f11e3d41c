// npm run docs: writes the generated parts of docs/. tests/house.test.ts compares them with the
// code.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawLayers } from './docs-layers.ts'
import { drawStates } from './docs-states.ts'

const root = join(import.meta.dirname, '..')

export function writeDocs() {
  return {
    'docs/booking-states.md': drawStates(),
    'docs/layers.md': drawLayers(root),
    'docs/decisions/README.md': listDecisions(),
  }
}

function listDecisions() {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()
  const lines = decisions.map((file) => {
    const [heading = '', , date = ''] = readFileSync(join(root, file), 'utf8').split('\n')
    const name = basename(file)
    const number = Number(name.slice(0, 4))
    const title = heading.split(`# ${number}. `)[1]
    if (!title) throw new Error(`${file} must begin with "# ${number}. " and its title.`)
    return `- ${number} [${title}](${name}), ${date}`
  })
  return `# Decisions

Written by \`npm run docs\`. A decision is superseded by a newer one, not edited.

${lines.join('\n')}
`
}

if (import.meta.main)
  for (const [file, text] of Object.entries(writeDocs())) writeFileSync(join(root, file), text)
