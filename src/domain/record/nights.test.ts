import { describe, expect, test } from 'vitest'
import { ed25519Key, isSignedText, sha256Hex, signText } from '#server/ed25519.ts'
import { addDays } from '../kernel/ist.ts'
import { canonicalJson, type Canonical } from './canonical-json.ts'
import { monthFigures } from './month-figures.ts'
import {
  compareWithEarlier,
  nightText,
  NO_HASH,
  verifyChain,
  type ChainFault,
  type Night,
  type SignedNight,
} from './nights.ts'

const SEALS = { hashOf: sha256Hex, isSigned: isSignedText }
const [OURS, FORGED] = [1, 2].map((fill) => ed25519Key(Buffer.alloc(32, fill).toString('base64'))) as [
  ReturnType<typeof ed25519Key>,
  ReturnType<typeof ed25519Key>,
]

const FIGURES = monthFigures({
  bookings: 100,
  turnedAway: 0,
  minutesToSeen: [],
  refunds: { of: 0, withinHour: 0, withinDay: 0 },
  seenInTime: { of: 0, well: 0 },
  welcomed: { of: 0, well: 0 },
  identities: { opened: 0, destroyed: 0 },
  orders: { toUs: 0, atHotels: 0 },
  drills: { held: 0, worked: 0, last: null },
})

function seal(night: Night, key = OURS): SignedNight {
  const text = nightText(night)
  return { night, hash: sha256Hex(text), signature: signText(key, text) }
}

function chain(length: number, key = OURS): SignedNight[] {
  const nights: SignedNight[] = []
  for (let number = 1; number <= length; number++) {
    const day = addDays('2026-11-01', number - 1)
    const previous = nights.at(-1)?.hash ?? NO_HASH
    const writtenAt = `${addDays(day, 1)}T02:19:00+05:30`
    nights.push(seal({ version: 1, number, day, writtenAt, previous, key: key.publicKey, figures: FIGURES }, key))
  }
  return nights
}

const FIVE = chain(5)
const night = (number: number): SignedNight => FIVE[number - 1]!
const without = (number: number) => FIVE.filter((one) => one !== night(number))
const replaced = (number: number, entry: unknown): unknown[] => FIVE.with(number - 1, entry as SignedNight)
const more = { ...night(3).night, figures: { ...FIGURES, bookings: 101 } }

const faultOf = (entries: readonly unknown[], keys = [OURS.publicKey]) => {
  const checked = verifyChain(entries, keys, SEALS)
  return checked.ok ? 'unbroken' : checked.fault
}

describe('a chain of nights', () => {
  test('a chain as it was written is unbroken, and so is an empty one', () => {
    expect(faultOf(FIVE)).toBe('unbroken')
    expect(faultOf([])).toBe('unbroken')
  })

  test('names in another order and spaces change nothing', () => {
    const { night: body, ...rest } = night(2)
    const turned = Object.fromEntries(Object.entries(body).toReversed())
    expect(faultOf(replaced(2, JSON.parse(JSON.stringify({ ...rest, night: turned }, null, 2))))).toBe('unbroken')
  })

  test.each<[string, readonly unknown[], ChainFault]>([
    ['a changed night', replaced(3, { ...night(3), night: more }), { kind: 'changed', number: 3 }],
    [
      'a changed night with its new hash',
      replaced(3, { ...night(3), night: more, hash: sha256Hex(nightText(more)) }),
      { kind: 'changed', number: 3 },
    ],
    ['a night that we signed again', replaced(3, seal(more)), { kind: 'unlinked', number: 4 }],
    ['a last night that another signed', replaced(5, seal(night(5).night, FORGED)), { kind: 'changed', number: 5 }],
    [
      'a night under another’s key',
      replaced(5, seal({ ...night(5).night, key: FORGED.publicKey }, FORGED)),
      { kind: 'not_ours', number: 5 },
    ],
    ['a missing night', without(3), { kind: 'missing', number: 3 }],
    ['a missing first night', without(1), { kind: 'missing', number: 1 }],
    ['two swapped nights', [night(1), night(3), night(2), night(4)], { kind: 'out_of_order', number: 2 }],
    ['a night twice', [night(1), night(2), night(2), night(3)], { kind: 'doubled', number: 2 }],
    [
      'a number given twice',
      [night(1), night(2), seal({ ...night(3).night, number: 2 })],
      { kind: 'doubled', number: 2 },
    ],
    ['a day left out', replaced(3, seal({ ...night(3).night, day: '2026-11-04' })), { kind: 'wrong_day', number: 3 }],
    [
      'a chain that begins elsewhere',
      [seal({ ...night(1).night, previous: night(2).hash })],
      { kind: 'unlinked', number: 1 },
    ],
    [
      'a fraction',
      replaced(2, { ...night(2), night: { ...night(2).night, number: 2, more: 0.5 } }),
      { kind: 'changed', number: 2 },
    ],
    ['no night at all', replaced(2, 'night'), { kind: 'unreadable', number: 2 }],
    [
      'a night without a day',
      replaced(2, { ...night(2), night: { ...night(2).night, day: 'x' } }),
      { kind: 'unreadable', number: 2 },
    ],
    ['a night with the number 0', [seal({ ...night(1).night, number: 0 })], { kind: 'unreadable', number: 0 }],
    ['a signature that is none', replaced(2, { ...night(2), signature: '' }), { kind: 'changed', number: 2 }],
  ])('a check of %s names the first wrong night', (_what, entries, fault) => expect(faultOf(entries)).toEqual(fault))

  test('a key that was replaced goes on proving its nights', () => {
    const { night: last } = night(5)
    const next = seal({ ...last, number: 6, day: '2026-11-06', previous: night(5).hash, key: FORGED.publicKey }, FORGED)
    expect(faultOf([...FIVE, next], [FORGED.publicKey, OURS.publicKey])).toBe('unbroken')
    expect(faultOf([...FIVE, next])).toEqual({ kind: 'not_ours', number: 6 })
  })

  test('an earlier mark shows what a chain of its own cannot: a cut end, and everything signed again', () => {
    const earlier = { number: 4, hash: night(4).hash }
    expect(compareWithEarlier(FIVE, earlier)).toBe('same')
    expect(compareWithEarlier(FIVE.slice(0, 4), earlier)).toBe('same')
    expect(compareWithEarlier(FIVE.slice(0, 3), earlier)).toBe('cut')
    const again = chain(5, FORGED)
    expect(faultOf(again, [FORGED.publicKey])).toBe('unbroken')
    expect(compareWithEarlier(again, earlier)).toBe('rewritten')
  })
})

describe('canonical JSON', () => {
  test.each<[Canonical, string]>([
    [{ b: 1, a: [true, null, 'x'], B: {} }, '{"B":{},"a":[true,null,"x"],"b":1}'],
    ['€ "\n\u{1F600}', '"€ \\"\\n\u{1F600}"'],
    [-0, '0'],
  ])('the canonical form of %j is %s', (value, text) => expect(canonicalJson(value)).toBe(text))

  test.each([0.5, Number.NaN, 2 ** 53])('%d has none', (value) => expect(() => canonicalJson(value)).toThrow('whole'))
})
