import pg from 'pg'

/** SQLSTATE class 08: the connection failed. */
const connectionClass = '08'

/** PostgreSQL only reads, since another one is in charge by now; or it is shutting down, starting, out of connections, disk or memory, or a lock or statement took too long. */
const serverCodes = new Set([
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53100',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
])

/** The socket to it broke or never opened. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** What ends one connection, and not the database. */
const endingCodes = new Set(['57P01', '57P02', '57P05'])

/** The messages of `pg` and its pool that have no code. */
const saidWithoutCode =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/

/** The pulse says that the database is gone: nobody waits for it. */
export class DatabaseGoneError extends Error {
  override name = 'DatabaseGoneError'
  constructor() {
    super('the database does not answer')
  }
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

/**
 * The database is unavailable, whatever the statement: it restarts, is full, overloaded or unreachable. A later retry
 * can succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseGoneError) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return serverCodes.has(code) || code.startsWith(connectionClass)
  return socketCodes.has(code) || saidWithoutCode.test(error.message)
}

/** This connection ended, and whether its transaction was committed is unknown. Another connection may work at once. */
export function hasLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return endingCodes.has(code) || code.startsWith(connectionClass)
  return code === 'ECONNRESET' || code === 'EPIPE' || error.message.startsWith('Connection terminated')
}
