import type { Paise } from '../kernel/paise.ts'
import { istDateOf } from '../kernel/ist.ts'
import type { Account } from '../ledger/accounts.ts'
import { ACCOUNT_WORDS, POSTING_WORDS, type PostingKind } from '../ledger/words.ts'
import { rupeesText } from '../ledger/statement.ts'

/** The voucher types that Tally has from the start. */
const VOUCHERS: Record<PostingKind, 'Receipt' | 'Payment' | 'Journal'> = {
  payment_settled: 'Receipt',
  refund_asked: 'Journal',
  refund_processed: 'Payment',
  credit: 'Journal',
  stay: 'Journal',
  gateway_settled: 'Receipt',
  payout_paid: 'Payment',
  payout_returned: 'Receipt',
  correction: 'Journal',
  tax_paid: 'Payment',
  tax_taken_back: 'Receipt',
  dispute_opened: 'Journal',
  dispute_won: 'Journal',
  dispute_lost: 'Journal',
  bank_charges: 'Payment',
  bank_interest: 'Receipt',
}

/** A posting with its entries. `booking` is the booking's code. */
export type JournalPosting = {
  id: number
  kind: PostingKind
  at: Date
  booking: string | null
  entries: readonly { account: Account; hotelId: number | null; hotel: string | null; paise: Paise }[]
}

export const JOURNAL_HEAD = ['Date', 'Voucher type', 'Voucher number', 'Account', 'Debit', 'Credit', 'Narration']

/**
 * Names an account. Each hotel has a separate account, whose name includes the hotel's number, because two hotels may
 * share a name.
 */
export const accountName = (account: Account, hotel: { id: number; name: string } | null): string =>
  hotel ? `${ACCOUNT_WORDS[account].name}: ${hotel.name} (${hotel.id})` : ACCOUNT_WORDS[account].name

/** Writes a posting as the lines of one voucher, with debits first, in rupees. The lines name no guest. */
export function journalRows({ id, kind, at, booking, entries }: JournalPosting): string[][] {
  const narration = booking === null ? POSTING_WORDS[kind] : `${POSTING_WORDS[kind]}, ${booking}`
  return entries
    .toSorted((one, other) => Number(one.paise < 0) - Number(other.paise < 0))
    .map(({ account, hotelId, hotel, paise }) => [
      istDateOf(at),
      VOUCHERS[kind],
      String(id),
      accountName(account, hotelId === null ? null : { id: hotelId, name: hotel ?? '' }),
      paise > 0 ? rupeesText(paise) : '',
      paise < 0 ? rupeesText(-paise) : '',
      narration,
    ])
}
