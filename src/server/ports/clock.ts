/** The one clock that every rule uses. */
export type Clock = { now(): Date }

/** The clock of a local machine, which can be moved forward by hand (decisions, "On a local machine"). */
export type AdjustableClock = Clock & {
  advance(minutes: number): void
  advancedMinutes(): number
}
