/**
 * `npm run cluster -- --proof soak`: checks that after half an hour of modest load nothing is left open, no heap has
 * grown, and answers are as quick as before.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { loadNow, share, slopeOf, type Point } from '../measure.ts'
import type { Cluster } from '../start-cluster.ts'
import { inspectHeap, type Heap } from './heap.ts'
import { leftOver, countOpen, type Open } from './left-open.ts'
import { prepareStage, startSiteLife, type Seen, type SiteLife } from './site-life.ts'

/** The settings that this proof requires for every process of the site. */
export const SOAK_SETTINGS = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

const MINUTE = 60_000
const FIRST_MINUTES = 5
const MOST_GROWTH_AN_HOUR = 1024 * 1024
const MOST_DRIFT = 1.1
/**
 * How long the processes warm up before the measurement. A new process still has to open its connections and compile
 * its hot code.
 */
const WARM_UP = 180_000
const HURRY = 5
/** Longer than the minute after which nginx closes an idle connection. */
const QUIET_AFTER = 75_000
const SETTLED_WITHIN = 150_000
const LOOK_EVERY = 5000
/** How many milliseconds an answer may take if its request queued during a garbage collection. */
const AFTERMATH = 500
const MEBIBYTE = 1024 * 1024

type Watched = { name: string; heap: Heap; points: Point[]; code: Point[] }
/** One measurement. The processes collected garbage from `measuredFrom` to `at`, which delayed their requests. */
type Minute = { measuredFrom: number; at: number; load: number }

async function watch({ apps, worker }: Cluster): Promise<Watched[]> {
  const parts = [...apps.map(({ name, part }) => ({ name, part })), { name: 'worker', part: worker.part }]
  return Promise.all(
    parts.map(async ({ name, part }) => ({ name, heap: await inspectHeap(part.log), points: [], code: [] })),
  )
}

/** Once a minute, measures each heap after a garbage collection, one process after another, and the machine's load. */
async function measureMinutes(watched: readonly Watched[], minutes: number): Promise<Minute[]> {
  const began = performance.now()
  const told: Minute[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(Math.max(0, began + minute * MINUTE - performance.now()))
    const measuredFrom = performance.now()
    for (const { heap, points, code } of watched) {
      const used = await heap.afterCollection()
      points.push({ at: minute / 60, value: used.objects })
      code.push({ at: minute / 60, value: used.code })
    }
    told.push({ measuredFrom, at: performance.now(), load: loadNow() })
    const heaps = watched.map(({ name, points }) => `${name} ${((points.at(-1)?.value ?? 0) / MEBIBYTE).toFixed(2)}`)
    console.log(
      `minute ${minute}: MiB of objects after a collection: ${heaps.join(', ')}; load ${loadNow().toFixed(1)}`,
    )
  }
  return told
}

/** Waits until no process keeps more open than before. Returns the processes that still do. */
async function untilSettled(cluster: Cluster, before: Open): Promise<string[]> {
  const began = performance.now()
  for (;;) {
    const left = leftOver(before, await countOpen(cluster))
    if (left.length === 0 || performance.now() - began > SETTLED_WITHIN) return left
    await pause(LOOK_EVERY)
  }
}

