import type { Books, BooksCheck, LedgerPosting } from '#contract/office-books.ts'
import { ACCOUNTS, ledgerGroupOf, type Account } from '#domain/ledger/accounts.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { ACCOUNT_WORDS, entryWords, POSTING_WORDS } from '#domain/ledger/words.ts'
import type { Db } from '../../../services.ts'
import { sentenceOf } from '../../ledger/check-books.ts'
import { lastCheck, sumAccounts, type StoredCheck, type ReadPosting } from '../../ledger/read-books.ts'

const presentCheck = ({ at, differences, found }: StoredCheck): BooksCheck => ({
  at: toIstIso(at),
  differences,
  found: found.map((difference) => ({ ...difference, words: sentenceOf(difference) })),
})

/** Presents every account, including those without postings, and the result of the last check. */
export async function presentBooks(db: Db): Promise<Books> {
  const [sums, check] = [await sumAccounts(db), await lastCheck(db)]
  const paiseIn = new Map(sums.map(({ account, paise }) => [account, paise]))
  return {
    accounts: ACCOUNTS.map((account) => ({
      account,
      name: ACCOUNT_WORDS[account].name,
      group: ledgerGroupOf(account),
      paise: paiseIn.get(account) ?? 0,
    })),
    total: sums.reduce((total, { paise }) => total + paise, 0),
    check: check && presentCheck(check),
  }
}

type PlainEntry = { account: Account; hotel: string | null; paise: number }

const presentEntry = ({ account, hotel, paise }: PlainEntry): LedgerPosting['entries'][number] => ({
  account,
  name: ACCOUNT_WORDS[account].name,
  hotel,
  paise,
  words: entryWords({ account, paise }),
})

/** Sums all postings of a booking by account and hotel. */
function sumsOf(postings: readonly ReadPosting[]): PlainEntry[] {
  const sums = new Map<string, PlainEntry>()
  for (const entry of postings.flatMap(({ entries }) => entries)) {
    const place = `${entry.account} ${entry.hotel ?? ''}`
    sums.set(place, { ...entry, paise: (sums.get(place)?.paise ?? 0) + entry.paise })
  }
  return [...sums.values()].filter(({ paise }) => paise !== 0)
}

export const presentPostings = (
  postings: readonly ReadPosting[],
): { postings: LedgerPosting[]; sums: LedgerPosting['entries'] } => ({
  postings: postings.map(({ id, kind, at, reason, entries }) => ({
    id,
    kind,
    words: POSTING_WORDS[kind],
    at: toIstIso(at),
    reason,
    entries: entries.map(presentEntry),
  })),
  sums: sumsOf(postings).map(presentEntry),
})
