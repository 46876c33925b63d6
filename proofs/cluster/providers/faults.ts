/** The ways in which a provider fails. */
export const FAULTS = ['down', 'hanging', 'slow', 'wrong'] as const
export type Fault = (typeof FAULTS)[number]

export const SLOW_BY_MILLISECONDS = 10_000

/** The connection to a provider, which a proof can make faulty. */
export type Door = {
  readonly name: string
  /** makes the connection faulty from now on; undefined repairs the connection */
  readonly set: (fault: Fault | undefined) => void
  /** returns how many requests met a fault */
  readonly met: () => number
  readonly close: () => Promise<void>
}
