/** Runs every request on docs/api.md unchanged, in a shell against a server, and compares the answers with the page. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { CONFIGURATION } from '#server/env.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { apiTest } from './api-test.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')

type Block = { kind: string; text: string }
const BLOCKS: Block[] = [...PAGE.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}))

/** Each request with the answer below it on the page; null if it prints nothing. */
const REQUESTS = BLOCKS.flatMap(({ kind, text }, at) => {
  if (kind !== 'sh') return []
  const below = BLOCKS[at + 1]
  return [{ request: text, answer: below === undefined || below.kind === 'sh' ? null : below }]
})

/** A separator that occurs in no answer and that no request prints. */
const BETWEEN = '\u001E'

/** Runs the page's requests as one script, so that later requests have the variables set by earlier requests. */
function runAll(own: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'uncle-page-'))
  const requests = REQUESTS.map(({ request }) =>
    request.replace(/^(UNCLE|CITY)=.*$/gm, (line, name: string) =>
      own[name] === undefined ? line : `${name}=${own[name]}`,
    ),
  )
  const script = ['set -eu', ...requests.map((request) => `${request}\nprintf '${BETWEEN}'`)].join('\n')
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  execFile('sh', ['-c', script], { cwd: folder, timeout: 60_000 }, (error, out, words) => {
    rmSync(folder, { recursive: true })
    if (error) reject(new Error(`a request of docs/api.md failed: ${words}\n${out}`))
    else resolve(out.split(BETWEEN).map((answer) => answer.trim()))
  })
  return promise
}

/** Checks that an answer contains what the page shows, with the same values except where the page leaves them open. */
function expected(shown: unknown): unknown {
  if (shown === '…') return expect.anything()
  if (Array.isArray(shown)) return shown.length === 0 ? [] : expect.arrayContaining(shown.map(expected))
  if (typeof shown !== 'object' || shown === null) return shown
  return expect.objectContaining(
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, expected(value)])),
  )
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (line.endsWith('…') ? expect.stringContaining(line.slice(0, -1)) : line))

const test = apiTest.extend('answers', { scope: 'file' }, async ({ api }) => {
  const pune = await buildCity(api.db, 'Pune')
  for (const rooms of [1, 2]) await buildHotel(api.db, pune, { rooms })
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  return runAll({ UNCLE: origin, CITY: pune.slug })
})

test('the requests on the API page lead from sign-in to a paid booking', () => {
  const calls = REQUESTS.map(({ request }) => /\$UNCLE\/api\/([\w-]+(?:\/[\w-]+)?)/.exec(request)?.[1]).filter(Boolean)
  expect(calls).toEqual(
    expect.arrayContaining([
      'users/signup',
      'users/verify-otp',
      'hotels/search',
      'bookings/create-booking',
      'users/logout',
    ]),
  )
  expect(REQUESTS.filter(({ answer }) => answer).length).toBeGreaterThan(12)
})

/** The page's requests need a shell with curl. Without curl, only this test is skipped. */
const hasCurl = spawnSync('curl', ['--version']).error === undefined

test.for(REQUESTS.map((one, at) => [one.request.split('\n', 1)[0] ?? '', at, one] as const))(
  'the API answers as the API page says: %s',
  async ([, at, { answer }], { answers, skip }) => {
    skip(!hasCurl, 'curl is missing')
    const given = answers[at] ?? ''
    if (answer === null) expect(given).toBe('')
    else if (answer.kind === 'text') expect(given.split('\n')).toEqual(lines(answer.text))
    else expect(JSON.parse(given)).toEqual(expected(JSON.parse(answer.text)))
  },
)

test('the limits on the API page match the contract', () => {
  const table = /<!-- limits:[\s\S]*?\n\n/.exec(PAGE)?.[0] ?? ''
  const rows = [...table.matchAll(/^\| `(\w+) (\S+)` \| (\d+)(?:, and (\d+) a day)? \|$/gm)]
  expect(rows.length).toBeGreaterThan(8)
  for (const [, method, path, minute, day] of rows) {
    const call = ALL_CALLS.find((one) => one.method === method && one.path === path)
    const most = call?.limitSetting ? Number(CONFIGURATION[call.limitSetting]?.default) : call?.limitPerMinute
    expect([path, most, call?.limitPerDay]).toEqual([path, Number(minute), day === undefined ? undefined : Number(day)])
  }
})
