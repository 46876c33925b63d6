/**
 * `npm run cluster -- --proof kill-primary`: kills the leading PostgreSQL again and again while guests book and read.
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startBookingLoad, type BookingLoad } from '../bookings/booking-load.ts'
import { differences, faultsInLogs } from '../bookings/differences.ts'
import { countOverlaps } from '../count-overlaps.ts'
import type { Cluster } from '../start-cluster.ts'
import { KILL_TARGETS, type DatabaseNode, type KillTarget } from './database-node.ts'
import { startReadProbes, type ReadProbes } from './read-probes.ts'
import { leaderOf, type ThreeNodes } from './three-nodes.ts'

const WRITES_BACK_WITHIN = 20_000
const READS_BACK_WITHIN = 3000
/** How many milliseconds to wait before giving up, longer than any recovery time that we promise. */
const MOST_WAIT = 90_000
const WHOLE_WITHIN = 180_000
const WARM_UP = 6000
/**
 * The pause between two rounds, in milliseconds. After an outage an app waits some seconds before it uses a replica
 * again.
 */
const BETWEEN_ROUNDS = 8000

type Stage = { three: ThreeNodes; load: BookingLoad; probes: ReadProbes }

type Round = { target: KillTarget; writesBack: number; readGaps: Map<string, number> }

async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > MOST_WAIT) throw new Error(otherwise)
    await pause(50)
  }
}

/** Waits until a different node leads and takes bookings. */
async function untilTakenOver({ three, load }: Stage, dead: DatabaseNode): Promise<void> {
  const hasAnother = async () => {
    const leader = await leaderOf(three)
    return leader !== undefined && leader !== dead
  }
  await until(hasAnother, `nobody leads in place of ${dead.name}`)
  const led = performance.now()
  await until(async () => load.hasBookedSince(led), 'nobody can book any more')
}

/** Kills the leader. Once guests can book again, restarts the killed node, which must follow the new leader. */
async function playRound(stage: Stage, target: KillTarget): Promise<Round> {
  const { three, load, probes } = stage
  const leader = await leaderOf(three)
  if (!leader) throw new Error('nobody leads')
  const died = performance.now()
  await leader.die(target)
  await untilTakenOver(stage, leader)
  leader.revive()
  await three.untilWhole(WHOLE_WITHIN)
  return { target, writesBack: load.longestGap(died), readGaps: probes.longestGaps(died) }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
const loadNow = () => loadavg()[0]?.toFixed(1)

function tell({ target, writesBack, readGaps }: Round, turn: number): void {
  const gaps = [...readGaps].map(([what, gap]) => `${what} ${seconds(gap)}`).join(', ')
  console.log(
    `${turn + 1}: ${target} died: no booking for ${seconds(writesBack)} s; nothing read for seconds: ${gaps}; load ${loadNow()}`,
  )
}

function report(rounds: readonly Round[], load: BookingLoad, probes: ReadProbes): number {
  for (const target of KILL_TARGETS) {
    const backs = rounds.filter((round) => round.target === target).map(({ writesBack }) => writesBack)
    if (backs.length > 0)
      console.log(
        `${target}: ${backs.length} times, median ${seconds(median(backs))} s, longest ${seconds(Math.max(...backs))} s`,
      )
  }
  const writes = Math.max(...rounds.map(({ writesBack }) => writesBack))
  const reads = Math.max(...rounds.flatMap(({ readGaps }) => [...readGaps.values()]))
  const statuses = [...load.statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
  const { answered, failed } = probes.counts
  console.log(
    `${rounds.length} deaths: ${load.acknowledged.length} bookings acknowledged; never without a booking for more than ${seconds(writes)} s, reads never away for more than ${seconds(reads)} s (${answered} answered, ${failed} not); answers to bookings by status ${statuses}; load ${loadNow()}`,
  )
  const isQuick = writes <= WRITES_BACK_WITHIN && reads <= READS_BACK_WITHIN
  if (!isQuick) console.log('FAILED: slower than promised')
  return isQuick ? 0 : 1
}

/** Returns the exit code: 0 if nothing was lost or duplicated, nothing failed, and every recovery was in time. */
export async function killPrimaries(cluster: Cluster, times: number): Promise<number> {
  const { three } = cluster.database
  if (!three) throw new Error('this proof needs three databases')
  const [load, probes] = [await startBookingLoad(cluster), await startReadProbes(cluster)]
  await pause(WARM_UP)
  const rounds: Round[] = []
  for (let turn = 0; turn < times; turn++) {
    const round = await playRound({ three, load, probes }, KILL_TARGETS[turn % KILL_TARGETS.length] ?? 'machine')
    rounds.push(round)
    tell(round, turn)
    await pause(BETWEEN_ROUNDS)
  }
  await Promise.all([load.stop(), probes.stop()])
  const code = report(rounds, load, probes)
  const [wrong, overlaps] = [await differences(cluster, load), await countOverlaps(cluster.databaseUrl)]
  const faults = load.faults.length > 0 ? await faultsInLogs(cluster) : []
  for (const sentence of [...wrong.slice(0, 20), ...load.faults.slice(0, 20), ...faults]) console.log(sentence)
  console.log(
    `${wrong.length} differences from what was acknowledged, ${overlaps} overlaps, ${load.faults.length} faults`,
  )
  return code === 0 && wrong.length === 0 && overlaps === 0 && load.faults.length === 0 ? 0 : 1
}
