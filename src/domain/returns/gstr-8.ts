import type { Gst } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import { placeOfSupply } from '../tax-documents/gstin.ts'
import { groupedBy, headsOf, sumOf, type ReturnSources } from './return-sources.ts'

/** A registered hotel in GSTR-8. `gross`: the value of its invoices, `returned`: of its credit notes. */
export type Gstr8Row = Gst & {
  ownGstin: string
  gstin: string
  name: string
  gross: Paise
  returned: Paise
  net: Paise
  /** the sum of the heads */
  tcs: Paise
}

type Part = { ownGstin: string; gstin: string; name: string; gross: Paise; returned: Paise; tcs: Gst }

/**
 * Lists the registered hotels of GSTR-8: values from their documents, TCS from their statements. TCS has the heads of
 * the supply, a hotel's sum in each state divided once.
 */
export function gstr8Rows({ documents, lines }: ReturnSources): Gstr8Row[] {
  const values = documents
    .filter(({ isSuppliedByUs }) => !isSuppliedByUs)
    .map(({ kind, value, gstin, ownGstin }): Part => {
      const isInvoice = kind === 'invoice'
      const amounts = { gross: isInvoice ? value : 0, returned: isInvoice ? 0 : value }
      return { ownGstin, gstin, name: '', ...amounts, tcs: headsOf(0, 'within_state') }
    })
  const taxes = groupedBy(
    lines.filter(({ gstin, tcs }) => gstin !== null || tcs !== 0),
    ({ gstin, ownGstin, state }) => [gstin, ownGstin, state.code].join(' '),
  ).map((group): Part => {
    const [{ gstin, ownGstin, name, state }] = group
    const tcs = headsOf(
      sumOf(group, (line) => line.tcs),
      placeOfSupply(gstin ?? '', state.code),
    )
    return { ownGstin, gstin: gstin ?? '', name, gross: 0, returned: 0, tcs }
  })
  return groupedBy([...taxes, ...values], ({ ownGstin, gstin }) => `${ownGstin} ${gstin}`)
    .map((group) => rowOf(group))
    .filter(({ gross, returned, tcs }) => gross !== 0 || returned !== 0 || tcs !== 0)
    .toSorted((one, other) => one.ownGstin.localeCompare(other.ownGstin) || one.gstin.localeCompare(other.gstin))
}

function rowOf(group: readonly [Part, ...Part[]]): Gstr8Row {
  const [{ ownGstin, gstin, name }] = group
  const gross = sumOf(group, (part) => part.gross)
  const returned = sumOf(group, (part) => part.returned)
  const cgst = sumOf(group, ({ tcs }) => tcs.cgst)
  const sgst = sumOf(group, ({ tcs }) => tcs.sgst)
  const igst = sumOf(group, ({ tcs }) => tcs.igst)
  return { ownGstin, gstin, name, gross, returned, net: gross - returned, cgst, sgst, igst, tcs: cgst + sgst + igst }
}
