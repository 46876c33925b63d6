import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

/** What `work` sent to the database. A round trip begins when nothing else is in progress on the connection. */
export type Overheard = { statements: Statement[]; roundTrips: number }

type Query = (this: pg.Client, ...args: unknown[]) => unknown

const prototype = pg.Client.prototype as unknown as { query: Query }
const told = new AsyncLocalStorage<Overheard>()
const underWay = new WeakMap<pg.Client, number>()
let listeners = 0
let original: Query | undefined

function statementOf([asked, values]: unknown[]): Statement {
  if (typeof asked === 'string') return { text: asked, values: Array.isArray(values) ? values : [] }
  const { text, values: own } = asked as Partial<Statement>
  return { text: text ?? '', values: own ?? (Array.isArray(values) ? values : []) }
}

/** Only a pipelining connection sends a statement before the previous one is answered. */
const beginsRoundTrip = (client: pg.Client & { pipeline?: boolean }) =>
  !client.pipeline || (underWay.get(client) ?? 0) === 0

const overheard: Query = function query(this: pg.Client, ...args) {
  const store = told.getStore()
  store?.statements.push(statementOf(args))
  if (store && beginsRoundTrip(this)) store.roundTrips++
  underWay.set(this, (underWay.get(this) ?? 0) + 1)
  const answer = original?.apply(this, args)
  const ended = () => underWay.set(this, (underWay.get(this) ?? 1) - 1)
  if (answer instanceof Promise) answer.then(ended, ended)
  else ended()
  return answer
}

/**
 * Records every statement that `work` sends to PostgreSQL or PGlite, but none that a timer or another request sends
 * meanwhile. `work` may count the statements so far. Restores the library afterwards.
 */
export async function overhear(work: (sofar: Overheard) => Promise<unknown>): Promise<Overheard> {
  if (listeners++ === 0) {
    original = prototype.query
    prototype.query = overheard
  }
  const store: Overheard = { statements: [], roundTrips: 0 }
  try {
    await told.run(store, () => work(store))
  } finally {
    if (--listeners === 0 && original) prototype.query = original
  }
  return store
}
