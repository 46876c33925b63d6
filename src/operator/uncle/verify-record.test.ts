import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/ist.ts'
import { nightOf, OTHER_KEY, OUR_KEY, seal, signedNights } from '#tests/signed-nights.ts'
import { verifyRecord } from './verify-record.ts'

const FIVE = signedNights(5)
const night = (number: number) => nightOf(FIVE, number)
const TODAY = '2026-11-06'
const changed = { ...night(3), night: { ...night(3).night, writtenAt: 'never' } }

const published = (nights: readonly unknown[], keys = [OUR_KEY.publicKey]): string => JSON.stringify({ keys, nights })

const shown = { text: '', status: 200 }
const server = createServer((request, answer) => {
  answer.statusCode = request.url === '/trust/record.json' ? shown.status : 404
  answer.end(shown.text)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uncle-record-'))
  Object.assign(shown, { text: published(FIVE), status: 200 })
})
afterEach(() => rmSync(folder, { recursive: true }))

const check = (since?: string, today = TODAY) => verifyRecord(origin, since, today)
const faultOf = (checking: Promise<unknown>) =>
  checking.then(
    () => 'unbroken',
    (error: Error) => error.message,
  )

describe('checking a served record as a stranger', () => {
  test('the check of a record reports how many nights are unbroken, until which day, and which key signed them', async () => {
    const { text, json } = await check()
    expect(text.split('\n')).toEqual([
      '5 nights, unbroken: 2026-11-01 to 2026-11-05.',
      `Last hash (SHA-256): ${night(5).hash}`,
      `Key (Ed25519) from night 1 on: ${OUR_KEY.publicKey}`,
    ])
    expect(json).toMatchObject({ nights: 5, last: '2026-11-05', hash: night(5).hash })
  })

  test('the check of a record reports the night from which a different key signed', async () => {
    const next = seal(
      { ...night(5).night, number: 6, day: TODAY, previous: night(5).hash, key: OTHER_KEY.publicKey },
      OTHER_KEY,
    )
    shown.text = published([...FIVE, next], [OUR_KEY.publicKey, OTHER_KEY.publicKey])
    expect((await check()).text).toContain(`from night 6 on: ${OTHER_KEY.publicKey}`)
  })

  test.each<[string, readonly unknown[], string]>([
    ['one night changed', FIVE.with(2, changed), 'Night 3 was changed after it was signed.'],
    ['one missing', FIVE.toSpliced(2, 1), 'Night 3 is missing.'],
    ['two swapped', [night(1), night(3), night(2), night(4), night(5)], 'Night 2 stands at another place.'],
    ['one twice', [night(1), ...FIVE], 'Night 1 is there twice.'],
    [
      'one signed again',
      FIVE.with(2, seal({ ...night(3).night, writtenAt: 'x' })),
      'Night 4 does not hold the hash of the night before it: one of the two was written again.',
    ],
    [
      'one by another key',
      FIVE.with(4, seal({ ...night(5).night, key: OTHER_KEY.publicKey }, OTHER_KEY)),
      'Night 5 is signed by a key that the site does not publish.',
    ],
  ])('the check of a record reports the first wrong night with %s', async (_what, nights, sentence) => {
    shown.text = published(nights)
    expect(await faultOf(check())).toBe(sentence)
  })

  test('the check of a record without an earlier mark notices missing last nights by the age of the newest night', async () => {
    shown.text = published(FIVE.slice(0, 3))
    expect(await faultOf(check())).toBe('unbroken')
    expect(await faultOf(check(undefined, addDays('2026-11-03', 4)))).toBe(
      'Night 4 is missing: the last one is of 2026-11-03.',
    )
  })

  test('the check of a record with an earlier mark notices that the end was cut off, or that the record was signed again', async () => {
    const since = join(folder, 'mark.json')
    await check(since)
    expect((await check(since)).text).toContain('The same as at night 5, which you noted.')
    const kept = readFileSync(since, 'utf8')
    shown.text = published(FIVE.slice(0, 4))
    expect(await faultOf(check(since))).toBe('Night 5 is missing: the record had 5 nights before.')
    shown.text = published(signedNights(5, { key: OTHER_KEY }), [OTHER_KEY.publicKey])
    expect(await faultOf(check())).toBe('unbroken')
    expect(await faultOf(check(since))).toBe('Night 5 is another than before: the record was written and signed again.')
    expect(readFileSync(since, 'utf8'), 'a fault keeps the mark').toBe(kept)
    shown.text = published(signedNights(6))
    await check(since)
    expect(JSON.parse(readFileSync(since, 'utf8'))).toMatchObject({ number: 6 })
  })

  test('the check of a record reports a file that is not a mark, and an answer that is not a record', async () => {
    const since = join(folder, 'mark.json')
    writeFileSync(since, JSON.stringify({ origin: 'https://another.example', number: 1, hash: 'x' }))
    expect(await faultOf(check(since))).toContain('holds no earlier mark')
    writeFileSync(since, 'x')
    expect(await faultOf(check(since))).toContain('holds no earlier mark')
    shown.text = '{}'
    expect(await faultOf(check())).toContain('is no record (200)')
    shown.text = '<'
    expect(await faultOf(check())).toContain('cannot be read')
    shown.status = 404
    expect(await faultOf(check())).toContain('is no record (404)')
    expect(await faultOf(verifyRecord('http://127.0.0.1:9', undefined, TODAY))).toContain('cannot be read')
  })

  test('the check of a record recognises a site without any nights yet, and leaves no mark', async () => {
    const since = join(folder, 'mark.json')
    shown.text = published([])
    expect((await check(since)).text).toBe('No night yet.')
    expect(existsSync(since)).toBe(false)
  })
})
