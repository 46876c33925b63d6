/** The ways in which a provider fails. */
export const FAULTS = ['down', 'hanging', 'slow', 'wrong'] as const
export type Fault = (typeof FAULTS)[number]

export const SLOW_BY_MILLISECONDS = 10_000

/** The way to a provider, in which a proof can put a fault. */
export type Door = {
  readonly name: string
  /** From now on; `undefined`: it works again. */
  readonly set: (fault: Fault | undefined) => void
  /** how often somebody came while a fault was set */
  readonly met: () => number
  readonly close: () => Promise<void>
}
