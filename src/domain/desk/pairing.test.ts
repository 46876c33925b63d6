import { expect, test } from 'vitest'
import { pairingCodeText, pairingState, readPairingCode, type PairingCode, type PairingState } from './pairing.ts'

test.each<[string, PairingCode | undefined]>([
  ['267-482-913', { hotelId: 267, secret: '482913' }],
  [' 267 482 913 ', { hotelId: 267, secret: '482913' }],
  ['267482913', { hotelId: 267, secret: '482913' }],
  ['1-000-000', { hotelId: 1, secret: '000000' }],
  ['2147483647 482913', { hotelId: 2_147_483_647, secret: '482913' }],
  ['2147483648 482913', undefined],
  ['00000000267 482913', undefined],
  ['0-482-913', undefined],
  ['482913', undefined],
  ['12345', undefined],
  ['', undefined],
])('the typed pairing code %j is read as %o', (typed, code) => expect(readPairingCode(typed)).toEqual(code))

test('a pairing code formatted for display is read back as the same code', () => {
  const code = { hotelId: 267, secret: '082913' }
  expect(readPairingCode(pairingCodeText(code))).toEqual(code)
})

const EXPIRES = new Date('2026-12-01T09:10:00+05:30')
const EARLIER = new Date(EXPIRES.getTime() - 1)

test.each<[boolean | null, Date, PairingState]>([
  [null, EARLIER, 'waiting'],
  [null, EXPIRES, 'over'],
  [true, EXPIRES, 'let_in'],
  [false, EARLIER, 'refused'],
])('a pairing answered with %s is at %s in the state %s', (isLetIn, now, state) =>
  expect(pairingState({ expiresAt: EXPIRES, isLetIn }, now)).toBe(state),
)
