import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { SITE } from '#domain/site.ts'
import type { Party } from '#domain/tax-documents/document-content.ts'
import { gstStateNamed, type GstState } from '#domain/tax-documents/gst-states.ts'
import { registrationIn, stateCodeOf } from '#domain/tax-documents/gstin.ts'
import type { OwnGstins } from '../../tax-settings.ts'
import type { BookedStay } from './tax-books.ts'

export type Supply = {
  supplier: Party & { gstin: string }
  isSuppliedByUs: boolean
  letBy: Party | null
  placeOfSupply: GstState
}

/** Reads a hotel's tax registration on a day; undefined if it had none. */
async function registrationOn(
  trx: Transaction<DB>,
  hotelId: number,
  day: string,
): Promise<Supply['supplier'] | undefined> {
  const found = await trx
    .selectFrom('hotel_tax_details')
    .select(['legal_name as name', 'address', 'gstin'])
    .where('hotel_id', '=', hotelId)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.gstin ? { ...found, gstin: found.gstin } : undefined
}

const ownIn = (gstins: OwnGstins, state: GstState | undefined): Supply['supplier'] => ({
  name: SITE.legalName,
  address: SITE.address,
  gstin: registrationIn(gstins, state?.code ?? ''),
})

/**
 * Returns who supplied a stay: its hotel, if it was registered for GST on the day it ended, otherwise Uncle in its
 * place (section 9(5)). A room is supplied where it is located.
 */
export async function supplyOf(trx: Transaction<DB>, stay: BookedStay, gstins: OwnGstins): Promise<Supply> {
  const hotel = await registrationOn(trx, stay.hotel_id, istDateOf(stay.leaves_at))
  const letBy = { name: stay.hotel_name, address: `${stay.hotel_address}, ${stay.city}`, gstin: null }
  const named = gstStateNamed(stay.state_name)
  const supplier = hotel ?? ownIn(gstins, named)
  // Falls back to the supplier's state, because a stay must end even if its city was imported with an unknown state.
  const placeOfSupply = named ?? { code: stateCodeOf(supplier.gstin), name: stay.state_name }
  return { supplier, isSuppliedByUs: !hotel, letBy: hotel?.name === stay.hotel_name ? null : letBy, placeOfSupply }
}
