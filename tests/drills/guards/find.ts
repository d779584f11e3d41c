// Finds the guards in the server's code: ownership conditions, checks of rights, and refusals.
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export type Guard = {
  file: string
  line: number
  // The enclosing function and the guard's text: they identify the guard when its line moves.
  name: string
  at: Span
  // The code before and after the guard that makes it switchable while the server runs.
  around: [string, string]
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Span = { start: number; end: number }
// `off` is the expression that says whether the guard is removed.
type Found = { at: Span; words?: string; around: (off: string) => [string, string] }

export function findGuards(): Guard[] {
  const exclude = [
    '**/*.test.ts',
    '**/*.test.*.ts',
    'server/postgres/**',
    'server/database/tables.ts',
  ]
  const found = globSync('server/**/*.ts', { exclude })
    .sort()
    .flatMap((file) => guardsIn(file, readFileSync(file, 'utf8')))
  return found.map(({ around, ...guard }, index) => ({
    ...guard,
    around: around(`globalThis.isOff?.(${index})`),
  }))
}

// The code of a file with a switch around each guard.
export function withSwitches(text: string, guards: readonly Guard[]) {
  const marks = guards.flatMap(({ at, around: [before, after] }) => [
    { place: at.start, isEnd: false, length: at.end - at.start, mark: before },
    { place: at.end, isEnd: true, length: at.end - at.start, mark: after },
  ])
  // From the end, so that earlier positions stay valid. One guard may start where another ends, and
  // the outer of two starts first.
  return marks
    .toSorted((a, b) => b.place - a.place || orderAt(b) - orderAt(a))
    .reduce((all, { place, mark }) => all.slice(0, place) + mark + all.slice(place), text)
}

const orderAt = ({ isEnd, length }: { isEnd: boolean; length: number }) =>
  isEnd ? length - 1e9 : -length

function guardsIn(file: string, text: string) {
  const guards: (Omit<Guard, 'around'> & Pick<Found, 'around'>)[] = []
  walk(parseSync(file, text).program as unknown as Node, '', (node, within) => {
    const code = (part: unknown) => (isNode(part) ? text.slice(part.start, part.end) : '')
    for (const { at, words = text.slice(at.start, at.end), around } of foundIn(node, within, code))
      guards.push({
        file,
        line: text.slice(0, at.start).trimEnd().split('\n').length,
        name: `${within}: ${words.trim().replaceAll(/\s+/g, ' ')}`,
        at,
        around,
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

type Code = (part: unknown) => string

function foundIn(node: Node, within: string, code: Code): Found[] {
  switch (node.type) {
    case 'CallExpression':
      return foundInCall(node, code)
    case 'TaggedTemplateExpression':
      return code(node.tag).startsWith('sql') ? conditionsIn(node, code(node)) : []
    case 'LogicalExpression':
      return node.operator === '??' && isRefusal(code(node.right))
        ? [
            {
              at: node.right as Node,
              words: code(node),
              around: (off) => [`(${off} ? null : `, ')'],
            },
          ]
        : []
    case 'ConditionalExpression':
      return isRefusal(code(node.alternate))
        ? [{ at: node.test as Node, words: code(node), around: isTrue }]
        : []
    case 'IfStatement':
      return isRefusal(code(node.consequent)) ? reasonsIn(node.test as Node, code) : []
    case 'BinaryExpression':
      return permission.test(within) &&
        /^[!=]==$/.test(String(node.operator)) &&
        isWhose(code(node))
        ? [{ at: node, around: node.operator === '===' ? isTrue : isFalse }]
        : []
    default:
      return []
  }
}

// The switch is evaluated only if the condition would refuse.
const isTrue = (off: string): [string, string] => ['((', `) || ${off})`]
const isFalse = (off: string): [string, string] => ['((', `) && !${off})`]

// Columns that name the owner of a row.
const owner =
  /^'?(\w+\.)?((barber|user|client|provider|employee|shop|owner|author|referee|review|booking|service)Ids?|(guestD|d)eviceHash)!?'?$/
const permission = /^(may[A-Z]\w*|sees[A-Z]\w*|gives[A-Z]\w*|isHolder|worksOn|partsOf|hasRole)$/

function foundInCall(node: Node, code: Code): Found[] {
  const args = node.arguments as Node[]
  const callee = node.callee as Node
  const name = code(callee)
  const [column = '', operator = '', value = ''] = args.map(code)
  const isSaid = /^'(=|in|is)'$/.test(operator)
  const isPerson = /^'(\w+\.)?id'$/.test(column) && owner.test(value)
  const stillBelongs = column.endsWith("isActive'") && /'(employees|profiles)\b/.test(name)
  const isOwner = owner.test(column) || isPerson || stillBelongs
  if (/\.(where|on)$/.test(name) && isOwner && isSaid) {
    const at = { start: (callee.object as Node).end, end: node.end }
    return [{ at, around: (off) => [`.$call((asked) => ${off} ? asked : asked`, ')'] }]
  }
  if (name === 'eb' && isOwner)
    return [{ at: node, around: (off) => [`(${off} ? eb.lit(true) : `, ')'] }]
  const [, place, right] = args
  if (name === 'businessOf' && place && right)
    return [
      {
        at: { start: place.end, end: right.end },
        words: code(node),
        around: (off) => [`, ...(${off} ? [] : [0`, '].slice(1))'],
      },
    ]
  return permission.test(name) || /\b(roles\.includes|permissions\.has)$/.test(name)
    ? [{ at: node, around: (off) => [`(${off} ? true : `, ')'] }]
    : []
}

const condition =
  /(\w+\.)?(barber|user|client|provider|employee|shop|owner)_id = (ANY \()?\$\{[^}]+\}(::uuid\[\]\))?/g

function conditionsIn({ start, quasi }: Node, text: string): Found[] {
  const own = (quasi as Node).quasis as Node[]
  return [...text.matchAll(condition)]
    .map((found) => ({ start: start + found.index, end: start + found.index + found[0].length }))
    .filter((at) => own.some((part) => part.start <= at.start && at.start < part.end))
    .map((at) => ({ at, around: (off) => ['${' + off + ' ? sql`TRUE` : sql`', '`}'] }))
}

const isRefusal = (code: string) =>
  /^\(?(return )?fail\(\s*(\S+ \? )?'(NOT_FOUND|NOT_ALLOWED|SIGN_IN_REQUIRED|SECOND_FACTOR_STALE)'/.test(
    code,
  )

// A refusal with several reasons is tried without each of them. A check of rights is a separate
// guard.
function reasonsIn(test: Node, code: Code): Found[] {
  if (test.type === 'LogicalExpression' && test.operator === '||')
    return [test.left, test.right].flatMap((each) => reasonsIn(each as Node, code))
  const [, asked = ''] = /^!(\w+)\(/.exec(code(test)) ?? []
  return permission.test(asked)
    ? []
    : [{ at: test, words: `if (${code(test)}) refuse`, around: isFalse }]
}

const isWhose = (code: string) =>
  /\b(actor\??\.id|(barber|user|client|provider|employee)Id)\b/.test(code)
