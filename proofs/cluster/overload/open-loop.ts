/** Sends a fixed number of requests a second, whether or not earlier requests have been answered. */
import { setTimeout as pause } from 'node:timers/promises'
import { share } from '../measure.ts'
import type { LeanClient, Outcome } from './lean-client.ts'

const TICK_MILLISECONDS = 5

export type Played = {
  readonly seconds: number
  readonly sent: number
  readonly accepted: number
  /** the number of 503 answers that say when to retry */
  readonly refused: number
  /** requests that nginx refused because of its limit per address */
  readonly limited: number
  /** the number of all other outcomes: no answer, a different status, or a 503 that does not say when to retry */
  readonly failed: number
  /** requests that were not sent because too many were in progress */
  readonly unsent: number
  /** the times of the accepted requests, in milliseconds */
  readonly p99: number
  readonly median: number
  /** each answer, with its time by `performance.now()` */
  readonly answers: readonly { at: number; outcome: Outcome }[]
  /** CPU seconds that this process used per second */
  readonly cpu: number
}

const kindOf = ({ status, hasRetryAfter }: Outcome) => {
  if (status === 200) return 'accepted'
  if (status === 503 && hasRetryAfter) return 'refused'
  return status === 429 ? 'limited' : 'failed'
}

export async function playOpenLoop(
  client: LeanClient,
  next: () => Buffer,
  { aSecond, seconds }: { aSecond: number; seconds: number },
): Promise<Played> {
  const began = performance.now()
  const cpuBefore = process.cpuUsage()
  const answers: { at: number; outcome: Outcome }[] = []
  const waiting: Promise<void>[] = []
  let [sent, unsent] = [0, 0]
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * aSecond)
    for (; sent + unsent < due;) {
      const asked = client.ask(next())
      if (asked) {
        sent += 1
        waiting.push(asked.then((outcome) => void answers.push({ at: performance.now(), outcome })))
      } else unsent += 1
    }
    await pause(TICK_MILLISECONDS)
  }
  const cpu = process.cpuUsage(cpuBefore)
  const elapsed = (performance.now() - began) / 1000
  const answeredInTime = answers.length
  await Promise.all(waiting)
  const counts = { accepted: 0, refused: 0, limited: 0, failed: 0 }
  // Counts the requests still in progress at the end by their outcome, but does not count them as accepted within the
  // measured time.
  for (const [index, { outcome }] of answers.entries()) {
    const kind = kindOf(outcome)
    if (kind !== 'accepted' || index < answeredInTime) counts[kind] += 1
  }
  const times = answers.filter(({ outcome }) => outcome.status === 200).map(({ outcome }) => outcome.milliseconds)
  return {
    ...counts,
    seconds: elapsed,
    sent,
    unsent,
    answers,
    p99: share(times, 0.99),
    median: share(times, 0.5),
    cpu: (cpu.user + cpu.system) / 1_000_000 / elapsed,
  }
}
