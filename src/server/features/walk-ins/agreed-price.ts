import { checkWalkInPrice } from '#domain/desk/walk-in.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { fieldRefusal } from '../../http/api-error.ts'

/** The price that the desk agreed with the guests (null for the usual price), and the reason for a different price. */
export type TypedPrice = { price: Rupees | null; priceReason: string | null }

/** Returns the price to save. Throws a field error if it differs from the usual one without a reason. */
export function agreedPrice(
  usual: Rupees | null,
  { price, priceReason }: TypedPrice,
): { price: Rupees; price_reason: string | null } {
  const checked = checkWalkInPrice(usual, { price, reason: priceReason })
  if (checked.ok) return { price: checked.value.price, price_reason: checked.value.reason }
  if (checked.refusal === 'PRICE_MISSING') throw fieldRefusal('price', 'REQUIRED', 'Please enter the price')
  const own = usual === null ? 'This hotel has no price for it' : `The hotel’s price is ${formatRupees(usual)}`
  throw fieldRefusal('price_reason', 'REQUIRED', `${own}. Please say why it is another`)
}
