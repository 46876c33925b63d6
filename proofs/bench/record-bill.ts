import type { Bill } from '../../src/contract/bills.ts'
import { billRequest, type BillWish } from './bill-cast.ts'
import { asScript, recordStatements, type Filler, type Script } from './record-statements.ts'

/** What to put where this value stood. A visitor's bill is about a hotel and a slot; its days are not asked of the database. */
function fillerOf(value: unknown, recorded: BillWish): Filler<BillWish> {
  if (value === recorded.hotelId) return ({ hotelId }) => hotelId
  if (value === recorded.slot) return ({ slot }) => slot
  return () => value
}

/** One bill through the API, kept as a script. Refuses to record a coupon that took nothing off. */
export async function recordBill(databaseUrl: string, wish: BillWish): Promise<Script<BillWish>> {
  const { statements, answer } = await recordStatements(databaseUrl, billRequest(wish))
  const { bill } = answer as { bill: Bill }
  if (bill.discount > 0 !== (wish.couponCode !== null)) throw new Error(`an odd bill: ${JSON.stringify(bill)}`)
  return asScript(statements, (value) => fillerOf(value, wish))
}
