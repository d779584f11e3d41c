// Browsers get the contract without its calls: a client only needs to know where to send one. The
// files of the contract keep what forms use. Without this plugin everything works the same, with
// every call's schemas and summary on the pages that share a form's file.
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

// Takes `export const bookings = { hold: call({ ... }) }` out of a module.
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
