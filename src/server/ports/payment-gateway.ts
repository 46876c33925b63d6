import type { DisputePhase, DisputeStatus } from '#domain/disputes/dispute-state.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Paise } from '#domain/ledger/accounts.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'

export type CheckoutRequest = {
  /** our payment's id; the gateway has only one checkout per reference */
  reference: string
  amount: Rupees
  description: string
  customer: { name: string; phone: string; email: string }
  /** the address on our own origin to which the guest returns */
  returnUrl: string
  expiresAt: Date
  /** shown first on the page; the guest may still choose another */
  method?: PaymentMethod
}

export type Checkout = { providerRef: string; url: string }

/** Identifies a checkout: by the gateway's id, or by our own reference if the gateway's id never reached us. */
export type CheckoutKey = { reference: string; providerRef: string | null }

/** The gateway's state of a checkout. `unknown`: the gateway has no such checkout. */
export type CheckoutState = {
  status: 'open' | 'paid' | 'failed' | 'expired' | 'unknown'
  /** the amount received, in whole rupees; null unless the checkout is paid */
  amount: Rupees | null
  providerPaymentId: string | null
  method: string | null
}

/** A gateway's report in our words. `reference` is our payment's or refund's id. */
export type GatewayEvent =
  | {
      kind: 'payment'
      eventId: string
      reference: string
      report: 'paid' | 'failed' | 'expired'
      amount: Rupees
      providerPaymentId: string | null
      method: string | null
    }
  | { kind: 'refund'; eventId: string; reference: string; report: 'processed' | 'failed'; trace: string | null }
  | {
      kind: 'dispute'
      eventId: string
      /** the gateway's id of the dispute */
      reference: string
      providerPaymentId: string
      status: DisputeStatus
      phase: DisputePhase
      paise: Paise
      reasonCode: string | null
      reason: string | null
      /** until when the bank accepts our answer; ISO 8601 */
      respondBy: string | null
      /** when it happened at the gateway; ISO 8601 */
      at: string
    }
  | { kind: 'other'; eventId: string }

export type SignedReport = { rawBody: Buffer; headers: Record<string, string | string[] | undefined> }

/** A line of the gateway's own books: money that it took, or that it refunded successfully. */
export type GatewayMoney = {
  kind: 'payment' | 'refund'
  /** the gateway's id of this payment or refund */
  providerRef: string
  /** our payment's or refund's id, if the gateway knows it */
  reference: string | null
  paise: Paise
}

/**
 * The only port that takes and refunds guests' money. A rejection means that the outcome is unknown, so retry with the
 * same reference.
 */
export type PaymentGateway = {
  name: string
  /** the header that contains the signature of its reports */
  signatureHeader: string
  createCheckout: (request: CheckoutRequest) => Promise<Checkout>
  fetchCheckout: (checkout: CheckoutKey) => Promise<CheckoutState>
  /**
   * Closes the page and returns the state afterwards: `paid` if the guest paid first. Rejects while the page can still
   * be paid.
   */
  cancelCheckout: (checkout: CheckoutKey) => Promise<CheckoutState>
  /** Returns the address of an existing page with this payment method first; absent if pages cannot be changed. */
  preferMethod?: (url: string, method: PaymentMethod) => string
  refund: (request: {
    providerPaymentId: string
    amount: Rupees
    /** our refund's id; a repeated request pays it back only once */
    reference: string
  }) => Promise<{ providerRef: string; status: 'pending' | 'processed' | 'failed'; trace: string | null }>
  /** Lists everything that began in this time in the gateway's own books, which we compare with ours each night. */
  list: (from: Date, until: Date) => Promise<GatewayMoney[]>
  /** Reads a report. Undefined if the signature does not match the raw body. */
  readReport: (report: SignedReport) => GatewayEvent | undefined
}
