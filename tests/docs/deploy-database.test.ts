/** Checks that the configuration of the three databases in deploy/ keeps its promises (decision 0044). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')
const patroni = read('patroni/patroni.yaml')
const numberOf = (name: string) => Number(new RegExp(`^\\s*${name}: (\\d+)$`, 'm').exec(patroni)?.[1])

test('Patroni’s lease lasts exactly as long as a renewal may take', () => {
  expect(numberOf('ttl')).toBe(numberOf('loop_wait') + 2 * numberOf('retry_timeout'))
})

test.each([
  'synchronous_mode: true',
  'synchronous_mode_strict: true',
  "synchronous_commit: 'on'",
  'primary_start_timeout: 0',
])('Patroni’s setting %s acknowledges a booking only when two disks hold it', (setting) =>
  expect(patroni).toContain(setting),
)

test('HAProxy cuts a former primary’s connections at its first refusal', () => {
  const haproxy = read('haproxy/haproxy.cfg')
  expect(haproxy).toContain('on-marked-down shutdown-sessions')
  expect(haproxy).toMatch(/^ {2}retries 0$/m)
  expect(haproxy).toMatch(/backend primary\n {2}option httpchk OPTIONS \/primary\n/)
})

test('no database logs the row that it refuses, or a statement’s values', () => {
  const settings = [...read('postgresql/log.conf').matchAll(/^(\w+) = (\w+)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(settings).toContainEqual(['log_error_verbosity', 'terse'])
  for (const [name, value] of settings) {
    expect(patroni).toContain(`    ${name}: ${value}\n`)
    expect(read('compose/create-rows-role.sh')).toMatch(new RegExp(`^alter system set ${name} = '?${value}'?;$`, 'm'))
  }
})

test('the limit of database connections covers docs/operating/scaling.md, with room for more', () => {
  const [, needed, given] =
    /: (\d+)\. `deploy\/patroni\/patroni\.yaml` has\s+`max_connections: (\d+)`/.exec(
      read('../docs/operating/scaling.md'),
    ) ?? []
  expect(numberOf('max_connections')).toBe(Number(given))
  expect(Number(needed)).toBeLessThan(Number(given) * 0.75)
})

test('the compose file limits Redis as a real site’s machines do', () => {
  const compose = read('compose.yaml').replaceAll(/\s+/g, ' ')
  for (const name of ['save', 'appendonly', 'maxmemory', 'maxmemory-policy'])
    expect(compose).toContain(`--${name} ${new RegExp(`^${name} (.*)$`, 'm').exec(read('redis/redis.conf'))?.[1]}`)
})

test('Patroni’s archive is where pgBackRest looks for it, as with plain PostgreSQL', () => {
  const alone = [...read('backup/postgresql.conf').matchAll(/^(\w+) = '?(.*?)'?$/gm)]
  expect(alone.length).toBe(4)
  for (const [, name = '', value = ''] of alone)
    expect(new RegExp(`^ +${name}: '?(.*?)'?$`, 'm').exec(patroni)?.[1]).toBe(value)
  const socket = /^pg1-socket-path=(.*)$/m.exec(read('backup/pgbackrest.conf'))?.[1]
  expect(patroni).toContain(`unix_socket_directories: ${socket}\n`)
  expect(patroni).toContain('- local all postgres peer\n')
})
