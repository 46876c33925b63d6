import type { Rupees } from '../kernel/money.ts'
import { oneLine } from '../kernel/typed-text.ts'

/** A hotel's UPI account: its address, such as `name@bank`, and the payee name that payers see. */
export type UpiAccount = { vpa: string; payee: string }

export const MAX_VPA = 255
export const MAX_PAYEE = 60
/** NPCI's format: letters, digits, dots, hyphens and underscores, followed by `@` and a bank handle. */
const VPA = /^[a-z0-9._-]{2,190}@[a-z][a-z0-9]{1,63}$/

/** Normalises a UPI address to lower case; returns undefined for an invalid one. */
export function readVpa(typed: string): string | undefined {
  const vpa = typed.trim().toLowerCase()
  return VPA.test(vpa) ? vpa : undefined
}

const PAYEE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'&()/-]*$/u

/** Trims a payee name; returns undefined if it is empty or contains unexpected characters. */
export function readPayee(typed: string): string | undefined {
  const payee = oneLine(typed)
  return payee.length <= MAX_PAYEE && PAYEE.test(payee) ? payee : undefined
}

type Asked = UpiAccount & {
  amount: Rupees
  /** a few words that the payer's bank shows, such as the booking's code, but never a person's name */
  note: string
}

/**
 * Returns the content of the UPI QR code. The address needs no escaping, because its format allows no special
 * characters.
 */
export const upiLink = ({ vpa, payee, amount, note }: Asked): string =>
  `upi://pay?pa=${vpa}&pn=${encodeURIComponent(payee)}&am=${amount}.00&cu=INR&tn=${encodeURIComponent(note)}`
