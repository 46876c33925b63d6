import { describe, expect, test } from 'vitest'
import { findForm, formsOf, needle, otpNeedle, type Needle } from './needles.ts'

const isFound = (one: Needle, text: Buffer) => formsOf(one).some((form) => findForm(text, form) !== undefined)

const PHONE = '+919847392106'

describe('the search for planted secrets', () => {
  const written: [string, Buffer][] = [
    ['plain', Buffer.from(`to ${PHONE}.`)],
    ['in an address', Buffer.from(`?phone=${encodeURIComponent(PHONE)}&x`)],
    ['in hex', Buffer.from(Buffer.from(`to ${PHONE}`).toString('hex'))],
    ...['', 'x', 'xy', 'xyz'].map((before): [string, Buffer] => [
      `in base64 after '${before}'`,
      Buffer.from(Buffer.from(`${before}${PHONE} and more`).toString('base64')),
    ]),
    ['in base64url', Buffer.from(Buffer.from(`??${PHONE}`).toString('base64url'))],
  ]
  test.for(written)('the search for planted secrets finds a secret %s', ([_how, text]) =>
    expect(isFound(needle('phone', PHONE), text)).toBe(true),
  )

  test('the search for planted secrets finds a secret as bytes', () => {
    const bytes = Buffer.from([0, 200, 13, 255, 7, 9, 0, 31])
    const text = Buffer.concat([Buffer.from('before'), bytes, Buffer.from('after')])
    expect(isFound(needle('ID', bytes), text)).toBe(true)
    expect(isFound(needle('ID', bytes), Buffer.from(JSON.stringify(text.toString('base64'))))).toBe(true)
  })

  test('the search for planted secrets finds a secret that is escaped in JSON', () => {
    const text = 'a "number" 4821'
    expect(isFound(needle('text', text), Buffer.from(JSON.stringify({ text })))).toBe(true)
  })
})

describe('the search for OTPs', () => {
  test.for([
    ['token 482137', true],
    ['{"otp":"482137"}', true],
    ['at 1482137 ms', false],
    ['took 0.482137 s', false],
    ['4821370', false],
  ] as const)('the search for OTPs recognises six digits in %j: %s', ([text, isThere]) =>
    expect(isFound(otpNeedle('OTP', '482137'), Buffer.from(text))).toBe(isThere),
  )
})
