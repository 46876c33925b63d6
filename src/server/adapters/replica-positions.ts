/** Milliseconds: what the replica answers was true at most so long ago. */
export const MAX_LAG = 1000
/** Older marks are forgotten: a lag is told up to this. */
const REMEMBERED = 60_000
/** So long, in milliseconds, after the primary was gone the replica is not asked: see `primaryIsBack`. */
const SETTLES_AFTER = 10_000

/** How far the primary's log had come at a moment, and how many statements of this process had ended before it. */
export type LogPosition = { at: number; lsn: bigint; writes: number }

/** '0/3000148' as a number. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
}

/**
 * How far a replica must have replayed before its answer may be used. A replica that has replayed a position knows
 * everything committed before the position's moment, whatever the clocks of the machines say.
 */
export class ReplicaPositions {
  private marks: LogPosition[] = []
  private settledAt = Number.NEGATIVE_INFINITY

  /** The primary was asked and answered. `at` and `writes` were taken before it was asked. */
  note(mark: LogPosition): void {
    if (mark.at < this.settledAt) return
    this.marks.push(mark)
    const oldest = mark.at - REMEMBERED
    while (this.marks[0] && this.marks[0].at < oldest) this.marks.shift()
  }

  /**
   * Another one may be in charge now, and a replica may have received a piece of the old one's log that nobody kept:
   * until it is set right it looks as if it were level. Patroni takes a turn or two for that.
   */
  primaryIsBack(now: number): void {
    this.marks = []
    this.settledAt = now + SETTLES_AFTER
  }

  /** What a replica must have replayed to answer what was true a second ago; undefined: do not ask it. */
  wanted(now: number): bigint | undefined {
    return this.oldestSince(now - MAX_LAG)?.lsn
  }

  /** The same, with all that this process had written when it counted `writes`. */
  wantedWith(writes: number, now: number): bigint | undefined {
    return this.marks.find((mark) => mark.at >= now - MAX_LAG && mark.writes >= writes)?.lsn
  }

  /** While the primary is gone nothing is committed: what was wanted when it was last heard. */
  wantedSince(gone: number): bigint | undefined {
    return this.oldestSince(gone - MAX_LAG)?.lsn
  }

  /** Seconds by which a replica that has replayed `lsn` is behind; undefined before the first mark. */
  lagSeconds(lsn: bigint, now: number): number | undefined {
    if (this.marks.length === 0) return undefined
    const missed = this.marks.find((mark) => mark.lsn > lsn)
    return missed ? (now - missed.at) / 1000 : 0
  }

  private oldestSince(moment: number): LogPosition | undefined {
    return this.marks.find(({ at }) => at >= moment)
  }
}
