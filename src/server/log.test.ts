import { expect, test } from 'vitest'
import { createLog } from './log.ts'

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

test('an error in the log is told to whoever looks at errors', () => {
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

test('requests are never written', () => {
  const { log, lines } = heard()
  log.info({ req: { headers: { authorization: 'secret' } } }, 'asked')
  expect(lines.join('')).not.toContain('secret')
})
