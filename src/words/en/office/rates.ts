import type { Rate } from '#contract/office-terms.ts'

export const rates = 'Rates'
export const whichRatesCount =
  'A stay is settled by the rates of the day on which it ended. GST on rooms is not here: each booking keeps the rate it was made with, and a new one is set on the server (GST_RULES).'
/** Each rate's name, and the amount of which it is a share. */
export const kinds: Record<Rate['kind'], { name: string; of: string }> = {
  commission: { name: 'Commission', of: 'of the room’s price, where nothing else is agreed with a hotel' },
  gst_on_commission: { name: 'GST on commission', of: 'of our commission' },
  tcs: { name: 'TCS', of: 'of the taxable value, collected from registered hotels' },
  tcs_desk_share: { name: 'Paid at the desk, for TCS', of: 'of what guests pay at the desk counts' },
  tds: { name: 'TDS', of: 'of the taxable value, deducted from hotels with a PAN' },
  tds_without_pan: { name: 'TDS without PAN', of: 'of the taxable value, deducted from hotels without one' },
  tds_desk_share: { name: 'Paid at the desk, for TDS', of: 'of what guests pay at the desk counts' },
  gateway_fee: { name: 'Gateway’s fee', of: 'of a payment, without GST; compared with each line of its reports' },
  tds_free_up_to: { name: 'Free of TDS', of: 'a year, for a person or family who gave a PAN' },
}
export const noneYet = (name: string) => `${name}: none yet`
export const since = (day: string) => `since ${day}`
export const rateFrom = (rate: string, day: string) => `<b>${rate}</b> from ${day}`
export const confirmedBy = (proposedBy: string, name: string, reason: string) =>
  `${proposedBy}, confirmed by ${name}: ${reason}`
export const before = (rates: string) => `Before: ${rates}`
/** One of the rates in `before` above. */
export const earlierRate = (rate: string, day: string) => `${rate} from ${day}`

export const confirmRate = 'Confirm the rate'
export const dropRate = 'Drop the rate'
export const compareRate = (name: string, rate: string, day: string) =>
  `${name}: <b>${rate}</b> for every stay that ends on ${day} or later. Compare it with the law or the contract first: once its day has come it counts for good, and only another rate from a later day replaces it.`

export const proposeRate = 'Propose a rate'
export const proposeIt = 'Propose it'
export const rate = 'Rate'
export const rateNow = (of: string, rate: string) => `${of}. Now ${rate}`
export const newRate = 'New rate'
export const wholeRupeesHint = 'Whole rupees a year, such as 500000'
export const percentHint = 'Percent, such as 0.5'
export const writeRate = (hint: string) => `Write the rate: ${hint}.`
export const from = 'From'
export const chooseDayToCome = 'Choose a day to come: rates are never backdated.'
export const nothingChangesUntilConfirmed =
  'Nothing changes until another admin confirms it, at the latest the day before it begins.'
