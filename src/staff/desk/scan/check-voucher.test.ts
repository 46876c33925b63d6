import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toBase64Url } from '#domain/kernel/base64url.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { claimsOf, writeClaims, writeToken } from '#domain/vouchers/voucher-claims.ts'
import { checkScanned, checkTyped, storeVoucherKeys } from './check-voucher.ts'

const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')
const key = createPrivateKey({ key: Buffer.concat([PKCS8_START, Buffer.alloc(32, 1)]), format: 'der', type: 'pkcs8' })
const id = Uint8Array.of(1, 2, 3, 4)
const keys = [{ id: toBase64Url(id), publicKey: createPublicKey(key).export({ format: 'jwk' }).x ?? '' }]

const HERE = 12
const CODE = '7K3M9QXZ'
const HOURS = 60

/** A stay of thirteen hours whose check-in is this many minutes from now. */
const stay = (minutes: number) => {
  const checkin = addMinutes(new Date(), minutes)
  return { checkin, leaves: addMinutes(checkin, 13 * HOURS) }
}

function tokenFor(minutes: number, hotelId = HERE): string {
  const bytes = writeClaims(claimsOf({ code: CODE, hotelId, ...stay(minutes) }), id)
  return writeToken(bytes, sign(null, bytes, key))
}

const row = (minutes: number, more: object = {}) => {
  const { checkin, leaves } = stay(minutes)
  return {
    code: CODE,
    visit: 'expected',
    status: 'completed',
    checkin_date: toIstIso(checkin),
    leaves_at: toIstIso(leaves),
    ...more,
  }
}

let kept: Record<string, unknown>
const asked: { path: string; body: unknown }[] = []

function answering(answer: Response | 'no network'): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push({
      path: new URL(input).pathname,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    })
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    return answer.clone()
  })
}

beforeEach(() => {
  // Stored data belongs to a session, and is deleted with it.
  const me = { expires_at: toIstIso(new Date(Date.now() + 3_600_000)) }
  kept = { me, voucherKeys: { hotelId: HERE, keys } }
  asked.length = 0
  vi.stubGlobal('location', { origin: 'https://uncle.example' })
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify(kept),
    setItem: (_name: string, text: string) => {
      kept = JSON.parse(text)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const keepsDay = (...rows: object[]) => {
  const day = { arriving: rows, here: [], leaving: [], gone: [], new_bookings: [] }
  kept = { ...kept, day: { at: toIstIso(new Date()), day } }
}

describe('checking vouchers online', () => {
  test('an online desk takes the server’s verdict on a voucher', async () => {
    const checked = { verdict: 'fine', code: CODE, at: null, by: null, next: 'arrive', booking: null }
    answering(Response.json(checked))
    const token = tokenFor(0)
    expect(await checkScanned(token)).toEqual({ state: 'checked', isAsked: true, checked })
    expect(await checkTyped('7k3m 9qxz')).toEqual({ state: 'checked', isAsked: true, checked })
    expect(asked).toEqual([
      { path: '/api/desk/check-voucher', body: { token } },
      { path: '/api/desk/check-voucher', body: { code: CODE } },
    ])
  })

  test('an online desk sends neither an overlong text nor an impossible code', async () => {
    answering(Response.json({}))
    expect(await checkScanned('x'.repeat(201))).toMatchObject({ checked: { verdict: 'not_ours', code: null } })
    expect(await checkTyped('7K3')).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('an online desk stores the voucher keys without losing its other stored data', async () => {
    keepsDay(row(0))
    answering(Response.json({ hotelId: HERE + 1, keys: [] }))
    await storeVoucherKeys()
    expect(kept).toMatchObject({
      voucherKeys: { hotelId: HERE + 1, keys: [] },
      day: { day: { arriving: [{ code: CODE }] } },
    })
  })
})

describe('checking vouchers offline', () => {
  beforeEach(() => answering('no network'))

  test.each([
    ['fine', 0, HERE, 'arrive'],
    ['too_early', 4 * HOURS, HERE, null],
    ['over', -14 * HOURS, HERE, null],
    ['expired', -20 * HOURS, HERE, null],
    ['other_hotel', 0, HERE + 1, null],
  ])(
    'an offline desk itself gives the verdict ‘%s’ on a voucher %i minutes before check-in',
    async (verdict, minutes, hotelId, next) =>
      expect(await checkScanned(tokenFor(minutes, hotelId))).toMatchObject({
        state: 'checked',
        isAsked: false,
        checked: { verdict, code: CODE, next, booking: null },
      }),
  )

  test('an offline desk reports a forged voucher as not ours', async () => {
    const bytes = writeClaims(claimsOf({ code: CODE, hotelId: HERE, ...stay(0) }), id)
    const forged = writeToken(bytes, new Uint8Array(64))
    expect(await checkScanned(forged)).toMatchObject({ isAsked: false, checked: { verdict: 'not_ours', code: null } })
  })

  test('an offline desk without keys gives no verdict on a voucher', async () => {
    kept = {}
    expect(await checkScanned(tokenFor(0))).toEqual({ state: 'unknown' })
  })

  test.each([
    ['expected', 'fine', 'arrive'],
    ['here', 'used', null],
    ['left', 'used', null],
    ['no_show', 'fine', 'arrive'],
  ])('an offline desk finds in its stored list that the guests are %s', async (visit, verdict, next) => {
    keepsDay(row(0, { visit }))
    const expected = { isAsked: false, checked: { verdict, next, booking: { code: CODE } } }
    expect(await checkScanned(tokenFor(0))).toMatchObject(expected)
    expect(await checkTyped(CODE)).toMatchObject(expected)
  })

  test.each([
    ['too_early', row(4 * HOURS)],
    ['over', row(-14 * HOURS)],
    ['cancelled', row(0, { status: 'cancelled' })],
  ])('an offline desk finds a typed code in its stored list %s', async (verdict, booking) => {
    keepsDay(booking)
    expect(await checkTyped(CODE)).toMatchObject({ checked: { verdict, next: null } })
  })

  test('an offline desk reports a typed code as unknown if its stored list lacks the code', async () => {
    keepsDay(row(0, { code: 'AAAA2222' }))
    expect(await checkTyped(CODE)).toEqual({ state: 'unknown' })
  })
})
