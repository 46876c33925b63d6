/** In milliseconds: how old a replica's answers may be. */
export const MAX_LAG = 1000
/** In milliseconds: how long positions are remembered. Lag can be measured only up to this limit. */
const REMEMBERED = 60_000
/** In milliseconds: how long after an outage of the primary the replica stays unused (see `primaryIsBack`). */
const SETTLES_AFTER = 10_000

/**
 * How far the primary's log had come at some moment, and how many of this process's statements had ended before that.
 */
export type LogPosition = { at: number; lsn: bigint; writes: number }

/** Parses '0/3000148' into a number. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
}

/**
 * Calculates how far a replica must have replayed the log before its answer may be used. A replica that has replayed a
 * position knows everything committed before the moment of that position, whatever the machines' clocks say.
 */
export class ReplicaPositions {
  private marks: LogPosition[] = []
  private settledAt = Number.NEGATIVE_INFINITY

  /** Records a position that the primary reported. `at` and `writes` were read before asking it. */
  note(mark: LogPosition): void {
    if (mark.at < this.settledAt) return
    this.marks.push(mark)
    const oldest = mark.at - REMEMBERED
    while (this.marks[0] && this.marks[0].at < oldest) this.marks.shift()
  }

  /**
   * Forgets all positions, and leaves the replica unused for ten seconds. A different primary may have taken over, and
   * a replica may have received a part of the old primary's log that no other server has. Until Patroni has repaired
   * that, within one or two of its loops, the replica looks up to date.
   */
  primaryIsBack(now: number): void {
    this.marks = []
    this.settledAt = now + SETTLES_AFTER
  }

  /**
   * Returns the position that a replica must have replayed to know everything committed until a second ago; undefined
   * if no replica may be queried.
   */
  wanted(now: number): bigint | undefined {
    return this.oldestSince(now - MAX_LAG)?.lsn
  }

  /**
   * Returns the position that a replica must have replayed to know everything committed until a second ago, and
   * everything that this process had written when it counted `writes`.
   */
  wantedWith(writes: number, now: number): bigint | undefined {
    return this.marks.find((mark) => mark.at >= now - MAX_LAG && mark.writes >= writes)?.lsn
  }

  /**
   * Returns the position that a replica must have replayed to answer while the primary is gone. This is the position
   * required when the primary last answered, because nothing has been committed since.
   */
  wantedSince(gone: number): bigint | undefined {
    return this.oldestSince(gone - MAX_LAG)?.lsn
  }

  /**
   * Returns how many seconds a replica that has replayed `lsn` is behind; undefined before the first position is known.
   */
  lagSeconds(lsn: bigint, now: number): number | undefined {
    if (this.marks.length === 0) return undefined
    const missed = this.marks.find((mark) => mark.lsn > lsn)
    return missed ? (now - missed.at) / 1000 : 0
  }

  private oldestSince(moment: number): LogPosition | undefined {
    return this.marks.find(({ at }) => at >= moment)
  }
}
