import type { Bill } from '../../src/contract/bills.ts'
import { billRequest, type BillWish } from './bill-cast.ts'
import { asScript, recordStatements, type Filler, type Script } from './record-statements.ts'

/**
 * Returns the value that replaces a recorded one in a different bill. Only hotel, slot and visitor vary, because the
 * statements do not contain the days.
 */
function fillerOf(value: unknown, recorded: BillWish): Filler<BillWish> {
  if (value === recorded.hotelId) return ({ hotelId }) => hotelId
  if (value === recorded.slot) return ({ slot }) => slot
  return () => value
}

/** Requests one bill through the API and records its statements as a script. Throws if the coupon had no effect. */
export async function recordBill(databaseUrl: string, wish: BillWish): Promise<Script<BillWish>> {
  const { statements, answer } = await recordStatements(databaseUrl, billRequest(wish))
  const { bill } = answer as { bill: Bill }
  if (bill.discount > 0 !== (wish.couponCode !== null)) throw new Error(`an odd bill: ${JSON.stringify(bill)}`)
  return asScript(statements, (value) => fillerOf(value, wish))
}
