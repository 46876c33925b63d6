import { describe, expect, test } from 'vitest'
import { afterAttempt, nextStep, type ScheduledJob, type Times } from './due-runs.ts'

const MINUTE = 60_000
/** A full hour in India. */
const HOUR = new Date('2026-01-01T00:00:00+05:30').getTime()

/** A schedule that repeats after this many minutes, beginning at the full hour. */
const every = (minutes: number, isOfItsDay = false): Times => ({
  after: (moment) => {
    const step = minutes * MINUTE
    return new Date(HOUR + (Math.floor((moment.getTime() - HOUR) / step) + 1) * step)
  },
  isOfItsDay,
})

/** Reads `HH:MM` or `HH:MM:SS` in India. A date may come first. */
const at = (time: string) => {
  const [clock = '', date = '2026-03-10'] = time.split(' ').toReversed()
  return new Date(`${date}T${clock.length === 5 ? `${clock}:00` : clock}+05:30`)
}

const job = (dueAt: string, attempts = 0, leasedUntil: string | null = null): ScheduledJob => ({
  dueAt: at(dueAt),
  attempts,
  leasedUntil: leasedUntil === null ? null : at(leasedUntil),
})

describe('the next step of a job', () => {
  const hourly = every(60)
  const ofItsDay = every(60, true)
  const plan = (dueAt: string) => ({ kind: 'plan', dueAt: at(dueAt) })
  const claim = { kind: 'claim' }
  const wait = { kind: 'wait' }

  test.each([
    ['a job seen for the first time waits for its next time', undefined, '12:30', hourly, plan('13:00')],
    ['a job seen for the first time at its time waits for the next', undefined, '12:00', hourly, plan('13:00')],
    ['a job runs at its time', job('12:00'), '12:00', hourly, claim],
    ['a job does not run a second before its time', job('12:00'), '11:59:59', hourly, wait],
    ['a missed run is made up for', job('12:00'), '12:59', hourly, claim],
    ['three missed days are made up for by one run', job('2026-03-07 12:00'), '12:30', hourly, claim],
    ['a leased run is left to its worker', job('12:00', 1, '12:01'), '12:00:59', hourly, wait],
    ['a run is taken again when its lease has ended', job('12:00', 1, '12:01'), '12:01', hourly, claim],
    ['a lease of a clock that was far ahead counts as ended', job('12:00', 1, '12:05'), '12:01', hourly, claim],
    ['a run is attempted a third time', job('12:00', 2), '12:05', hourly, claim],
    ['a run attempted three times is given up', job('12:00', 3), '12:05', hourly, plan('13:00')],
    ['a run whose worker died three times is given up', job('12:00', 3, '12:04'), '12:05', hourly, plan('13:00')],
    ['a third attempt under way is left to its worker', job('12:00', 3, '12:06'), '12:05', hourly, wait],
    ['a run of its day is made up for until midnight', job('20:00'), '23:59:59', ofItsDay, claim],
    [
      'a run of its day is dropped after midnight',
      job('20:00'),
      '2026-03-11 00:00',
      ofItsDay,
      plan('2026-03-11 01:00'),
    ],
    ['a time of a rarer schedule is corrected', job('2026-03-11 02:00'), '12:30', hourly, plan('13:00')],
    ['a time a clock a year ahead wrote is corrected', job('2027-03-10 12:00'), '12:30', hourly, plan('13:00')],
    ['a clock a little behind corrects nothing', job('13:00'), '11:59:59', hourly, wait],
  ])('%s', (_title, given, now, times, expected) => {
    expect(nextStep(given, at(now), times)).toEqual(expected)
  })
})

describe('the next run after an attempt', () => {
  const attempt = (dueAt: string, now: string, went: 'well' | 'badly', attempts = 1) =>
    ({ dueAt: at(dueAt), now: at(now), went, attempts }) as const
  test.each([
    ['a run that went well is followed by the next time', attempt('12:00', '12:00:05', 'well'), 60, '13:00', 0],
    ['a run longer than its schedule skips what passed', attempt('12:00', '14:30', 'well'), 60, '15:00', 0],
    ['a run after three days is followed by one', attempt('2026-03-07 12:00', '12:30', 'well'), 60, '13:00', 0],
    ['a run that ends as a clock falls back is not due again', attempt('12:00', '11:59:59', 'well'), 60, '13:00', 0],
    ['a failed run is retried after a minute', attempt('12:00', '12:00:30', 'badly'), 60, '12:01:30', 1],
    ['a failed run is retried no later than its next time', attempt('12:00', '12:00:30', 'badly'), 1, '12:01', 1],
    ['a run that failed twice is retried', attempt('12:00', '12:05', 'badly', 2), 60, '12:06', 2],
    ['a run that failed three times is given up', attempt('12:00', '12:05', 'badly', 3), 60, '13:00', 0],
  ] as const)('%s', (_title, ended, minutes, dueAt, attempts) => {
    expect(afterAttempt(ended, every(minutes))).toEqual({ dueAt: at(dueAt), attempts })
  })
})
