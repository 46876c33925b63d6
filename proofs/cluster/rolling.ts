/** `npm run cluster -- --proof rolling`: restarts apps one after another while guests search, read and book. */
import { setTimeout as pause } from 'node:timers/promises'
import { countOverlaps } from './count-overlaps.ts'
import { startLoad, type Load } from './load.ts'
import type { App, Cluster } from './start-cluster.ts'

const REQUESTS_A_SECOND = 30
/**
 * How many bookings are made during one restart, which takes about twenty seconds. One request in five is for a
 * booking.
 */
const BOOKINGS_A_RESTART = 150
/**
 * How long nginx avoids an app after a failure: its `fail_timeout`, a second for rounding, and the first request, which
 * must be answered before nginx sends more.
 */
const TRUSTED_AGAIN_MILLISECONDS = 15_000
const WARM_UP_MILLISECONDS = 3000

/** Stops an app as an operator does, then starts this version of the site on the same port. */
export async function restart(app: App, { startApp }: Cluster): Promise<void> {
  const code = await app.part.stop()
  if (code !== 0) throw new Error(`${app.name} ended with ${code}`)
  await startApp(app)
  await pause(TRUSTED_AGAIN_MILLISECONDS)
}

const share = (sorted: readonly number[], of: number) => Math.round(sorted[Math.floor((sorted.length - 1) * of)] ?? 0)

/** Prints how the load was answered, and returns the exit code. */
export function report(load: Load, what: string, overlaps: number): number {
  const total = [...load.answered.values()].reduce((sum, count) => sum + count, 0)
  const parts = [...load.answered].map(([what, count]) => `${what} ${count}`).join(', ')
  const sorted = load.milliseconds.toSorted((one, other) => one - other)
  for (const sentence of load.failed.slice(0, 20)) console.log(sentence)
  console.log(
    `${what} under load: ${total} requests answered (${parts}), ${load.failed.length} failed, ${overlaps} overlaps; median ${share(sorted, 0.5)} ms, p99 ${share(sorted, 0.99)} ms, longest ${share(sorted, 1)} ms`,
  )
  return load.failed.length === 0 && overlaps === 0 && total > 0 ? 0 : 1
}

export async function rollUnderLoad(cluster: Cluster, restarts: number): Promise<number> {
  const load = await startLoad(cluster, { aSecond: REQUESTS_A_SECOND, bookings: restarts * BOOKINGS_A_RESTART })
  await pause(WARM_UP_MILLISECONDS)
  for (let turn = 0; turn < restarts; turn++) {
    const app = cluster.apps[turn % cluster.apps.length]
    if (app) await restart(app, cluster)
    console.log(`restart ${turn + 1} of ${restarts}: ${load.failed.length} failed so far`)
  }
  await load.stop()
  return report(load, `${restarts} restarts`, await countOverlaps(cluster.databaseUrl))
}
