/** `npm run cluster -- --proof whole`: checks the whole site through nginx. */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:tls'
import { join } from 'node:path'
import { askUntil } from './ask-until.ts'
import { http1Client, http2Client, type Answer, type Client } from './ask.ts'
import { bookAndPay, findHotel, signUp } from './book.ts'
import { Checks } from './checks.ts'
import type { App, Cluster } from './start-cluster.ts'

const ROOT = join(import.meta.dirname, '../..')
/** More requests than nginx's burst allows, and more than any guest sends. */
const FLOOD = 1200
const CITY = 'pune'
/** Longer than nginx's `fail_timeout`, after which it tries every app again. */
const ALL_COUNT_WITHIN_SECONDS = 12

const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Returns the protocol that a TLS connection agrees on when the client offers both. */
const protocolOf = ({ origin, certificate }: Cluster) =>
  new Promise<string | false | null>((resolve, reject) => {
    const { port } = new URL(origin)
    const options = { host: '127.0.0.1', port: Number(port), ca: certificate, servername: 'localhost' }
    const socket = connect({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, () => {
      resolve(socket.alpnProtocol)
      socket.destroy()
    })
    socket.on('error', reject)
  })

async function tryHeaders(checks: Checks, cluster: Cluster, { ask }: Client): Promise<void> {
  checks.check('TLS agrees on HTTP/2', (await protocolOf(cluster)) === 'h2')
  const page = await ask({ path: '/', headers: asBrowser })
  checks.check('the start page is answered', page.status === 200, page.status)
  checks.check('compressed by brotli', page.headers['content-encoding'] === 'br', page.headers['content-encoding'])
  const zipped = await ask({ path: '/', headers: { 'accept-encoding': 'gzip' } })
  checks.check('by gzip for who takes only that', zipped.headers['content-encoding'] === 'gzip')
  const plain = await ask({ path: '/', headers: {} })
  checks.check('and not at all for who takes neither', plain.headers['content-encoding'] === undefined)
  const policy = String(page.headers['content-security-policy'])
  checks.check('with the policy of kept pages', policy.includes("'strict-dynamic'"))
  checks.check('with Strict-Transport-Security', String(page.headers['strict-transport-security']).includes('max-age='))
  checks.check('without the version of nginx', page.headers['server'] === 'nginx', page.headers['server'])
  checks.check('with a request id', /^[0-9a-f]{32}$/.test(String(page.headers['x-request-id'])))
  const api = await ask({ path: '/api/cities', headers: { 'x-request-id': 'given-by-a-stranger' } })
  checks.check('a stranger gives no request id', api.headers['x-request-id'] !== 'given-by-a-stranger')
  for (const path of ['/metrics', '/healthz', '/readyz'])
    checks.check(`${path} is not public`, (await ask({ path })).status === 404)
}

async function tryCache(checks: Checks, { ask }: Client): Promise<void> {
  const path = `/hotels-in-${CITY}`
  // Waits for a new second, because a cached page expires at the end of its second.
  await new Promise((resolve) => setTimeout(resolve, 1020 - (Date.now() % 1000)))
  const answers: Answer[] = []
  for (let turn = 0; turn < 12; turn++) answers.push(await ask({ path, headers: asBrowser }))
  const states = answers.map(({ headers }) => headers['x-cache'])
  checks.check('a public page is cached within its second', states.includes('HIT'), states.join(' '))
  const [first] = answers
  const tag = String(first?.headers['etag'])
  const kept = await ask({ path, headers: { ...asBrowser, 'if-none-match': tag } })
  checks.check('and its ETag answers 304', kept.status === 304 && kept.body.length === 0, kept.status)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const later = await ask({ path, headers: asBrowser })
  checks.check('after that second it is asked for again', later.headers['x-cache'] !== 'HIT', later.headers['x-cache'])
  const asset = /\/assets\/[\w.-]+\.js/.exec((await ask({ path, headers: {} })).body.toString())?.[0] ?? '/assets/none'
  await ask({ path: asset, headers: asBrowser })
  const script = await ask({ path: asset, headers: asBrowser })
  checks.check('a script is cached for a year', script.headers['x-cache'] === 'HIT' && script.status === 200, asset)
  const search = await ask({ path: '/api/cities' })
  checks.check('the API is not cached', search.headers['x-cache'] === undefined)
}

async function tryLimits(checks: Checks, client: Client): Promise<void> {
  const answers = await Promise.all(Array.from({ length: FLOOD }, () => client.ask({ path: '/api/cities' })))
  const refused = answers.filter(({ status }) => status === 429)
  const [first] = refused
  checks.check('a flood from one address is refused', refused.length > 0, `${refused.length} of ${FLOOD}`)
  checks.check('with Retry-After and the code of the API', first?.headers['retry-after'] === '2', first?.body)
  checks.check(
    'and nothing else goes wrong',
    answers.every(({ status }) => status === 200 || status === 429 || status === 503),
  )
  const huge = await client.ask({ method: 'POST', path: '/api/feedback', json: { message: 'x'.repeat(2_000_000) } })
  checks.check('a body of two megabytes is refused', huge.status === 413, huge.status)
}

/** Copies our build and adds one script, as the next version would. */
async function nextBuild(): Promise<{ folder: string; script: string; remove: () => Promise<void> }> {
  const folder = `build/next-${process.pid}`
  const [web, built] = [join(ROOT, folder, 'web'), join(ROOT, 'build/web')]
  await mkdir(web, { recursive: true })
  await symlink(join(built, 'server'), join(web, 'server'))
  await cp(join(built, 'client'), join(web, 'client'), { recursive: true })
  const script = `next-version-${Date.now().toString(36).slice(-8)}.js`
  await writeFile(join(web, 'client/assets', script), 'export const version = 2\n')
  return { folder, script: `/assets/${script}`, remove: () => rm(join(ROOT, folder), { recursive: true, force: true }) }
}

const statusAt = async ({ port }: App, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status

/**
 * Returns the first status of an address that is not 503. After a 404 nginx tries another app, and answers 503 while it
 * avoids all others, up to `fail_timeout` after a restart.
 */
const statusOnceAsked = (ask: Client['ask'], path: string): Promise<number> =>
  askUntil(
    (status) => status !== 503,
    ALL_COUNT_WITHIN_SECONDS,
    async () => (await ask({ path })).status,
  )

async function tryRelease(checks: Checks, { apps, startApp }: Cluster, { ask }: Client): Promise<void> {
  const [first, second] = apps
  if (!first || !second) throw new Error('there are not two apps')
  const next = await nextBuild()
  try {
    await first.part.stop()
    await startApp(first, { BUILD_FOLDER: next.folder })
    checks.check('an old app has the scripts of a new page', (await statusAt(second, next.script)) === 200, next.script)
    checks.check('so they are answered through nginx', (await ask({ path: next.script })).status === 200)
    await first.part.stop()
    await startApp(first)
    checks.check('an open page of the version before finds its scripts', (await statusAt(first, next.script)) === 200)
    const gone = await statusOnceAsked(ask, next.script.replace('next-', 'none-'))
    checks.check('a script of no version is not there', gone === 404, gone)
  } finally {
    await next.remove()
  }
}

async function tryBookings(checks: Checks, { apps, startApp }: Cluster, client: Client): Promise<void> {
  const { token } = await signUp(client, '+919820012345', 'Meera')
  const hotel = await findHotel(client, CITY)
  checks.check(
    'a guest signs up, books and pays',
    true,
    `confirmed after ${Math.round((await bookAndPay(client, token, hotel)).milliseconds)} ms`,
  )
  const [first] = apps
  await first?.part.kill()
  const late = await bookAndPay(client, token, await findHotel(client, CITY))
  checks.check('and again with one app killed', true, `confirmed after ${Math.round(late.milliseconds)} ms`)
  if (first) await startApp(first)
}

/** Returns the exit code: 0 if everything held. */
export async function tryCluster(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  const client = http2Client(cluster.origin, cluster.certificate)
  const older = http1Client(cluster.origin, cluster.certificate)
  try {
    await tryHeaders(checks, cluster, client)
    await tryCache(checks, client)
    checks.check('HTTP/1.1 is answered, too', (await older.ask({ path: '/' })).status === 200)
    await tryBookings(checks, cluster, client)
    await tryRelease(checks, cluster, client)
    await tryLimits(checks, client)
  } finally {
    client.close()
    older.close()
  }
  return checks.code
}
