import type { GatewayMoney } from '../ports/payment-gateway.ts'
import { isList } from './razorpay-entities.ts'
import { gatewayErrorOf, type RazorpayCall, type RazorpayClient } from './razorpay-client.ts'

type ListedPayment = {
  id: string
  status: string
  amount: number
  fee?: number | null
  fee_bearer?: string
  notes?: { payment_id?: string }
}
type ListedRefund = {
  id: string
  status?: string
  amount: number
  receipt?: string | null
  notes?: { refund_id?: string }
}

/** The maximum number of entries that the API returns on a page. */
const PAGE = 100
/** Gives up after this many pages, because only a bug could make a list endless. */
const MAX_PAGES = 10_000

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

async function listAll<Item>(
  ask: RazorpayClient,
  room: 'payments' | 'refunds',
  from: Date,
  until: Date,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = `from=${secondsOf(from)}&to=${secondsOf(until)}&count=${PAGE}&skip=${page * PAGE}`
    const call: RazorpayCall = { method: 'GET', path: `/${room}?${query}`, isAnswer: isList }
    const answer = await ask<{ items?: Item[] }>(call)
    if (!answer.ok) throw gatewayErrorOf(call, answer.refusal)
    const found = answer.value.items ?? []
    items.push(...found)
    if (found.length < PAGE) return items
  }
  throw new Error(`razorpay lists more than ${MAX_PAGES * PAGE} ${room}`)
}

/**
 * Whether a payment brought in money, even if it was refunded later. The amount (`paiseOf`) leaves out a fee paid by
 * the guest, because that money was never ours.
 */
const hasMoney = ({ status }: ListedPayment) => status === 'captured' || status === 'refunded'
const paiseOf = ({ amount, fee, fee_bearer: bearer }: ListedPayment) =>
  amount - (bearer === 'customer' ? (fee ?? 0) : 0)

/** Reads Razorpay's own lists of payments and refunds, page by page. */
export async function listMoney(ask: RazorpayClient, from: Date, until: Date): Promise<GatewayMoney[]> {
  const payments = await listAll<ListedPayment>(ask, 'payments', from, until)
  const refunds = await listAll<ListedRefund>(ask, 'refunds', from, until)
  return [
    ...payments.filter(hasMoney).map((payment) => ({
      kind: 'payment' as const,
      providerRef: payment.id,
      reference: payment.notes?.payment_id ?? null,
      paise: paiseOf(payment),
    })),
    ...refunds
      .filter(({ status }) => status !== 'failed')
      .map(({ id, amount, receipt, notes }) => ({
        kind: 'refund' as const,
        providerRef: id,
        reference: receipt ?? notes?.refund_id ?? null,
        paise: amount,
      })),
  ]
}
