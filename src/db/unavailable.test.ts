import pg from 'pg'
import { expect, test } from 'vitest'
import { DatabaseGoneError, hasLostConnection, isUnavailable } from './unavailable.ts'

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code })
const fromSocket = (code: string) => Object.assign(new Error(`connect ${code}`), { code })

test.each(['25006', '57P01', '57P02', '57P03', '53100', '53200', '53300', '08006', '08P01', '55P03', '57014'])(
  'the server’s code %s means that it is unavailable',
  (code) => expect(isUnavailable(fromServer(code))).toBe(true),
)

test.each(['23505', '23514', '42P01', '22021', '40001'])(
  'the server’s code %s means that the statement is at fault, not the server',
  (code) => expect(isUnavailable(fromServer(code))).toBe(false),
)

test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])(
  'the socket’s code %s means that the server is unreachable',
  (code) => expect(isUnavailable(fromSocket(code))).toBe(true),
)

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
])('the message “%s” without a code means that the server is unreachable', (message) =>
  expect(isUnavailable(new Error(message))).toBe(true),
)

test('several failed addresses of one server are reported as one unreachable server', () =>
  expect(isUnavailable(new AggregateError([fromSocket('ECONNREFUSED'), fromSocket('ECONNREFUSED')]))).toBe(true))

test.each([new Error('rooms'), fromSocket('ENOENT'), 'text', undefined])(
  'the error %s does not mean that the database is unavailable',
  (error) => expect(isUnavailable(error)).toBe(false),
)

test('a statement refused because the database is gone is reported as unavailable, not as wrong', () =>
  expect(isUnavailable(new DatabaseGoneError())).toBe(true))

test.each<[string, unknown, boolean]>([
  ['a connection that was terminated', fromServer('57P01'), true],
  ['a connection that failed', fromServer('08006'), true],
  ['a socket that was reset', fromSocket('ECONNRESET'), true],
  ['a connection that ended without a code', new Error('Connection terminated unexpectedly'), true],
  ['a server that refuses the connection', fromSocket('ECONNREFUSED'), false],
  ['a full disk', fromServer('53100'), false],
  ['a statement that took too long', fromServer('57014'), false],
  ['a server that only reads', fromServer('25006'), false],
  ['a text', 'Connection terminated', false],
])('another connection may work immediately after %s: $2', (_what, error, isLost) =>
  expect(hasLostConnection(error)).toBe(isLost),
)
