import type { ListedPayout } from '#contract/office-payout-list.ts'
import type { HotelBankAccount, Payout, PayoutRun } from '#contract/office-payouts.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { payoutState } from '#domain/ledger/payout-state.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { ListedAccount } from '../../ledger/bank-accounts.ts'
import type { ReadListedPayout } from './list-payouts.ts'
import type { ReadPayout, ReadRun } from '../../ledger/read-payouts.ts'

type Proposed = {
  reason: string
  proposedBy: string
  proposedById: string
  proposedAt: Date
  confirmedBy: string | null
  confirmedAt: Date | null
}

/** Names who proposed and who confirmed, as far as this operator may see it. */
export const presentPeople = (
  { reason, proposedBy, proposedById, proposedAt, confirmedBy, confirmedAt }: Proposed,
  operatorId: string,
) => ({
  reason,
  proposed_by: proposedBy,
  proposed_at: toIstIso(proposedAt),
  is_own: proposedById === operatorId,
  confirmed_by: confirmedBy,
  confirmed_at: confirmedAt && toIstIso(confirmedAt),
})

const momentOf = (moment: string | Date | null) => moment && toIstIso(new Date(moment))

const presentPayout = (run: Pick<ReadRun, 'confirmedAt' | 'droppedAt'>, payout: ReadPayout<string | Date>): Payout => ({
  id: payout.id,
  state: payoutState(run, payout),
  hotel: { id: payout.hotelId, name: payout.hotel },
  month: payout.month,
  paise: payout.paise,
  bank: payout.bank,
  account_ending: payout.number.slice(-4),
  sent_at: momentOf(payout.sentAt),
  paid_at: momentOf(payout.paidAt),
  bank_reference: payout.bankReference,
  returned_at: momentOf(payout.returnedAt),
  refused_at: momentOf(payout.refusedAt),
  refusal: payout.refusal,
})

export const presentListed = (listed: ReadListedPayout): ListedPayout => ({
  ...presentPayout(listed, listed),
  proposed_at: toIstIso(listed.proposedAt),
})

function statusOf({ confirmedAt, droppedAt }: ReadRun): PayoutRun['status'] {
  if (droppedAt) return 'dropped'
  return confirmedAt ? 'confirmed' : 'proposed'
}

export const presentRun = (run: ReadRun, operatorId: string): PayoutRun => ({
  id: run.id,
  status: statusOf(run),
  ...presentPeople(run, operatorId),
  total: run.total,
  count: run.count,
  open: { payouts: run.open, paise: run.openPaise, sent: run.openSent },
  payouts: run.payouts.map((payout) => presentPayout(run, payout)),
  next: run.hasMore ? (run.payouts.at(-1)?.id ?? null) : null,
  files: run.files.map(({ madeBy, madeAt, ...file }) => ({
    ...file,
    made_by: madeBy,
    made_at: toIstIso(new Date(madeAt)),
  })),
})

function accountStatus(
  { id, confirmedAt, countsFrom }: ListedAccount,
  current: { id: number } | null,
  now: Date,
): HotelBankAccount['status'] {
  if (!confirmedAt || !countsFrom) return 'proposed'
  if (countsFrom > now) return 'waiting'
  return id === current?.id ? 'current' : 'earlier'
}

/**
 * Presents bank details as far as this operator may read them. Only an admin reads the whole number, to compare it
 * before confirming.
 */
export const presentAccount = (
  account: ListedAccount,
  { session, current, now }: { session: OfficeSession; current: { id: number } | null; now: Date },
): HotelBankAccount => ({
  id: account.id,
  status: accountStatus(account, current, now),
  holder: account.holder,
  account_ending: account.number.slice(-4),
  number: session.role === 'admin' ? account.number : null,
  ifsc: account.ifsc,
  bank: account.bank,
  ...presentPeople(account, session.operatorId),
  counts_from: account.countsFrom && toIstIso(account.countsFrom),
})
