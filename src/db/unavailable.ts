import pg from 'pg'

/** SQLSTATE class 08: the connection failed. */
const connectionClass = '08'

/**
 * SQLSTATE codes of a server that is read-only after another one took over, is shutting down or starting, or has run
 * out of connections, disk or memory. Also those of a lock or a statement that timed out.
 */
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

/** Codes of errors in which the socket to the server broke or never opened. */
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

/** SQLSTATE codes of errors that end one connection but not the database. */
const endingCodes = new Set(['57P01', '57P02', '57P05'])

/** Messages of errors by `pg` and its pool that have no code. */
const saidWithoutCode =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/

/** Thrown once the heartbeat has found that the database is gone, so that pending queries stop waiting. */
export class DatabaseGoneError extends Error {
  override name = 'DatabaseGoneError'
  constructor() {
    super('the database does not answer')
  }
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

/**
 * Whether the database is unavailable for any statement, because it is restarting, full, overloaded or unreachable. A
 * later retry can succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseGoneError) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return serverCodes.has(code) || code.startsWith(connectionClass)
  return socketCodes.has(code) || saidWithoutCode.test(error.message)
}

/**
 * Whether this connection broke before it could confirm that its transaction was committed. A different connection may
 * work immediately.
 */
export function hasLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return endingCodes.has(code) || code.startsWith(connectionClass)
  return code === 'ECONNRESET' || code === 'EPIPE' || error.message.startsWith('Connection terminated')
}
