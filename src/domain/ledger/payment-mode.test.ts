import { expect, test } from 'vitest'
import { beneficiaryCode, paymentMode } from './payment-mode.ts'

test.each([
  ['HDFC0000123', 'SBIN0001234', 1, 'NEFT'],
  ['HDFC0000123', 'SBIN0001234', 1_99_999_99, 'NEFT'],
  ['HDFC0000123', 'SBIN0001234', 2_00_000_00, 'RTGS'],
  ['HDFC0000123', 'HDFC0000999', 1, 'IFT'],
  ['HDFC0000123', 'HDFC0000999', 5_00_000_00, 'IFT'],
] as const)('a bank pays from %s to %s %i paise by %s', (from, to, amount, mode) => {
  expect(paymentMode({ amount, from, to })).toBe(mode)
})

test('each account has its own beneficiary code of at most 13 characters', () => {
  expect(beneficiaryCode(42)).toBe('UNC0000042')
  expect(beneficiaryCode(2_147_483_647)).toBe('UNC2147483647')
})
