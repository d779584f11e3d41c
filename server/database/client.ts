// The classes that pg creates its connections from: the only ones besides AppError.
import pg from 'pg'

// Closes the connection after a failure that leaves it useless, so that a pool does not hand it out
// again: when an answer has not come in time, pg goes on waiting for it and never sends the next
// query, and behind a proxy, a server that became read-only is replaced by connecting again.
export class Client extends pg.Client {
  override query = ((text: unknown, ...rest: unknown[]) =>
    ask(this, text, ...rest)) as pg.Client['query']
}

// Prepares marked statements once per connection (see `prepared` in db.ts).
export class PreparingClient extends pg.Client {
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
    isMarked(text, '/* prepared */')
      ? ask(this, { name: nameOf(text), text, values }, ...rest)
      : ask(this, text, values, ...rest)) as pg.Client['query']
}

const plainQuery = pg.Client.prototype.query as unknown as (
  this: pg.Client,
  ...asked: unknown[]
) => unknown

// How long a statement marked `patient` may take: less than the minute until a job's next run.
export const patientMs = 45_000

function isMarked(text: unknown, mark: string): text is string {
  return typeof text === 'string' && text.slice(0, 30).includes(mark)
}

function ask(client: pg.Client, text: unknown, ...rest: unknown[]) {
  const [values, ...others] = rest
  const answer = isMarked(text, '/* patient */')
    ? plainQuery.apply(client, [{ text, values, query_timeout: patientMs + 500 }, ...others])
    : plainQuery.apply(client, [text, ...rest])
  if (answer instanceof Promise)
    answer.catch((error: unknown) => {
      if (isUseless(error)) close(client)
    })
  return answer
}

const readOnly = '25006'
const canceledByRecovery = '40001'

function isUseless(error: unknown) {
  if (error instanceof pg.DatabaseError)
    return error.code === readOnly || error.code === canceledByRecovery
  return error instanceof Error && error.message === 'Query read timeout'
}

// A pool keeps no connection that is ending. The server is not waited for: it may be silent.
function close(client: pg.Client) {
  void client.end()
  socketOf(client).destroy()
}

// pg's types do not show it.
const socketOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream

const names = new Map<string, string>()

function nameOf(text: string) {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `kempt_${names.size}`
  names.set(text, name)
  return name
}
