// Draws the layers' imports as a diagram, and the imports that the linter refuses as a table.
import config, { webFeatures } from '../oxlint.config.ts'
import { drawTable } from './docs-table.ts'
import { readImports } from './imports.ts'

// A file belongs to the first of these folders that contains it. The files directly in web/ and
// server/ form two layers each: the assembly imports features, the base is imported by them.
const folders = [
  'web/pages',
  'web/features',
  'web/ui',
  'web/texts',
  'server/features',
  'server/postgres',
  'contract',
  'db',
]

export function drawLayers(root: string) {
  const imports = readImports(root)
  const layerOf = nameLayers(imports)
  const edges = new Set<string>()
  for (const [file, targets] of imports)
    for (const target of targets.filter((target) => imports.has(target))) {
      const [from, to] = [layerOf(file), layerOf(target)]
      if (from !== to) edges.add(`  ${idOf(from)} --> ${idOf(to)}`)
    }
  const layers = [...new Set([...imports.keys()].map(layerOf))].sort()

  return `# Layers

Written by \`npm run docs\` from the imports of the code, without tests and type-only imports. Files
directly in \`web/\` and \`server/\` are "assembly" if they import features, and "base" if features
import them.

\`\`\`mermaid
flowchart TD
${layers.map((layer) => `  ${idOf(layer)}["${layer}"]`).join('\n')}
${[...edges].sort().join('\n')}
\`\`\`

\`oxlint.config.ts\` refuses paths that begin with \`../\`, and these imports:

${drawTable([['Files', 'Must not import', 'Because'], ...listBans()])}

A web feature imports only features of earlier rows:

${webFeatures.map((row) => `1. ${code(row)}`).join('\n')}
`
}

function nameLayers(imports: Map<string, string[]>) {
  const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`))
  const isAbove = (folder: string | undefined) => /\/(features|pages)$/.test(folder ?? '')
  const assembly = new Set<string>()
  const assembles = ([file, targets]: [string, string[]]) =>
    folderOf(file) === undefined &&
    targets.some((target) => assembly.has(target) || isAbove(folderOf(target)))
  // A file that imports an assembly file is assembly too, so repeat until no file is added.
  for (let size = -1; size !== assembly.size;) {
    size = assembly.size
    for (const entry of imports) if (assembles(entry)) assembly.add(entry[0])
  }
  return (file: string) =>
    folderOf(file) ?? `${file.split('/')[0]} ${assembly.has(file) ? 'assembly' : 'base'}`
}

function idOf(layer: string) {
  return layer.replaceAll(/\W/g, '_')
}

type Ban = { group: string[]; message: string; files: string[] }
type Options = { patterns: Omit<Ban, 'files'>[] }
type Override = { files: string[]; rules?: { 'no-restricted-imports'?: [string, Options] } }

function listBans() {
  const bans = new Map<string, Ban>()
  for (const { files, rules } of config.overrides as Override[])
    for (const { group, message } of rules?.['no-restricted-imports']?.[1].patterns ?? []) {
      const known = bans.get(group.join())?.files ?? []
      const added = files.filter((file) => !known.some((folder) => isWithin(folder, file)))
      bans.set(group.join(), { group, message, files: [...known, ...added] })
    }
  bans.delete('../**')
  const isOrder = ({ group }: Ban) => group.every((name) => name.startsWith('#web/features/'))
  return [...bans.values()]
    .filter((ban) => !isOrder(ban))
    .map(({ group, message, files }) => [code(files), code(group), message])
}

function isWithin(folder: string, file: string) {
  return folder.endsWith('/**') && file.startsWith(folder.slice(0, -2))
}

function code(names: readonly string[]) {
  return names.map((name) => `\`${name}\``).join(', ')
}
