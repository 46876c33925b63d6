import type { Paise } from '../kernel/paise.ts'
import { ACCOUNTS, type Account } from '../ledger/accounts.ts'

/** An account's balance, as a debit or a credit. */
export type TrialBalanceRow = { account: Account; debit: Paise; credit: Paise }
export type TrialBalance = { rows: TrialBalanceRow[]; debit: Paise; credit: Paise }

/**
 * Lists accounts with a balance, in the ledger's order. Hotels are listed in two groups: first those that we owe, then
 * those that owe us.
 */
export function trialBalanceOf(balances: readonly { account: Account; paise: Paise }[]): TrialBalance {
  const side = (account: Account, sign: 1 | -1): Paise =>
    balances.reduce((sum, one) => (one.account === account && one.paise * sign > 0 ? sum + one.paise * sign : sum), 0)
  const rows = ACCOUNTS.map((account) => ({ account, debit: side(account, 1), credit: side(account, -1) })).filter(
    ({ debit, credit }) => debit > 0 || credit > 0,
  )
  const total = (of: (row: TrialBalanceRow) => Paise): Paise => rows.reduce((sum, row) => sum + of(row), 0)
  return { rows, debit: total(({ debit }) => debit), credit: total(({ credit }) => credit) }
}
