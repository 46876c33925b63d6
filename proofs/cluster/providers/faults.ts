/** The ways in which a provider fails. */
export const FAULTS = ['down', 'hanging', 'slow', 'wrong'] as const
export type Fault = (typeof FAULTS)[number]

export const SLOW_BY_MILLISECONDS = 10_000

/** The connection to a provider, on which a proof can set a fault. */
export type Door = {
  readonly name: string
  /** sets a fault from now on; undefined repairs the connection */
  readonly set: (fault: Fault | undefined) => void
  /** how many requests met a fault */
  readonly met: () => number
  readonly close: () => Promise<void>
}
