import { expect, test } from 'vitest'
import { ACCOUNTS, ledgerGroupOf } from './accounts.ts'
import { ACCOUNT_WORDS, entryWords } from './words.ts'

test.each([
  ['gateway', 31_500, '₹315 came to the gateway'],
  ['gateway', -31_500, '₹315 left the gateway'],
  ['hotel', -4_050, '₹40.50 is owed to the hotel'],
  ['hotel', 4_050, '₹40.50 was paid to the hotel, or is owed by it'],
  ['goodwill', 100, '₹1 is given by us'],
] as const)('an entry of account %s with %i paise reads: %s', (account, paise, words) =>
  expect(entryWords({ account, paise })).toBe(words),
)

test('every account has a unique name and exactly one group', () => {
  expect(new Set(ACCOUNTS.map((account) => ACCOUNT_WORDS[account].name)).size).toBe(ACCOUNTS.length)
  const inGroup = Object.groupBy(ACCOUNTS, ledgerGroupOf)
  expect(inGroup.money).toEqual(['gateway', 'bank', 'disputed'])
  expect(inGroup.owed).toEqual(['guest_money', 'guest_refunds', 'guest_credits', 'hotel'])
  expect(inGroup.taxes).toEqual(['gst_commission', 'gst_rooms', 'gst_input', 'tcs', 'tds'])
  expect(inGroup.ours).toHaveLength(ACCOUNTS.length - 12)
})
