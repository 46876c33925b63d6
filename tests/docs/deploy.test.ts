/** Checks deploy/ against the code: the calls that nginx treats specially, and the values of the settings. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { generateOtp } from '#contract/accounts.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { CONFIGURATION } from '#server/env.ts'
import { errorBody, refusal } from '#server/http/api-error.ts'
import { withSettings } from '../../proofs/restore-drill/with-settings.ts'
import { MALLOC, NODE_FLAGS } from '../../scripts/thrifty-memory.js'

const read = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')
const site = read('nginx/site.conf')

/** Returns an address of the call, with a value for each parameter. */
const addressOf = ({ path }: { path: string }) => `/api${path.replaceAll(/\{\w+\}/g, 'x1')}`

/** Chooses a location as nginx does: the first expression that matches, in the file's order. */
const locations = [...site.matchAll(/^location ~ (\S+) \{\n([\s\S]*?)^\}/gm)].map(([, expression = '', body = '']) => ({
  expression: new RegExp(expression),
  body,
}))
const locationOf = (address: string) => locations.find(({ expression }) => expression.test(address))?.body ?? ''

describe('nginx', () => {
  test('nginx accepts large bodies only for calls that upload', () => {
    const posts = ALL_CALLS.filter(({ method }) => method === 'POST')
    const passed = posts.filter((call) => locationOf(addressOf(call)).includes('client_max_body_size'))
    expect(passed).toEqual(posts.filter(({ upload }) => upload !== undefined))
  })

  test('nginx never repeats a GET that starts something', () => {
    const beginning = ALL_CALLS.filter(({ path }) => path === generateOtp.path || path.includes('/pay-booking/'))
    expect(beginning.length).toBeGreaterThanOrEqual(2)
    for (const call of beginning) expect(locationOf(addressOf(call))).toContain('proxy_next_upstream http_502;')
  })

  test('nginx keeps calls that wait for a provider off the connections for searches', () => {
    const waiting = [/(?:create|modify|extend)-booking$/, /pay-booking/, /identities\/\{/, /pictures?\/\{/]
    const calls = ALL_CALLS.filter(
      ({ path, upload }) => upload !== undefined || waiting.some((expression) => expression.test(path)),
    )
    expect(calls.length).toBeGreaterThan(12)
    const passed = ALL_CALLS.filter((call) => locationOf(addressOf(call)).includes('proxy_pass http://apps_waiting;'))
    expect(calls.filter((call) => !passed.includes(call)).map(({ path }) => path)).toEqual([])
    expect(passed.map(({ path }) => path)).not.toContain('/hotels/search')
    expect(site).toMatch(/^location = \/api\/desk\/live \{[^}]*proxy_pass http:\/\/apps_waiting;/m)
  })

  test('nginx never repeats a call that changes something, or passes it on after a 503', () => {
    for (const file of ['site.conf', 'proxy.conf', 'nginx.conf']) {
      const settings = read(`nginx/${file}`).replaceAll(/^\s*#.*$/gm, '')
      expect(settings).not.toContain('non_idempotent')
      expect(settings).not.toContain('http_503')
    }
  })

  test.for(['OVERLOADED', 'TOO_MANY_REQUESTS'] as const)('nginx answers %s as the API does', (code) => {
    const error = refusal(code)
    const said = new RegExp(`return ${error.statusCode} '(\\{.*\\})';`).exec(site)?.[1] ?? ''
    expect(JSON.parse(said)).toEqual(errorBody(error))
  })

  test('nginx adds our headers to its own answers, even where a location adds another header', () => {
    const ours = read('nginx/any-answer.conf')
    for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'Content-Security-Policy'])
      expect(ours).toContain(`add_header ${name} $own_`)
    const places = site.split(/^location /m)
    expect(places[0]).toContain('include any-answer.conf;')
    const adding = places.slice(1).filter((place) => place.includes('add_header'))
    expect(adding.length).toBeGreaterThanOrEqual(2)
    for (const place of adding) expect(place).toContain('include any-answer.conf;')
  })

  test('nginx logs no request’s address, because it may contain phones and tokens', () => {
    const format = /log_format area ([^;]+);/.exec(read('nginx/nginx.conf'))?.[1] ?? ''
    expect(format).toContain('$area')
    expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|http_referer|http_user_agent)\b/)
    expect(read('nginx/machine/paths.conf')).toMatch(/^error_log \S+ crit;$/m)
  })

  test('nginx reaches the apps where the units and compose.yaml start them', () => {
    const servers = (file: string) => [...read(file).matchAll(/^ {2}server (\S+)/gm)].map(([, address = '']) => address)
    const ofMachine = servers('nginx/machine/upstream.conf')
    expect(read('systemd/uncle-app@.service')).toContain('HOST=127.0.0.1 PORT=300%i\n')
    expect(ofMachine).toEqual(['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3001', '127.0.0.1:3002'])
    const inContainers = [...read('compose.yaml').matchAll(/ipv4_address: (\S+) \}/g)].map(([, address]) => address)
    expect(servers('compose/nginx-upstream.conf')).toEqual([...inContainers, ...inContainers].map((at) => `${at}:3000`))
    const apartFromServers = (file: string) =>
      read(file)
        .slice(read(file).indexOf('upstream apps'))
        .replaceAll(/server \S+/g, '')
    expect(apartFromServers('compose/nginx-upstream.conf')).toBe(apartFromServers('nginx/machine/upstream.conf'))
  })

  test('nginx avoids a failed process for longer than a process takes to drain', () => {
    const failTimeout = Number(/fail_timeout=(\d+)s/.exec(read('nginx/machine/upstream.conf'))?.[1])
    const trustedAgain = Number(/TRUSTED_AGAIN:-(\d+)/.exec(read('rolling-restart.sh'))?.[1])
    expect(Number(CONFIGURATION['DRAIN_SECONDS']?.default)).toBeLessThan(failTimeout)
    expect(trustedAgain).toBeGreaterThan(failTimeout)
  })
})

