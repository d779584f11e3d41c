// Parses the arguments of npm test: files or parts of their paths, and a test name after -t. Runs
// on the machine's own Node, before anything is installed.
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'

export function chooseTests(args, repo) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { quick: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } },
  })
  const { quick: isQuick = false, testNamePattern: name } = values
  if (name !== undefined && positionals.length === 0)
    throw new Error('Say which file has the test: npm test -- server/api.test.ts -t "its name"')
  const files = [...new Set(positionals.flatMap((asked) => filesFor(asked, repo)))]
  return {
    isQuick,
    isChosen: files.length > 0,
    onServer: files.filter((file) => !isBrowserTest(file)),
    inBrowser: files.filter(isBrowserTest),
    options: name === undefined ? [] : ['-t', name],
  }
}

const isBrowserTest = (file) => file.startsWith('tests/e2e/')
const isDrill = (file) => file.startsWith('tests/drills/')

function filesFor(asked, repo) {
  const part = asked.startsWith(`${repo}${sep}`)
    ? relative(repo, asked)
    : asked.replace(/^\.\//, '')
  const found = listTests(repo).filter((file) => file.includes(part))
  if (found.length === 0) throw new Error(`There is no test file with "${asked}" in its path.`)
  const tests = found.filter((file) => !isDrill(file))
  if (tests.length === 0)
    throw new Error(`"${asked}" is a drill, which tests/drills/README.md says how to run.`)
  return tests
}

function listTests(repo) {
  return ['contract', 'db', 'server', 'tests', 'web'].flatMap((folder) =>
    readdirSync(join(repo, folder), { recursive: true })
      .map((file) => `${folder}/${String(file).split(sep).join('/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file)),
  )
}
