/** `npm run cluster -- --proof scanner`: lets wapiti scan the site as a visitor, a guest, a desk and the office. */
import { join } from 'node:path'
import { http2Client } from '../ask.ts'
import { Checks } from '../checks.ts'
import type { Cluster } from '../start-cluster.ts'
import { limitFront } from './front-limits.ts'
import { scannerRequests, type Scanned } from './scanner-requests.ts'
import { failuresIn, openScannedSite, type ScannedSite } from './scanned-site.ts'
import { runWapiti, type WapitiFinding } from './wapiti.ts'

/** How many seconds wapiti may look for pages. Each of its modules then has the time set in `wapiti.ts`. */
const WAPITI_SECONDS = 60

/** Wapiti's findings that are intended behaviour, by kind and text, with the reason. */
const EXPLAINED: readonly { kind: RegExp; info: RegExp; why: string }[] = [
  { kind: /Headers/, info: /X-Frame-Options/, why: "the policy of every page says frame-ancestors 'none'" },
  { kind: /Headers/, info: /X-XSS-Protection/, why: 'browsers have dropped it, and it did harm' },
  { kind: /HttpOnly/, info: /user_id/, why: 'it tells our scripts who is signed in, and opens nothing' },
  {
    kind: /Secure Flag/,
    info: /./,
    why: 'a local machine; elsewhere cookies are __Host- and Secure (src/server/http/own-cookies.ts)',
  },
]

const isExplained = ({ kind, info }: WapitiFinding) =>
  EXPLAINED.some((known) => known.kind.test(kind) && known.info.test(info))

const minutesSince = (began: number) => Math.round((performance.now() - began) / 6000) / 10

const COOKIES = { visitor: '', guest: 'access_token', desk: 'desk_token', office: 'office_token' } as const
type Who = keyof typeof COOKIES

const PAGES: Readonly<Record<Who, readonly string[]>> = {
  visitor: ['/hotels-in-pune', '/search-results?cityId=pune', '/partner-with-us', '/privacy-policy'],
  guest: ['/my-bookings', '/my-data', '/booking', '/refer-and-earn'],
  desk: ['/desk', '/desk/find?text=a', '/desk/rooms', '/desk/prices'],
  office: ['/office', '/office/find?text=a', '/office/hotels', '/office/log'],
}

/**
 * Returns the addresses of the API document's GET calls, filled in with values. Scanners do not find calls that only
 * scripts make.
 */
const readsOf = (requests: readonly Scanned[], who: Who): string[] =>
  requests.flatMap(({ name, text }) => {
    const side = /^GET \/api\/(desk|office)\//.exec(name)?.[1] ?? 'guest'
    const isWanted = who === 'visitor' ? side === 'guest' : side === who
    const address = /^GET (\S+) HTTP/.exec(text)?.[1]
    return isWanted && address ? [address.replaceAll('*', '')] : []
  })

async function tokenOf(site: ScannedSite, who: Who): Promise<string | undefined> {
  if (who === 'visitor') return undefined
  return who === 'guest' ? site.guest.tokens() : site[who]()
}

async function tryWapiti(
  checks: Checks,
  cluster: Cluster,
  { site, requests }: { site: ScannedSite; requests: readonly Scanned[] },
): Promise<void> {
  const tryAs = async (who: Who) => {
    const began = performance.now()
    const token = await tokenOf(site, who)
    const headers = token === undefined ? [] : [`Cookie: ${COOKIES[who]}=${token}`]
    const starts = [...PAGES[who], ...readsOf(requests, who)]
    const wish = {
      folder: join(cluster.folder, `wapiti-${who}`),
      origin: cluster.origin,
      headers,
      starts,
      seconds: WAPITI_SECONDS,
    }
    const { found, addresses } = await runWapiti(wish)
    const unexplained = found.filter((one) => !isExplained(one))
    for (const { kind, path, info } of unexplained.slice(0, 12)) console.log(`${who}: ${kind} at ${path}: ${info}`)
    const explained = found.length - unexplained.length
    checks.check(`wapiti finds its way as ${who}`, addresses > starts.length, `from ${starts.length}`)
    checks.check(
      `wapiti finds nothing as ${who}`,
      unexplained.length === 0,
      `${addresses} addresses, ${unexplained.length} findings, ${explained} explained, ${minutesSince(began)} minutes`,
    )
  }
  await Promise.all((Object.keys(COOKIES) as Who[]).map(tryAs))
}

export async function scanPages(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  const client = http2Client(cluster.origin, cluster.certificate)
  await limitFront(cluster, { rate: 100_000, burst: 100_000 })
  const site = await openScannedSite(client, cluster)
  try {
    const requests = await scannerRequests(client, cluster.origin, site)
    await tryWapiti(checks, cluster, { site, requests })
    const { requests: sent, failures } = await failuresIn(cluster)
    const seen = [...failures].map(([what, n]) => `${what}: ${n}`).join(', ')
    checks.check(
      `no answer of ${sent} is 500`,
      [...failures.keys()].every((what) => what.endsWith('503')),
      seen,
    )
  } finally {
    await site.close()
    client.close()
  }
  return checks.code
}
