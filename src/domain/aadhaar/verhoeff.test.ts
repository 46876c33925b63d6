import { expect, test } from 'vitest'
import { passesVerhoeff } from './verhoeff.ts'

// 2363 is Verhoeff's own example, 123451 is from Wikipedia's article, and 999941057058 is UIDAI's sample number.
test.each([
  ['2363', true],
  ['123451', true],
  ['999941057058', true],
  ['2364', false],
  ['3263', false],
  ['123541', false],
  ['999941057059', false],
  ['999941050758', false],
  ['0', true],
])('the check digit of %s is correct: %s', (digits, passes) => expect(passesVerhoeff(digits)).toBe(passes))

test('Verhoeff rejects each single wrong digit and each swap of neighbours', () => {
  const right = '999941057058'
  for (let at = 0; at < right.length; at += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const wrong = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`
      expect(passesVerhoeff(wrong), wrong).toBe(wrong === right)
    }
    const swapped = `${right.slice(0, at)}${right[at + 1] ?? ''}${right[at]}${right.slice(at + 2)}`
    if (at + 1 < right.length) expect(passesVerhoeff(swapped), swapped).toBe(swapped === right)
  }
})
