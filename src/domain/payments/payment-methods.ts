/** The payment methods of our gateways, the most frequently used first. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
