/**
 * `npm run cluster -- --proof overload`: finds how many requests a second the site can answer, and sends three times as
 * many for a minute. Measures how many are still answered, what happens to the rest, and how soon the site recovers.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { loadNow } from '../measure.ts'
import type { Cluster } from '../start-cluster.ts'
import { leanClient, requestFor, type LeanClient } from './lean-client.ts'
import { playOpenLoop, type Played } from './open-loop.ts'

const CITIES = ['pune', 'mumbai', 'hyderabad', 'bengaluru', 'delhi', 'goa', 'jaipur', 'chennai'] as const
const CONNECTIONS = 1500
const LOWEST_PRICES = 900
const HIGHEST_PRICE = 5000
const FIRST_RATE = 100
const STEP = 1.25
const STEP_SECONDS = 8
const TRIES = 3
const MOST_RATE = 6000
/** The site sustains a rate if it answers nearly all requests and answers them quickly. */
const TAKEN_SHARE = 0.99
const TAKEN_P99 = 1000
const TIMES_TOO_MUCH = 3
/** The seconds of a phase; a quick run may set fewer. */
const OVERLOAD_SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? 60)
const STILL_ACCEPTED = 0.8
const MOST_FAILED = 0.001
const WELL_AGAIN_WITHIN = 5
/** The share of its capacity at which the site must again answer every request after the overload. */
const GENTLE = 0.5
const CLOCK_TICKS = 100

const cityOf = (n: number) => String(CITIES[n % CITIES.length])

/** Gives each search in a run a different price range, so that no cache answers it. */
const priceOf = (n: number) => ({ gt: n % LOWEST_PRICES, lt: HIGHEST_PRICE + Math.floor(n / LOWEST_PRICES) })

const search = (n: number) => {
  const { checkin, checkout } = dayAfterTomorrow()
  const price = priceOf(n)
  const filter = JSON.stringify({ where: { cityId: cityOf(n), price }, limit: 10 })
  return `/api/hotels/search?${new URLSearchParams({ checkin, checkout, filter })}`
}

const pageOf = (n: number) => {
  const { gt, lt } = priceOf(n)
  return `/hotels-in-${cityOf(n)}?above=${gt}&below=${lt}`
}

/**
 * Of every ten requests, seven are searches. The other three are a page with a unique address, a city's cached page,
 * and the list of cities.
 */
function pathOf(n: number): string {
  const kind = n % 10
  if (kind < 7) return search(n)
  if (kind === 7) return pageOf(n)
  return kind === 8 ? `/hotels-in-${cityOf(n)}` : '/api/cities'
}

/** Returns the CPU seconds that all apps and nginx have used since they started. */
async function cpuOfSite({ apps, front }: Cluster): Promise<number> {
  const master = front.part.child.pid ?? 0
  const children = (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).split(' ').filter(Boolean)
  let ticks = 0
  for (const pid of [...apps.map(({ part }) => part.child.pid), ...children]) {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks / CLOCK_TICKS
}

const perSecond = ({ accepted, seconds }: Played) => accepted / seconds

function tell(what: string, played: Played, cpuOfServers: number): void {
  const { sent, refused, limited, failed, unsent, seconds, cpu } = played
  const rate = (count: number) => (count / seconds).toFixed(0)
  console.log(
    `${what}: ${rate(sent + unsent)}/s wished, ${rate(played.accepted)} accepted, ${rate(refused)} refused with Retry-After, ${limited} limited, ${failed} failed, ${unsent} not sent; median ${played.median.toFixed(0)} ms, p99 ${played.p99.toFixed(0)} ms; CPU client ${cpu.toFixed(2)}, apps and nginx ${(cpuOfServers / seconds).toFixed(2)}; load ${loadNow().toFixed(1)}`,
  )
}

type Site = { cluster: Cluster; client: LeanClient; next: () => Buffer }

async function play({ cluster, client, next }: Site, what: string, wish: { aSecond: number; seconds: number }) {
  const before = await cpuOfSite(cluster)
  const played = await playOpenLoop(client, next, wish)
  const cpu = (await cpuOfSite(cluster)) - before
  tell(what, played, cpu)
  return { played, isClientCheaper: played.cpu * played.seconds < cpu }
}

/** Whether the site sustains this rate. Also counts answers that came after the end. */
function isTakenWhole({ answers, sent, unsent, p99 }: Played): boolean {
  const good = answers.filter(({ outcome }) => outcome.status === 200).length
  return good >= (sent + unsent) * TAKEN_SHARE && p99 <= TAKEN_P99
}

/** Returns the accepted rate of the highest step that the site sustained. */
async function findCapacity(site: Site): Promise<number> {
  let best = 0
  for (let aSecond = FIRST_RATE; aSecond <= MOST_RATE; aSecond *= STEP) {
    const wish = { aSecond: Math.round(aSecond), seconds: STEP_SECONDS }
    let { played } = await play(site, 'step', wish)
    // Repeats a failed step, because another program may have kept the machine busy.
    for (let again = 1; again < TRIES && !isTakenWhole(played); again++) {
      await pause(STEP_SECONDS * 500)
      played = (await play(site, 'once more', wish)).played
    }
    if (!isTakenWhole(played)) {
      if (best > 0) return best
      throw new Error(`not even ${aSecond} requests a second are taken`)
    }
    best = perSecond(played)
  }
  return best
}

/** Returns how many seconds pass until the site answers light load quickly for a whole second. */
async function untilWell(site: Site, aSecond: number): Promise<number> {
  const began = performance.now()
  for (;;) {
    const played = await playOpenLoop(site.client, site.next, { aSecond, seconds: 1 })
    const seconds = (performance.now() - began) / 1000
    if (isTakenWhole(played) || seconds > 60) return seconds
  }
}

function judge(what: string, holds: boolean): boolean {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`)
  return holds
}

async function overloadOnce(site: Site): Promise<boolean> {
  const capacity = await findCapacity(site)
  await pause(3000)
  const aSecond = Math.round(capacity * TIMES_TOO_MUCH)
  const { played, isClientCheaper } = await play(site, 'three times', { aSecond, seconds: OVERLOAD_SECONDS })
  const well = await untilWell(site, Math.round(capacity * GENTLE))
  const kept = perSecond(played) / capacity
  return [
    judge(`${(kept * 100).toFixed(0)} % of ${capacity.toFixed(0)}/s are still accepted`, kept >= STILL_ACCEPTED),
    judge(
      `of the rest, all but ${played.failed + played.unsent} of ${played.sent} are told when to come again`,
      played.failed + played.unsent <= played.sent * MOST_FAILED,
    ),
    judge(`well again after ${well.toFixed(1)} s`, well <= WELL_AGAIN_WITHIN),
    judge('the client costs less than what it loads', isClientCheaper),
  ].every(Boolean)
}

export async function overload(cluster: Cluster, times: number): Promise<number> {
  const { origin, certificate } = cluster
  const client = leanClient({ origin, certificate, most: CONNECTIONS })
  const { host } = new URL(origin)
  let asked = 0
  const site: Site = { cluster, client, next: () => requestFor(host, pathOf(asked++)) }
  // Warms up the site, which compiles its code during the first requests of each kind.
  await playOpenLoop(client, site.next, { aSecond: FIRST_RATE, seconds: STEP_SECONDS })
  let holds = true
  for (let turn = 0; turn < times; turn++) holds = (await overloadOnce(site)) && holds
  client.close()
  return holds ? 0 : 1
}
