/** The ways of paying that our gateways offer, the one most used first. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
