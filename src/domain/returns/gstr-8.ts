import type { Gst } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import { placeOfSupply } from '../tax-documents/gstin.ts'
import { groupedBy, headsOf, sumOf, type LineSums } from './return-sources.ts'

/** A registered hotel in GSTR-8. */
export type Gstr8Row = Gst & {
  ownGstin: string
  gstin: string
  name: string
  gross: Paise
  /** the value of reversed supplies */
  returned: Paise
  net: Paise
  /** the sum of CGST, SGST and IGST */
  tcs: Paise
}

/**
 * Lists the registered hotels of GSTR-8. Value and TCS come from the same lines, so that they match even at the end of
 * a month. A hotel's TCS in a state is summed first and then split into CGST and SGST, like the tax on the supply.
 */
export function gstr8Rows(lines: readonly LineSums[]): Gstr8Row[] {
  const byState = groupedBy(
    lines.filter(({ gstin, tcs }) => gstin !== null || tcs !== 0),
    ({ gstin, ownGstin, state }) => [gstin, ownGstin, state.code].join(' '),
  ).map(rowOf)
  return groupedBy(byState, ({ ownGstin, gstin }) => `${ownGstin} ${gstin}`)
    .map(joined)
    .filter(({ gross, returned, tcs }) => gross !== 0 || returned !== 0 || tcs !== 0)
    .toSorted((one, other) => one.ownGstin.localeCompare(other.ownGstin) || one.gstin.localeCompare(other.gstin))
}

function rowOf(group: readonly [LineSums, ...LineSums[]]): Gstr8Row {
  const [{ gstin, ownGstin, name, state }] = group
  const valueOf = (isReturned: boolean): Paise =>
    sumOf(
      group.filter(({ isTakenBack }) => isTakenBack === isReturned),
      ({ value }) => value,
    )
  const tcs = sumOf(group, (line) => line.tcs)
  const [gross, returned] = [valueOf(false), 0 - valueOf(true)]
  const heads = headsOf(tcs, placeOfSupply(gstin ?? '', state.code))
  return { ownGstin, gstin: gstin ?? '', name, gross, returned, net: gross - returned, tcs, ...heads }
}

const joined = (group: readonly [Gstr8Row, ...Gstr8Row[]]): Gstr8Row => ({
  ...group[0],
  gross: sumOf(group, ({ gross }) => gross),
  returned: sumOf(group, ({ returned }) => returned),
  net: sumOf(group, ({ net }) => net),
  cgst: sumOf(group, ({ cgst }) => cgst),
  sgst: sumOf(group, ({ sgst }) => sgst),
  igst: sumOf(group, ({ igst }) => igst),
  tcs: sumOf(group, ({ tcs }) => tcs),
})
