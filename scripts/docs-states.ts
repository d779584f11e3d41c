// Draws contract/bookings/workflow.ts as a diagram and a table.
import { moveNames, moves, statuses, type Rule, type Status } from '#contract/bookings/workflow.ts'
import { drawTable } from './docs-table.ts'

export function drawStates() {
  const rules = moveNames.flatMap((move) => moves[move].map((rule: Rule) => ({ move, rule })))
  const edges = new Map<string, string[]>()
  for (const { move, rule } of rules)
    for (const from of rule.from) {
      const edge = `${from} --> ${rule.to}`
      edges.set(edge, [...new Set([...(edges.get(edge) ?? []), move])])
    }
  const isLast = (status: Status) => !rules.some(({ rule }) => rule.from.includes(status))

  return `# The states of a booking

Written by \`npm run docs\` from \`contract/bookings/workflow.ts\`, which the server enforces and the screens
read. An arrow is a move, by its name in the API.

\`\`\`mermaid
stateDiagram-v2
  [*] --> held
${[...edges].map(([edge, names]) => `  ${edge}: ${names.join(', ')}`).join('\n')}
${statuses
  .filter(isLast)
  .map((status) => `  ${status} --> [*]`)
  .join('\n')}
\`\`\`

The first rule of a move that matches the booking, the person and the time applies.

${drawTable([
  ['Move', 'From', 'To', 'Who', 'When'],
  ...rules.map(({ move, rule }) => [
    `\`${move}\``,
    rule.from.join(', '),
    rule.to,
    rule.who.join(', '),
    conditionsOf(rule),
  ]),
])}
`
}

function conditionsOf({ after, before, needsReason, unlessVouched }: Rule) {
  const conditions = [
    after && `from ${pointOf(after)}`,
    before && `before ${pointOf(before)}`,
    needsReason && 'with a reason',
    unlessVouched && 'unless the client confirmed, tipped or rated it',
  ]
  return conditions.filter(Boolean).join(', ') || 'any time'
}

const points = { start: 'the start', end: 'the end', answer: 'the deadline for an answer' }

function pointOf({ of, minutes }: NonNullable<Rule['after']>) {
  if (minutes === 0) return points[of]
  return `${durationOf(Math.abs(minutes))} ${minutes < 0 ? 'before' : 'after'} ${points[of]}`
}

function durationOf(minutes: number) {
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`
}
