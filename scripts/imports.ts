// The imports of the code as a graph, for npm run docs and npm run house.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Graph = Map<string, string[]>

// Maps each file to the files it imports, without tests.
export function readImports(root: string, { withTypes = false } = {}): Graph {
  const files = globSync('{contract,server,web,db}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|d)\./.test(file))
    .sort()
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const specifiers = [...code.matchAll(/^(?:import|export) ([^'"`;]*?)'([#.][^']+)'/gm)]
        .filter(([, clause = '']) => withTypes || !isOfTypes(clause))
        .map(([, , specifier = '']) => specifier)
      const later = [...code.matchAll(/\bimport\('([#.][^']+)'\)/g)].map(([, each = '']) => each)
      return [file, [...specifiers, ...later].map((each) => resolve(file, each))]
    }),
  )
}

// `import type { A }`, and `import { type A, type B }`.
function isOfTypes(clause: string) {
  const names = clause
    .match(/^\{([^}]*)\}/)?.[1]
    ?.split(',')
    .filter((name) => name.trim() !== '')
  return /^type\b/.test(clause) || (names?.every((name) => /^\s*type\s/.test(name)) ?? false)
}

function resolve(file: string, specifier: string) {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier)
}

// All files that a file imports, directly or indirectly.
export function reachOf(graph: Graph, start: string) {
  const reached = new Set<string>()
  const open = [start]
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const target of graph.get(file) ?? [])
      if (graph.has(target) && target !== start && !reached.has(target)) {
        reached.add(target)
        open.push(target)
      }
  return reached
}

// Files that import themselves through other files.
export function cyclesIn(graph: Graph) {
  return [...graph.keys()].filter((file) =>
    (graph.get(file) ?? []).some(
      (target) => target === file || (graph.has(target) && reachOf(graph, target).has(file)),
    ),
  )
}
