// Removes the calls from the contract that browsers load: the API client needs only their method
// and path. The schemas that forms use stay. Without this plugin everything works the same, but
// pages with a form load the schemas and summaries of all calls in the same file.
import { parseAst, type Plugin } from 'vite'
import { mapCalls } from '../contract/call.ts'
import { contract } from '../contract/contract.ts'

export const slimContract: Plugin = {
  name: 'slim-contract',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    if (!id.endsWith('/contract/contract.ts')) return
    const slim = mapCalls(contract, ({ call: { method, path } }) => ({ method, path }))
    return `export const contract = ${JSON.stringify(slim)}`
  },
  transform(code, id) {
    if (isOfContract(id)) return { code: withoutCalls(code), map: null }
  },
}

export const isOfContract = (id: string) => /\/contract\/([\w-]+\/)*[\w-]+\.ts$/.test(id)

// Removes `export const bookings = { hold: call({ ... }) }` from a module.
export function withoutCalls(code: string) {
  const tables = parseAst(code).body.filter(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration' &&
      statement.declaration.declarations.every(({ init }) => isTable(init)),
  )
  return tables.reduceRight((slim, { start, end }) => slim.slice(0, start) + slim.slice(end), code)
}

type Expression = { type: string; [part: string]: unknown }

function isTable(value: unknown) {
  const { type, properties } = (value ?? {}) as Expression
  return type === 'ObjectExpression' && (properties as Expression[]).some(isCall)
}

function isCall({ value }: Expression) {
  const { type, callee } = (value ?? {}) as Expression
  return type === 'CallExpression' && (callee as Expression & { name?: string }).name === 'call'
}
