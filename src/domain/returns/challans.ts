import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'
import type { Month } from '../ledger/month.ts'
import { sumOf } from './return-sources.ts'

/** A payment of a month's TDS to the state. */
export type Challan = { challan: string; paidOn: IstDate; month: Month; paise: Paise }

/** The challans of form 26Q. `differs` is the amount paid minus the TDS of the form's rows; 0 if they agree. */
export type Challans = { rows: readonly Challan[]; paid: Paise; deducted: Paise; differs: Paise }

/** Compares the challans of a quarter with the TDS of its rows. */
export function challansOf(rows: readonly Challan[], deducted: Paise): Challans {
  const paid = rows.length === 0 ? 0 : sumOf(rows, ({ paise }) => paise)
  return { rows, paid, deducted, differs: paid - deducted }
}
