import { expect, test } from 'vitest'
import { istInstant } from '../kernel/ist.ts'
import { countSeenInTime, type ToldBooking } from './seen-in-time.ts'

const DAY = { from: istInstant('2026-11-01'), until: istInstant('2026-11-02') }
const at = (time: string, day = '2026-11-01') => new Date(`${day}T${time}+05:30`)
const TOLD: ToldBooking = { toldAt: at('12:00:00'), dueAt: at('12:15:00'), seenAt: null, cancelledAt: null }

test.each<[string, Partial<ToldBooking>, [number, number]]>([
  ['never seen', {}, [1, 0]],
  ['seen at its deadline', { seenAt: at('12:15:00') }, [1, 1]],
  ['seen a second late', { seenAt: at('12:15:01') }, [1, 0]],
  ['cancelled before anybody saw it', { cancelledAt: at('12:15:00') }, [0, 0]],
  ['cancelled after its deadline', { cancelledAt: at('12:15:01') }, [1, 0]],
  ['seen, then cancelled', { seenAt: at('12:01:00'), cancelledAt: at('12:02:00') }, [1, 1]],
  ['due at the period’s end', { toldAt: at('22:45:00'), dueAt: at('23:00:00') }, [1, 0]],
  ['told at night, due the next morning', { toldAt: at('23:30:00'), dueAt: at('23:45:00') }, [0, 0]],
  [
    'told the night before, due this morning',
    { toldAt: at('23:30:00', '2026-10-31'), dueAt: at('23:45:00', '2026-10-31'), seenAt: at('08:15:00') },
    [1, 1],
  ],
  ['due before the period', { toldAt: at('20:00:00', '2026-10-31'), dueAt: at('20:15:00', '2026-10-31') }, [0, 0]],
])('a booking %s counts as seen in time, or not', (_what, change, [of, well]) =>
  expect(countSeenInTime([{ ...TOLD, ...change }], DAY)).toEqual({ of, well }),
)
