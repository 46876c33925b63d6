import { describe, expect, it, test } from 'vitest'
import { lsnOf, MAX_LAG, ReplicaPositions } from './replica-positions.ts'

test.each([
  ['0/0', 0n],
  ['0/3000148', 0x3000148n],
  ['1/0', 2n ** 32n],
  ['A/FFFFFFFF', 11n * 2n ** 32n - 1n],
])('a replica’s log position is parsed from %s', (text, lsn) => expect(lsnOf(text)).toBe(lsn))

/**
 * Records a position every quarter of a second. Between two positions, the log grows by one and the process writes
 * once.
 */
function marksUntil(now: number): ReplicaPositions {
  const marks = new ReplicaPositions()
  for (let at = 0; at <= now; at += 250) marks.note({ at, lsn: BigInt(at / 250), writes: at / 250 })
  return marks
}

describe('replicas', () => {
  it.each([
    ['must have what was there a second ago', 5000, 16n],
    ['to the millisecond', 5001, 17n],
    ['must have the last mark as long as it is not older than that', 5000 + MAX_LAG, 20n],
  ])('a replica needs the right log position: %s', (_what, now, wanted) =>
    expect(marksUntil(5000).wanted(now)).toBe(wanted),
  )

  it('a replica is not queried before its first log position, or when its last one is older than a second', () => {
    expect(marksUntil(5000).wanted(5001 + MAX_LAG)).toBeUndefined()
    expect(new ReplicaPositions().wanted(0)).toBeUndefined()
  })

  it.each([
    ['the first mark after the last write', 18, 18n],
    ['an older one when the last write is long ago', 3, 16n],
    ['no mark when this process wrote after the last', 21, undefined],
  ])('a replica must have %s to show the process’s own writes', (_what, writes, wanted) =>
    expect(marksUntil(5000).wantedWith(writes, 5000)).toBe(wanted),
  )

  it('a replica of a failed primary must have replayed the log position of the primary’s last answer', () => {
    const marks = marksUntil(5000)
    expect([marks.wantedSince(5000), marks.wantedSince(4900)]).toEqual([16n, 16n])
  })

  it('a replica is not queried for ten seconds after the primary has come back', () => {
    const marks = marksUntil(5000)
    marks.primaryIsBack(5000)
    marks.note({ at: 14_999, lsn: 60n, writes: 0 })
    expect([marks.wanted(5000), marks.wanted(14_999)]).toEqual([undefined, undefined])
    marks.note({ at: 15_000, lsn: 61n, writes: 0 })
    expect(marks.wanted(15_000)).toBe(61n)
  })

  it.each([
    [20n, 0],
    [21n, 0],
    [19n, 0],
    [18n, 0.25],
    [0n, 4.75],
  ])('a replica that has replayed %s lags by %s seconds', (lsn, seconds) =>
    expect(marksUntil(5000).lagSeconds(lsn, 5000)).toBe(seconds),
  )

  it('a replica lags by an unknown time before the first log position', () =>
    expect(new ReplicaPositions().lagSeconds(1n, 0)).toBeUndefined())
})
