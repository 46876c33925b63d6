import { addDays, daysBetween, isIstDate, type IstDate } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { PriceRule, RuleDays } from './price-rule.ts'

/** The lowest price of any slot (decision 0062). A setting can raise it, but not lower it. */
export const LOWEST_PRICE: Rupees = 199

/** The highest price that a rule may set, so that a typing mistake does not become a bill. */
export const MAX_PRICE: Rupees = 100_000

/** The longest date range of a rule, and how far ahead the range may end, in days. */
export const MAX_RULE_DAYS = 366
export const MAX_RULE_AHEAD = 730

/** The maximum number of rules that a hotel has for one slot, including expired rules. */
export const MAX_RULES = 100

export type RuleRefusal =
  | 'PRICE_OUT_OF_RANGE'
  | 'NOT_A_DAY'
  | 'RANGE_BACKWARDS'
  | 'RANGE_TOO_LONG'
  | 'RANGE_OVER'
  | 'RANGE_TOO_FAR_AHEAD'

function rangeRefusal(first: IstDate, last: IstDate, today: IstDate): RuleRefusal | undefined {
  if (!isIstDate(first) || !isIstDate(last)) return 'NOT_A_DAY'
  if (last < first) return 'RANGE_BACKWARDS'
  if (daysBetween(first, last) >= MAX_RULE_DAYS) return 'RANGE_TOO_LONG'
  if (last < today) return 'RANGE_OVER'
  return last > addDays(today, MAX_RULE_AHEAD) ? 'RANGE_TOO_FAR_AHEAD' : undefined
}

/** Whether a hotel may set this rule today. A price is in whole rupees. Null closes the slot. */
export function checkRule(
  rule: { days: RuleDays; price: Rupees | null },
  today: IstDate,
): Result<Omit<PriceRule, 'id'>, RuleRefusal> {
  const { days, price } = rule
  if (price !== null && !(Number.isInteger(price) && price >= LOWEST_PRICE && price <= MAX_PRICE))
    return refuse('PRICE_OUT_OF_RANGE')
  const refusal = 'first' in days ? rangeRefusal(days.first, days.last, today) : undefined
  return refusal ? refuse(refusal) : accept(rule)
}
