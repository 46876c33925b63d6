import { expect, test } from 'vitest'
import pg from 'pg'
import { createLog } from './log.ts'
import { runWithRequestId } from './request-id.ts'

function heard(level: 'info' | 'silent' = 'info') {
  const told: unknown[] = []
  const lines: string[] = []
  const reporter = {
    report: (error: unknown, what: string) => void told.push([error, what]),
    flush: async () => undefined,
  }
  return { told, lines, log: createLog({ LOG_LEVEL: level }, reporter, { write: (line) => void lines.push(line) }) }
}

const broken = new Error('broken')

test('an error in the log reaches the error reporter', () => {
  const { log, told, lines } = heard()
  log.error({ err: broken, code: 'INTERNAL' }, 'call failed')
  log.child({ job: 'vacuum' }).fatal({ err: broken }, 'a job failed')
  expect(told).toEqual([
    [broken, 'call failed'],
    [broken, 'a job failed'],
  ])
  expect(lines).toHaveLength(2)
})

test('warnings and errors without a cause stay in the log', () => {
  const { log, told } = heard()
  log.warn({ err: broken }, 'hm')
  log.error({ reports: 3 }, 'put off')
  log.info('fine')
  expect(told).toEqual([])
})

test('the log does not contain the server’s address, because the start prints it', () => {
  const { log, lines } = heard()
  log.info('Server listening at http://127.0.0.1:3000')
  expect(lines).toEqual([])
})

test('the log of a database error names the constraint and nothing from the row', () => {
  const { log, lines } = heard()
  const refused = Object.assign(
    new pg.DatabaseError('new row violates check constraint "users_email_form"', 9, 'error'),
    {
      code: '23514',
      constraint: 'users_email_form',
      detail: 'Failing row contains (Asha Rao, +919876500001, asha@home.example).',
      where: 'asha@home.example',
    },
  )
  log.error({ err: new Error('sign-up failed', { cause: refused }) }, 'call failed')
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({
    err: { message: 'sign-up failed', cause: { code: '23514', constraint: 'users_email_form' } },
  })
  for (const personal of ['Asha', '9876500001', 'home.example']) expect(line).not.toContain(personal)
})

test('a guest’s words quoted in a message are removed', () => {
  const { log, lines } = heard()
  log.error({ err: new Error('invalid input syntax: "asha@home.example" or +91 98765 00001') }, 'call failed')
  expect(lines.join('')).not.toMatch(/asha@|98765/)
})

test('the log contains no requests', () => {
  const { log, lines } = heard()
  log.info({ req: { headers: { authorization: 'secret' } } }, 'asked')
  expect(lines.join('')).not.toContain('secret')
})

test('each log line names the request that caused it, in a worker too', () => {
  const { log, lines } = heard()
  log.info('nobody asked')
  runWithRequestId('0123456789ab-1', () => log.info('somebody asked'))
  expect(lines.map((line) => (JSON.parse(line) as { request?: string }).request)).toEqual([undefined, '0123456789ab-1'])
})
