import pg from 'pg'

/** SQLSTATE class 08: the connection failed. */
const connectionClass = '08'

/** PostgreSQL is shutting down, starting, out of connections, disk or memory, or a lock or statement took too long. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '57P05', '53100', '53200', '53300', '53400', '55P03', '57014'])

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

/** The messages of `pg` and its pool that have no code. */
const saidWithoutCode =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

/**
 * The database is unavailable, whatever the statement: it restarts, is full, overloaded or unreachable. A later retry
 * can succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return serverCodes.has(code) || code.startsWith(connectionClass)
  return socketCodes.has(code) || saidWithoutCode.test(error.message)
}
