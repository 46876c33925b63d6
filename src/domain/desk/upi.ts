import type { Rupees } from '../kernel/money.ts'
import { oneLine } from '../kernel/typed-text.ts'

/** Where a hotel takes money by UPI: its address, as `name@bank`, and the name that payers see. */
export type UpiAccount = { vpa: string; payee: string }

export const MAX_VPA = 255
export const MAX_PAYEE = 60
/** NPCI's form: letters, digits, dots, hyphens and underscores, then the handle of a bank. */
const VPA = /^[a-z0-9._-]{2,190}@[a-z][a-z0-9]{1,63}$/

/** A UPI address as it is stored, in small letters; undefined for anything else. */
export function readVpa(typed: string): string | undefined {
  const vpa = typed.trim().toLowerCase()
  return VPA.test(vpa) ? vpa : undefined
}

const PAYEE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'&()/-]*$/u

/** The payee's name as it is stored; undefined for an empty or an odd one. */
export function readPayee(typed: string): string | undefined {
  const payee = oneLine(typed)
  return payee.length <= MAX_PAYEE && PAYEE.test(payee) ? payee : undefined
}

type Asked = UpiAccount & {
  amount: Rupees
  /** a few words that the payer's bank shows, such as the booking's code: never a name */
  note: string
}

/** What a UPI app reads from the QR code. The address stays as it is: its form has nothing to escape. */
export const upiLink = ({ vpa, payee, amount, note }: Asked): string =>
  `upi://pay?pa=${vpa}&pn=${encodeURIComponent(payee)}&am=${amount}.00&cu=INR&tn=${encodeURIComponent(note)}`