function growth(watched: readonly Watched[]): boolean[] {
  return watched.map(({ name, points, code }) => {
    const isLater = ({ at }: Point) => at * 60 > FIRST_MINUTES
    const later = points.filter(isLater)
    const slope = slopeOf(later)
    const codeSlope = slopeOf(code.filter(isLater))
    const holds = slope <= MOST_GROWTH_AN_HOUR
    const [first, last] = [later[0]?.value ?? 0, later.at(-1)?.value ?? 0]
    console.log(
      `${holds ? 'ok    ' : 'FAILED'} ${name}: heap ${(slope / MEBIBYTE).toFixed(2)} MiB an hour, from ${(first / MEBIBYTE).toFixed(2)} to ${(last / MEBIBYTE).toFixed(2)} MiB; compiled code beside it ${(codeSlope / MEBIBYTE).toFixed(2)} MiB an hour`,
    )
    return holds
  })
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Leaves out the requests that the measurement's own garbage collection delayed. */
function undisturbed(seen: readonly Seen[], minutes: readonly Minute[]): Seen[] {
  const left = seen.filter(
    ({ at, milliseconds }) =>
      !minutes.some((minute) => at <= minute.at + AFTERMATH && at + milliseconds >= minute.measuredFrom),
  )
  console.log(`${seen.length - left.length} of ${seen.length} requests met a collection of the measuring: not judged`)
  return left
}

/**
 * Compares the p99 of the last third with that of the first third after the warm-up. Allows for a machine that became
 * busier.
 */
function drift(all: readonly Seen[], minutes: readonly Minute[]): boolean {
  const seen = undisturbed(all, minutes)
  const measured = minutes.slice(Math.min(FIRST_MINUTES, minutes.length - 1) - 1)
  const [from, until] = [measured[0]?.at ?? 0, measured.at(-1)?.at ?? 0]
  const third = (until - from) / 3
  const [isFirst, isLast] = [(at: number) => at >= from && at < from + third, (at: number) => at >= until - third]
  const timesOf = (isIn: (at: number) => boolean, what?: string) =>
    seen.filter((one) => isIn(one.at) && (!what || one.what === what)).map(({ milliseconds }) => milliseconds)
  const loadOf = (isIn: (at: number) => boolean) =>
    meanOf(measured.filter(({ at }) => isIn(at)).map(({ load }) => load))
  for (const what of new Set(seen.map(({ what }) => what))) {
    const [first, last] = [timesOf(isFirst, what), timesOf(isLast, what)]
    console.log(
      `       ${what}: median ${share(first, 0.5).toFixed(1)} then ${share(last, 0.5).toFixed(1)} ms, p99 ${share(first, 0.99).toFixed(1)} then ${share(last, 0.99).toFixed(1)} ms of ${last.length}`,
    )
  }
  const [before, after] = [share(timesOf(isFirst), 0.99), share(timesOf(isLast), 0.99)]
  const busier = Math.max(1, loadOf(isLast) / Math.max(0.1, loadOf(isFirst)))
  const holds = after <= before * MOST_DRIFT * busier
  console.log(
    `${holds ? 'ok    ' : 'FAILED'} p99 of all requests: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms (${((after / before - 1) * 100).toFixed(0)} %), at load ${loadOf(isFirst).toFixed(1)}, then ${loadOf(isLast).toFixed(1)}`,
  )
  return holds
}

/** Returns what is still open once the site has served every kind of request and is idle again. */
async function warmUp(cluster: Cluster, start: (run: string, hurry?: number) => SiteLife): Promise<Open> {
  const life = start('100', HURRY)
  await pause(WARM_UP)
  await life.stop()
  await pause(QUIET_AFTER)
  return countOpen(cluster)
}

/** Returns the exit code: 0 if no heap grew, the p99 stayed the same, and nothing is left open. */
export async function soak(cluster: Cluster, minutes: number): Promise<number> {
  const stage = await prepareStage(cluster)
  const start = (run: string, hurry?: number) => startSiteLife(cluster, stage, run, hurry)
  const before = await warmUp(cluster, start)
  const watched = await watch(cluster)
  const life = start('200')
  const told = await measureMinutes(watched, minutes)
  await life.stop()
  for (const { heap } of watched) heap.close()
  const left = await untilSettled(cluster, before)
  for (const sentence of life.failed.slice(0, 20)) console.log(sentence)
  const isFlat = growth(watched).every(Boolean)
  const isSteady = drift(life.seen, told)
  const open = [...(await countOpen(cluster))].map(([who, count]) => `${who} ${count}`).join(', ')
  console.log(`${left.length === 0 ? 'ok    ' : 'FAILED'} left open: ${left.join('; ') || 'nothing'} (now ${open})`)
  console.log(
    `${minutes} minutes: ${life.seen.length} requests, ${life.failed.length} failed; load ${loadNow().toFixed(1)}`,
  )
  return isFlat && isSteady && left.length === 0 && life.failed.length === 0 ? 0 : 1
}
