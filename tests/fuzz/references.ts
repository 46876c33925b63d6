import { addDays, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import type { Pool, Thing } from './pool.ts'

/**
 * A placeholder in a generated request, for a value that only the running server can give. It is resolved when the
 * request is sent.
 */
export abstract class Reference {
  abstract resolve(at: Moment): unknown
}

/** The values from which references are resolved when a request is sent. */
export type Moment = { pool: Pool; now: Date; callerId: string }

/** An object from an earlier answer. `turn` chooses which one, and an even turn prefers the caller's own. */
export class Seen extends Reference {
  readonly thing: Thing
  readonly turn: number
  constructor(thing: Thing, turn: number) {
    super()
    this.thing = thing
    this.turn = turn
  }
  resolve({ pool, callerId }: Moment): unknown {
    return pool.pick(this.thing, this.turn, callerId)?.value ?? `no-${this.thing}-yet`.replaceAll(' ', '-')
  }
}

/** Something that belongs to an object, such as a booking's hotel or a phone's OTP. */
export class Belonging extends Reference {
  readonly of: Seen
  readonly name: string
  constructor(of: Seen, name: string) {
    super()
    this.of = of
    this.name = name
  }
  resolve({ pool, callerId }: Moment): unknown {
    return pool.pick(this.of.thing, this.of.turn, callerId)?.belongings[this.name] ?? '0'
  }
}

export class OwnId extends Reference {
  resolve({ callerId }: Moment): unknown {
    return callerId
  }
}

export type StayWish = { slot: SlotIndex; daysAhead: number; days: number }

/** The beginning or end of a stay in a slot, this many days from the server's date. */
export class EndOfStay extends Reference {
  readonly stay: StayWish
  readonly end: 'start' | 'end'
  constructor(stay: StayWish, end: 'start' | 'end') {
    super()
    this.stay = stay
    this.end = end
  }
  resolve({ now }: Moment): unknown {
    const { slot, daysAhead, days } = this.stay
    return toIstIso(slotPeriod(slot, addDays(istDateOf(now), daysAhead), days)[this.end])
  }
}

export const bookingSlotId = ({ slot }: StayWish): number => slotAt(slot).bookingSlotId

/** Replaces every reference in a value with its present value. */
export function resolveAll(value: unknown, at: Moment): unknown {
  if (value instanceof Reference) return value.resolve(at)
  if (Buffer.isBuffer(value)) return value
  if (Array.isArray(value)) return value.map((one) => resolveAll(one, at))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolveAll(one, at)]))
}
