/**
 * `npm run cluster -- --proof planted`: checks that none of the site's logs, metrics, dumps and backups contains
 * anything that people typed.
 */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { http2Client, type Client } from '../ask.ts'
import { Checks } from '../checks.ts'
import type { Cluster, Settings } from '../start-cluster.ts'
import { listen, logPostgres, restartWith, settingsReportingTo, type Listener } from './listeners.ts'
import { findForm, formsOf, type Form, type Needle } from './needles.ts'
import { isAllowed, mayBeIn } from './planted-allowed.ts'
import { plant } from './planted-people.ts'
import { makeTrouble } from './planted-trouble.ts'
import { otpFor } from './people.ts'
import { dump, everyPlace, physicalBackup, type Place } from './places.ts'

const TOLD_WITHIN = 8000
/**
 * The only values that the proof searches for in a physical backup. Its reused blocks may still contain deleted texts,
 * but must never contain these.
 */
const NEVER_KEPT = new Set([
  'an access token',
  'a token of the desk',
  'a token of the office',
  'the cookie of a known browser',
  'a challenge',
  'the bytes of an ID',
  'EXIF and XMP',
  'bytes behind a picture',
])

const around = (text: Buffer, at: number) =>
  JSON.stringify(text.subarray(Math.max(0, at - 60), at + 40).toString('latin1'))

/** Returns where in a place planted values appear. */
function findIn({ name, bytes }: Place, forms: readonly Form[]): string[] {
  return forms.flatMap((form) => {
    const at = findForm(bytes, form)
    return at === undefined ? [] : [`${form.needle.name} (${form.written}) in ${name}: ${around(bytes, at)}`]
  })
}

const COPY = /^COPY public\.(\w+) \((.*)\) FROM stdin;$/

/** Searches the dump line by line for a planted value in a column where it is not allowed. */
function findInDump(text: Buffer, forms: readonly Form[]): string[] {
  const found = new Set<string>()
  let table = ''
  let columns: string[] = []
  for (const line of text.toString('latin1').split('\n')) {
    const copy = COPY.exec(line)
    if (copy) [table, columns] = [copy[1] ?? '', (copy[2] ?? '').split(', ')]
    const bytes = Buffer.from(line, 'latin1')
    const held = forms.filter((form) => findForm(bytes, form) !== undefined)
    if (held.length === 0) continue
    for (const [n, cell] of line.split('\t').entries())
      for (const form of held) {
        const column = columns[n] ?? '?'
        const isHere = findForm(Buffer.from(cell, 'latin1'), form) !== undefined
        if (isHere && !isAllowed(form.needle.name, table, column))
          found.add(`${form.needle.name} (${form.written}) in ${table}.${column}`)
      }
  }
  return [...found]
}

type Heard = { traces: Listener; errors: Listener }

async function search(
  cluster: Cluster,
  checks: Checks,
  needles: readonly Needle[],
  places: readonly Place[],
): Promise<void> {
  const forms = needles.flatMap(formsOf)
  const found = places.flatMap((place) =>
    findIn(
      place,
      forms.filter(({ needle }) => !mayBeIn(place.name, needle.name)),
    ),
  )
  for (const sentence of found.slice(0, 30)) console.log(sentence)
  console.log(`searched for: ${needles.map(({ name }) => name).join(', ')}`)
  const bytes = places.reduce((sum, place) => sum + place.bytes.length, 0)
  checks.check(
    `${needles.length} secrets in ${forms.length} forms are in none of ${places.length} logs, metrics, traces, reports and files`,
    found.length === 0,
    `${found.length} found in ${(bytes / 1e6).toFixed(1)} MB`,
  )
  const dumped = await dump(cluster)
  const leaked = findInDump(dumped, forms)
  for (const sentence of leaked) console.log(sentence)
  checks.check(
    'the dump has them only in the columns of the table',
    leaked.length === 0,
    `${(dumped.length / 1e6).toFixed(1)} MB`,
  )
  const folder = join(cluster.folder, 'backup')
  const blocks = await physicalBackup(cluster, folder)
  const never = forms.filter(({ needle }) => NEVER_KEPT.has(needle.name))
  const kept = blocks.flatMap((place) => findIn(place, never))
  for (const sentence of kept.slice(0, 30)) console.log(sentence)
  const size = blocks.reduce((sum, place) => sum + place.bytes.length, 0)
  checks.check(
    'no token, picture or what was in it is in a physical backup',
    kept.length === 0,
    `${(size / 1e6).toFixed(1)} MB`,
  )
}

/** Tests the search itself, which must find each of these values where it is allowed. */
function trySearch(
  checks: Checks,
  needles: readonly Needle[],
  { traces, errors }: Heard,
  places: readonly Place[],
): void {
  checks.check('traces were told', traces.heard().includes('/v1/traces'), `${traces.heard().length} bytes`)
  checks.check('errors were told', errors.heard().length > 0, `${errors.heard().length} bytes`)
  const logs = places.filter(({ name }) => name.startsWith('log'))
  checks.check('every part has a log', logs.length >= 7, logs.map(({ name }) => name.slice(5)).join(', '))
  const refused = logs.some(({ bytes }) => bytes.includes('users_email_once'))
  checks.check('PostgreSQL logged the row that it refused', refused)
  const itself = Buffer.concat(needles.map(({ bytes }) => Buffer.concat([Buffer.from('<'), bytes, Buffer.from('>')])))
  const all = needles.every((one) => formsOf(one).some((form) => findForm(itself, form) !== undefined))
  checks.check('each of the secrets would be found', all)
}

async function play(client: Client, cluster: Cluster, { checks, settings }: { checks: Checks; settings: Settings }) {
  const planted = await plant(client, cluster.origin)
  const ask = (phone: string, json: object) =>
    otpFor(client, phone, { method: 'POST', path: '/api/users/signup', json })
  const failed = await makeTrouble(client, cluster, { planted, otp: ask, settings })
  checks.check('a call failed on purpose', failed === 500, failed)
  return planted
}

export async function searchForPlanted(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  const heard = { traces: await listen(), errors: await listen() }
  const logs = join(cluster.folder, 'postgresql')
  await mkdir(logs)
  await chmod(logs, 0o777)
  await logPostgres(cluster, logs)
  const metricsToken = randomBytes(16).toString('hex')
  const settings = settingsReportingTo(heard.traces, heard.errors, metricsToken)
  await restartWith(cluster, settings)
  const client = http2Client(cluster.origin, cluster.certificate)
  try {
    const { needles } = await play(client, cluster, { checks, settings })
    await pause(TOLD_WITHIN)
    const places = await everyPlace(cluster, logs, metricsToken)
    places.push({ name: 'traces', bytes: heard.traces.heard() }, { name: 'error reports', bytes: heard.errors.heard() })
    trySearch(checks, needles, heard, places)
    await search(cluster, checks, needles, places)
  } finally {
    client.close()
    heard.traces.close()
    heard.errors.close()
  }
  return checks.code
}
