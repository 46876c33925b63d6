import type { Gst } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import type { CommissionKind } from '../tax-documents/document-number.ts'
import type { GstState } from '../tax-documents/gst-states.ts'
import { placeOfSupply } from '../tax-documents/gstin.ts'
import { groupedBy, headsOf, sumOf, type LineSums } from './return-sources.ts'

/** The services accounting code for commission on reservations. */
export const SAC_COMMISSION = '998552'

/**
 * Uncle's invoice to a hotel for a month's commission, or its credit note for commission of earlier months that was
 * reversed. All amounts are positive.
 */
export type CommissionDocument = Gst & {
  kind: CommissionKind
  hotelId: number
  name: string
  gstin: string | null
  ownGstin: string
  state: GstState
  percent: number
  value: Paise
  total: Paise
}

type Named = Pick<CommissionDocument, 'kind' | 'hotelId' | 'gstin' | 'ownGstin' | 'state' | 'percent'>

/** Distinguishes the documents of one hotel and month, because the hotel may have two registrations or rates. */
export const keyOfDocument = ({ kind, hotelId, gstin, ownGstin, state, percent }: Named): string =>
  [kind, hotelId, gstin, ownGstin, state.code, percent].join(' ')

/** Lists the documents for a month's commission, one for each hotel, registration, rate and kind. */
export const commissionDocuments = (lines: readonly LineSums[]): CommissionDocument[] =>
  groupedBy(lines, ({ hotelId, gstin, ownGstin, state, gstRate, isTakenBack }) =>
    [hotelId, gstin, ownGstin, state.code, gstRate, isTakenBack].join(' '),
  ).flatMap((group): CommissionDocument[] => {
    const [{ hotelId, name, gstin, ownGstin, state, gstRate }] = group
    const [value, tax] = [
      sumOf(group, ({ commission }) => commission),
      sumOf(group, ({ gstOnCommission }) => gstOnCommission),
    ]
    if (value === 0 && tax === 0) return []
    const isNote = value < 0 || (value === 0 && tax < 0)
    const sign = isNote ? -1 : 1
    return [
      {
        kind: isNote ? 'commission_credit_note' : 'commission_invoice',
        hotelId,
        name,
        gstin,
        ownGstin,
        state,
        percent: gstRate / 100,
        value: sign * value,
        total: sign * (value + tax),
        ...headsOf(sign * tax, placeOfSupply(ownGstin, state.code)),
      },
    ]
  })
