// Finds what keeps people apart in the server's code: conditions that say whose a row is, questions
// about rights, and refusals.
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export type Guard = {
  file: string
  line: number
  // The function it stands in, and its words: they name it, wherever its line moves.
  name: string
  // What the code becomes without it, and what of it is always computed when it is passed.
  cut: { start: number; end: number; by: string }
  probe: { start: number; end: number }
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Cut = { at: Span; by: string; words?: string; probe?: Span }
type Span = { start: number; end: number }

export function findGuards(): Guard[] {
  const exclude = ['**/*.test.ts', '**/*.test.*.ts', 'server/postgres/**', 'server/tables.ts']
  return globSync('server/**/*.ts', { exclude })
    .sort()
    .flatMap((file) => guardsIn(file, readFileSync(file, 'utf8')))
}

function guardsIn(file: string, text: string) {
  const guards: Guard[] = []
  walk(parseSync(file, text).program as unknown as Node, '', (node, within) => {
    const code = (part: Span) => text.slice(part.start, part.end)
    for (const { at, by, words = code(at), probe = at } of cutsOf(node, within, text))
      guards.push({
        file,
        line: text.slice(0, at.start).trimEnd().split('\n').length,
        name: `${within}: ${words.trim().replaceAll(/\s+/g, ' ')}`,
        cut: { ...at, by },
        probe,
      })
  })
  return guards
}

function walk(node: Node, within: string, visit: (node: Node, within: string) => void) {
  const { id } = node
  const isFunction = node.type === 'FunctionDeclaration'
  const isArrow =
    node.type === 'VariableDeclarator' && (node.init as Node)?.type === 'ArrowFunctionExpression'
  const here = (isFunction || isArrow) && isNode(id) ? String(id.name) : within
  visit(node, here)
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, here, visit)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function cutsOf(node: Node, within: string, text: string): Cut[] {
  const code = (part: unknown) => (isNode(part) ? text.slice(part.start, part.end) : '')
  switch (node.type) {
    case 'CallExpression':
      return cutsOfCall(node, code)
    case 'TaggedTemplateExpression':
      return code(node.tag).startsWith('sql') ? conditionsIn(node, code(node)) : []
    case 'LogicalExpression':
      return node.operator === '??' && isRefusal(code(node.right))
        ? [{ at: node, by: code(node.left), probe: node.left as Node }]
        : []
    case 'ConditionalExpression':
      return isRefusal(code(node.alternate))
        ? [{ at: node, by: code(node.consequent), probe: node.test as Node }]
        : []
    case 'IfStatement':
      return isRefusal(code(node.consequent)) ? reasonsIn(node.test as Node, code) : []
    case 'BinaryExpression':
      return permission.test(within) &&
        /^[!=]==$/.test(String(node.operator)) &&
        isWhose(code(node))
        ? [{ at: node, by: String(node.operator === '===') }]
        : []
    default:
      return []
  }
}

// Columns that say whose a row is.
const owner =
  /^'?(\w+\.)?((barber|user|client|provider|employee|shop|owner|author|referee|review|booking|service)Ids?|(guestD|d)eviceHash)!?'?$/
const permission = /^(may[A-Z]\w*|sees[A-Z]\w*|gives[A-Z]\w*|isHolder|worksOn|partsOf|hasRole)$/

function cutsOfCall(node: Node, code: (part: unknown) => string): Cut[] {
  const args = node.arguments as Node[]
  const callee = node.callee as Node
  const name = code(callee)
  const [column = '', , value = ''] = args.map(code)
  const isPerson = /^'(\w+\.)?id'$/.test(column) && owner.test(value)
  const stillBelongs = column.endsWith("isActive'") && /'(employees|profiles)\b/.test(name)
  const isOwner = owner.test(column) || isPerson || stillBelongs
  if (/\.(where|on)$/.test(name) && isOwner) {
    const at = { start: (callee.object as Node).end, end: node.end }
    return [{ at, by: '', probe: args[0]! }]
  }
  if (name === 'eb' && isOwner) return [{ at: node, by: 'eb.lit(true)' }]
  if (name === 'workplaceOf' && args.length === 4)
    return [
      {
        at: { start: args[2]!.end, end: args[3]!.end },
        by: '',
        words: code(node),
        probe: args[3]!,
      },
    ]
  return permission.test(name) || /\broles\.includes$/.test(name) ? [{ at: node, by: 'true' }] : []
}

const condition =
  /(\w+\.)?(barber|user|client|provider|employee|shop|owner)_id = (ANY \()?\$\{([^}]+)\}(::uuid\[\]\))?/g

function conditionsIn({ start }: Node, text: string): Cut[] {
  return [...text.matchAll(condition)].map((found) => {
    const from = start + found.index
    const inner = from + found[0].indexOf('${') + 2
    return {
      at: { start: from, end: from + found[0].length },
      by: 'TRUE',
      words: found[0],
      probe: { start: inner, end: inner + found[4]!.length },
    }
  })
}

const isRefusal = (code: string) =>
  /^\(?(return )?fail\(\s*(\S+ \? )?'(NOT_FOUND|NOT_ALLOWED|SIGN_IN_REQUIRED)'/.test(code)

// What is refused for several reasons is tried without each of them. A question about rights is a
// guard of its own.
function reasonsIn(test: Node, code: (part: unknown) => string): Cut[] {
  if (test.type === 'LogicalExpression' && test.operator === '||')
    return [test.left, test.right].flatMap((each) => reasonsIn(each as Node, code))
  const [, asked = ''] = /^!(\w+)\(/.exec(code(test)) ?? []
  return permission.test(asked)
    ? []
    : [{ at: test, by: 'false', words: `if (${code(test)}) refuse` }]
}

const isWhose = (code: string) =>
  /\b(actor\??\.id|(barber|user|client|provider|employee)Id)\b/.test(code)
