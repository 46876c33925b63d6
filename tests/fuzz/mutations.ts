import fc from 'fast-check'
import { NUMBERS, OTHERS, sharpestFor, TEXTS } from './hostile-values.ts'

/**
 * A change to a value. `edge` replaces it with a worse value of the same type, and `shorten` drops a text's last letter
 * or changes a number's sign.
 */
export type Mutation = {
  turn: number
  how: 'edge' | 'replace' | 'remove' | 'add' | 'wrap' | 'retype' | 'shorten'
  value: unknown
}

const anyText = fc.string({ unit: 'binary', maxLength: 40 })

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  turn: fc.nat({ max: 5000 }),
  how: fc.constantFrom(
    'edge',
    'edge',
    'edge',
    'edge',
    'replace',
    'replace',
    'remove',
    'add',
    'wrap',
    'retype',
    'shorten',
  ),
  value: fc.oneof(fc.constantFrom(...NUMBERS, ...TEXTS, ...OTHERS), anyText, fc.jsonValue({ maxDepth: 2 })),
})

type Holder = Record<string, unknown> | unknown[]
/** A place in a value. `name` is its path, in which all positions in a list are treated as one. */
type Place = { holder: Holder; key: string; name: string }

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value)

/** Lists every place in a value that can be changed, however deeply nested. */
function placesIn(holder: Holder, above = ''): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const value = (holder as Record<string, unknown>)[key]
    const name = `${above}.${Array.isArray(holder) ? '' : key}`
    return [{ holder, key, name }, ...(isHolder(value) ? placesIn(value, name) : [])]
  })
}

function retyped(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return Number(value)
  if (typeof value === 'boolean') return value ? 'true' : 0
  return JSON.stringify(value)
}

const turned = <Value>(all: readonly Value[], turn: number): Value | undefined => all[turn % all.length]

function worse(value: unknown, turn: number): unknown {
  if (typeof value === 'number') return turned(NUMBERS, turn)
  if (typeof value === 'string') return turned(TEXTS, turn)
  return turned(OTHERS, turn)
}

function changed(value: unknown, { how, value: hostile, turn }: Mutation): unknown {
  // `turn` has already chosen the place, so the value is chosen with a different divisor.
  if (how === 'edge') return worse(value, Math.floor(turn / 7))
  if (how === 'wrap') return [value]
  if (how === 'retype') return retyped(value)
  if (how === 'shorten' && typeof value === 'string') return value.slice(0, -1)
  if (how === 'shorten' && typeof value === 'number') return -value
  return hostile
}

/** Copies the values and changes one thing: a value, a missing name, or an extra name. */
export function mutate(whole: Record<string, unknown>, mutation: Mutation): Record<string, unknown> {
  const copy = structuredClone(whole)
  const places = placesIn(copy)
  const holders = [copy, ...places.map(({ holder }) => holder)]
  if (mutation.how === 'add' || places.length === 0) {
    const holder = holders[mutation.turn % holders.length] ?? copy
    if (Array.isArray(holder)) holder.push(mutation.value)
    else Object.defineProperty(holder, 'surplus', { value: mutation.value, enumerable: true })
    return copy
  }
  const place = places[mutation.turn % places.length]
  if (!place) return copy
  const { holder, key } = place as { holder: Record<string, unknown>; key: string }
  if (mutation.how === 'remove') delete holder[key]
  else holder[key] = changed(holder[key], mutation)
  return copy
}

/** How often `sharpen` used each place of an operation. */
export type Sharpened = Map<string, number>

/**
 * Copies the values and replaces one of them with a value that breaks things. Takes the least used place and its next
 * value, so that each value is tried once in every place, without relying on chance. Afterwards it changes nothing.
 */
export function sharpen<Values extends Record<string, unknown>>(
  whole: Values,
  sharpened: Sharpened,
  first: number,
): Values {
  const copy = structuredClone(whole)
  const valued = placesIn(copy).map((place) => ({
    ...place,
    value: (place.holder as Record<string, unknown>)[place.key],
  }))
  const turnsOf = ({ name }: Place) => sharpened.get(name) ?? 0
  const sharp = valued.filter((place) => turnsOf(place) < sharpestFor(place.value).length)
  const [least] = sharp.toSorted((one, other) => turnsOf(one) - turnsOf(other))
  if (!least) return copy
  const { holder, key, name, value } = least
  const turn = turnsOf(least)
  sharpened.set(name, turn + 1)
  ;(holder as Record<string, unknown>)[key] = turned(sharpestFor(value), first + turn)
  return copy
}
