import { describe, expect, test } from 'vitest'
import { isSignedText, sha256Hex } from '#server/ed25519.ts'
import { nightOf, OTHER_KEY, OUR_KEY, seal, signedNights } from '#tests/signed-nights.ts'
import { canonicalJson, type Canonical } from './canonical-json.ts'
import { compareWithEarlier, nightText, verifyChain, type ChainFault, type SignedNight } from './nights.ts'

const SEALS = { hashOf: sha256Hex, isSigned: isSignedText }
const FIVE = signedNights(5)
const night = (number: number): SignedNight => nightOf(FIVE, number)
const without = (number: number) => FIVE.filter((one) => one !== night(number))
const replaced = (number: number, entry: unknown): unknown[] => FIVE.map((one) => (one === night(number) ? entry : one))
const more = { ...night(3).night, figures: { ...night(3).night.figures, bookings: 101 } }

const faultOf = (entries: readonly unknown[], keys = [OUR_KEY.publicKey]) => {
  const checked = verifyChain(entries, keys, SEALS)
  return checked.ok ? 'unbroken' : checked.fault
}

describe('a chain of nights', () => {
  test('an unchanged chain verifies, and so does an empty one', () => {
    expect(faultOf(FIVE)).toBe('unbroken')
    expect(faultOf([])).toBe('unbroken')
  })

  test('a night’s record with reordered properties and extra spaces still verifies', () => {
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
    ['a last night that another signed', replaced(5, seal(night(5).night, OTHER_KEY)), { kind: 'changed', number: 5 }],
    [
      'a night under another’s key',
      replaced(5, seal({ ...night(5).night, key: OTHER_KEY.publicKey }, OTHER_KEY)),
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
  ])('a check of %s names the first wrong record', (_what, entries, fault) => expect(faultOf(entries)).toEqual(fault))

  test('a replaced key still verifies the nightly records that it signed', () => {
    const { night: last } = night(5)
    const next = seal(
      { ...last, number: 6, day: '2026-11-06', previous: night(5).hash, key: OTHER_KEY.publicKey },
      OTHER_KEY,
    )
    expect(faultOf([...FIVE, next], [OTHER_KEY.publicKey, OUR_KEY.publicKey])).toBe('unbroken')
    expect(faultOf([...FIVE, next])).toEqual({ kind: 'not_ours', number: 6 })
  })

  test('an earlier hash reveals what the chain alone cannot: records cut from its end, or a chain that was signed again', () => {
    const earlier = { number: 4, hash: night(4).hash }
    expect(compareWithEarlier(FIVE, earlier)).toBe('same')
    expect(compareWithEarlier(FIVE.slice(0, 4), earlier)).toBe('same')
    expect(compareWithEarlier(FIVE.slice(0, 3), earlier)).toBe('cut')
    const again = signedNights(5, { key: OTHER_KEY })
    expect(faultOf(again, [OTHER_KEY.publicKey])).toBe('unbroken')
    expect(compareWithEarlier(again, earlier)).toBe('rewritten')
  })
})

describe('canonical JSON', () => {
  test.each<[Canonical, string]>([
    [{ b: 1, a: [true, null, 'x'], B: {} }, '{"B":{},"a":[true,null,"x"],"b":1}'],
    ['€ "\n\u{1F600}', '"€ \\"\\n\u{1F600}"'],
    [-0, '0'],
  ])('the canonical form of %j is %s', (value, text) => expect(canonicalJson(value)).toBe(text))

  test.each([0.5, Number.NaN, 2 ** 53])('the value %d has no canonical form', (value) =>
    expect(() => canonicalJson(value)).toThrow('whole'),
  )
})
