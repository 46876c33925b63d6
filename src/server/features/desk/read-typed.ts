import { isReceipt } from '#domain/desk/takings.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import type { Correction } from './shift/correct-taking.ts'

type TypedPaid = { amount: number; method: TakingMethod; receipt?: string | null }

function receiptOf(typed: string | null | undefined): string | null {
  const receipt = typed?.trim() || null
  if (receipt !== null && !isReceipt(receipt))
    throw fieldRefusal('receipt', 'INVALID', 'A receipt has letters, digits, - and /')
  return receipt
}

export function reasonOf(typed: string): string {
  const reason = typed.trim()
  if (!reason) throw fieldRefusal('reason', 'REQUIRED', 'Please say why')
  return reason
}

export function paidOf(
  { amount, method, receipt }: TypedPaid,
  field = 'amount',
): { amount: Rupees; method: TakingMethod; receipt: string | null } {
  if (amount < 1) throw fieldRefusal(field, 'INVALID', 'amount is at least ₹1')
  return { amount, method, receipt: receiptOf(receipt) }
}

type TypedCorrection = { taking: number; reason: string; instead?: TypedPaid | null }

export const correctionOf = ({ taking, reason, instead }: TypedCorrection): Correction => ({
  taking,
  reason: reasonOf(reason),
  instead: instead ? paidOf(instead, 'instead.amount') : null,
})

type TypedTakeBack = { reason: string; from?: string; to?: string }

export const takeBackOf = ({ reason, from, to }: TypedTakeBack) => ({
  reason: reasonOf(reason),
  rooms: from && to ? [{ from, to }] : [],
})
