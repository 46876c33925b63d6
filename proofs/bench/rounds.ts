/** The work that one subject did in one round. */
export type Round = {
  perSecond: number
  /** milliseconds */
  p50: number
  p99: number
  /** answers that were refusals, errors or timeouts */
  failures: number
  /** milliseconds of processor time per answer, where it was measured */
  cpu?: number
}

export type Subject = () => Promise<Round>

/**
 * Runs every subject once per round, so that a slow moment of the machine affects all of them. Each round begins with
 * the next subject, so that no subject always follows the same one.
 */
export async function interleave<Name extends string>(
  subjects: Record<Name, Subject>,
  rounds: number,
): Promise<Record<Name, Round[]>> {
  const names = Object.keys(subjects) as Name[]
  const done = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>
  for (let round = 0; round < rounds; round++) {
    for (const place of names.keys()) {
      const name = names[(round + place) % names.length]
      if (name !== undefined) done[name].push(await subjects[name]())
    }
  }
  return done
}

/** Returns the middle value, or the mean of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing')
  return (lower + upper) / 2
}

/** Returns the smallest measured value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('there is no percentile of nothing')
  return value
}

/** Builds a round from the milliseconds that its answers took. */
export const roundOf = (times: readonly number[], seconds: number, failures: number): Round => ({
  perSecond: times.length / seconds,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  failures,
})

/** Takes the median of several rounds for each figure. Adds up failures, because a median must not hide any. */
export const medianRound = (rounds: readonly Round[]): Round => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  ...(rounds.some(({ cpu }) => cpu === undefined) ? {} : { cpu: median(rounds.map(({ cpu }) => cpu ?? 0)) }),
})

/** Throws if any answer that was measured was a refusal. */
export function refuseFailures(what: string, rounds: readonly Round[]): void {
  const { failures } = medianRound(rounds)
  if (failures > 0) throw new Error(`${what}: ${failures} answers were refusals, errors or timeouts`)
}

/** Returns our throughput divided by the other's: the median of the ratios within each round. */
export function throughputRatio(ours: readonly Round[], theirs: readonly Round[]): number {
  if (ours.length !== theirs.length) throw new Error('both have to have run the same rounds')
  return median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)))
}

/** Returns the other's processor time per answer divided by ours. Returns undefined if either was not measured. */
export function processorRatio(ours: readonly Round[], theirs: readonly Round[]): number | undefined {
  const ratios = ours.map(({ cpu }, round) => (theirs[round]?.cpu ?? Number.NaN) / (cpu ?? Number.NaN))
  return ratios.every(Number.isFinite) ? median(ratios) : undefined
}