describe('deploy settings', () => {
  test('the settings of the units and the image are known', () => {
    const files = ['systemd/uncle-app@.service', 'systemd/uncle-worker.service', 'systemd/uncle-migrate.service']
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ')),
    )
    const names = new Set(named.map((setting) => setting.split('=')[0] ?? ''))
    expect(names.size).toBeGreaterThan(5)
    const isNotOurs = (name: string) => name.startsWith('NODE_') || name in MALLOC
    expect([...names].filter((name) => !(name in CONFIGURATION) && !isNotOurs(name))).toEqual([])
  })

  test('the settings of the units and the image limit memory as npm start does', () => {
    const malloc = Object.entries(MALLOC).map((setting) => setting.join('='))
    for (const unit of ['systemd/uncle-app@.service', 'systemd/uncle-worker.service'])
      for (const wanted of [...malloc, `node ${NODE_FLAGS.join(' ')} `]) expect(read(unit)).toContain(wanted)
    const forMemory = NODE_FLAGS.filter((flag) => flag.startsWith('--max-'))
    for (const wanted of [...malloc, `NODE_OPTIONS=${forMemory.join(' ')} `])
      expect(read('Dockerfile')).toContain(wanted)
  })
})

describe('backups', () => {
  const postgresql = Object.fromEntries(
    [...read('backup/postgresql.conf').matchAll(/^(\w+) = '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  const pgBackRest = Object.fromEntries(
    [...read('backup/pgbackrest.conf').matchAll(/^([\w-]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

  test('the backups lose at most the minute that docs/operating/backup.md promises', () => {
    expect(postgresql).toMatchObject({ archive_mode: 'on', archive_timeout: '60s' })
    expect(postgresql['archive_command']).toMatch(/^pgbackrest .*archive-push %p$/)
  })

  test('the backups are encrypted, stored elsewhere, and need no secret in the repository', () => {
    expect(pgBackRest).toMatchObject({ 'repo1-type': 's3', 'repo1-cipher-type': 'aes-256-cbc' })
    expect(Object.keys(pgBackRest).filter((name) => /pass|key/.test(name))).toEqual([])
  })

  test('the backups reach back less far than the list of destroyed pictures', () => {
    const weeks = Number(pgBackRest['repo1-retention-full'])
    const kept = /deletes `destroyed\/` after (\d+) days/.exec(read('../docs/operating/backup.md'))?.[1]
    // A full backup is deleted once there is one more than `kept`.
    expect(Number(kept)).toBeGreaterThan((weeks + 1) * 7)
  })

  test('compose.yaml’s backup archive has the same settings', () => {
    const command = /command: \[postgres, (.*)\]$/m.exec(read('backup/compose.yaml'))?.[1] ?? ''
    const given = command.split(', ').filter((word) => word !== '-c')
    expect(given.map((word) => word.replaceAll("'", '')).toSorted()).toEqual(
      Object.entries(postgresql)
        .map(([name, value]) => `${name}=${value}`)
        .toSorted(),
    )
  })

  test('every backup timer starts a service that exists', () => {
    for (const timer of ['uncle-backup-full', 'uncle-backup-diff', 'uncle-copy-files']) {
      const unit = /^Unit=(.+)$/m.exec(read(`backup/${timer}.timer`))?.[1] ?? `${timer}.service`
      expect(read(`backup/${unit.replace(/@\w+/, '@')}`)).toContain('ExecStart=')
    }
  })

  test('an unknown backup setting is refused', () => {
    expect(withSettings('a=1\nb=2\n', { b: 3 })).toBe('a=1\nb=3\n')
    expect(() => withSettings('a=1\n', { c: 3 })).toThrow('deploy/backup has no setting c')
  })
})

test('the image copies only files that exist', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(copied.length).toBeGreaterThan(5)
  expect(copied.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
})
