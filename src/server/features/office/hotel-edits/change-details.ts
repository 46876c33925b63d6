import type { Transaction } from 'kysely'
import type { BodyOf } from '#contract/call.ts'
import type { changeHotelDetails, OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import type { DB } from '#db/schema.ts'
import {
  detailChanges,
  readDetails,
  type DetailFault,
  type DetailField,
  type FaultyDetail,
  type TypedDetails,
} from '#domain/hotels/hotel-details.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { slugOf } from '#domain/kernel/slug.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import type { Services } from '../../../services.ts'
import { actOnHotel } from '../../desk/act-on-hotel.ts'
import type { EditRequest } from '../../desk/hotel-editor.ts'
import { notifyEdited } from '../../hotel-messages/notify-edited.ts'
import { readCityContext, readDetailsForOffice, readStoredDetails, type CityContext } from './read-details.ts'

const FIELD_WORDS: Record<DetailField, string> = {
  name: 'name',
  address: 'address',
  city_id: 'city',
  locality_id: 'locality',
  position: 'position',
  description: 'description',
  stars: 'stars',
  bathtub_charge: 'bathtub charge',
  rank: 'points in search',
}

const SENTENCES: Record<Exclude<DetailFault, 'empty'>, string> = {
  unreadable: 'There is a sign in it that nobody types: write it again',
  outside_city: 'This position is outside the city. Latitude comes first',
  locality_elsewhere: 'Choose a locality of this city',
  city_has_bookings: 'The hotel has bookings, so it stays in its city',
  no_bathtub: 'None of its rooms has a bathtub',
}

function refuseDetail({ field, fault }: FaultyDetail): never {
  if (fault === 'empty') throw fieldRefusal(field, 'REQUIRED', `Please write the ${FIELD_WORDS[field]}`)
  throw fieldRefusal(field, 'INVALID', SENTENCES[fault])
}

const columnsOf = ({ position, stars, ...plain }: TypedDetails) => ({
  ...plain,
  ...position,
  ...(stars === undefined ? {} : { stars: stars === 0 ? null : stars, is_unrated: stars === 0 }),
})

/** Writes the changed details. A draft also gets a new address on the site, because nobody has linked to it. */
async function writeDetails(
  trx: Transaction<DB>,
  { hotelId, changed, city, name }: { hotelId: number; changed: TypedDetails; city: CityContext; name: string },
): Promise<void> {
  await trx.updateTable('hotels').set(columnsOf(changed)).where('id', '=', hotelId).execute()
  if (changed.name === undefined && changed.city_id === undefined) return
  await trx
    .updateTable('hotels')
    .set({ slug: slugOf(`${name} ${city.citySlug}`) })
    .where('id', '=', hotelId)
    .where('published_at', 'is', null)
    .execute()
}

type DetailsRequest = EditRequest & { details: TypedDetails }

async function sendDetails(services: Services, ask: DetailsRequest): Promise<Result<true, ErrorCode>> {
  try {
    return await actOnHotel(services, ask, {
      part: readStoredDetails,
      change: async (trx, { id: hotelId }, now) => {
        const before = await readStoredDetails(trx, hotelId)
        const cityId = ask.details.city_id ?? before.city_id
        const city = await readCityContext(trx, { hotelId, cityId }, now)
        if (!city) throw fieldRefusal('city_id', 'INVALID', 'Choose a city')
        const read = readDetails(before, ask.details, city)
        if (!read.ok) return refuseDetail(read.refusal)
        const changed = read.value
        const fields = Object.keys(changed) as DetailField[]
        if (fields.length === 0) throw fieldRefusal('reason', 'INVALID', 'Nothing was changed: it stands there already')
        await writeDetails(trx, { hotelId, changed, city, name: changed.name ?? before.name })
        const told = fields.filter((field) => field !== 'rank')
        if (told.length > 0) await notifyEdited(trx, { hotelId, fields: told }, now)
        const detail = detailChanges(
          changed,
          { ...before, names: { city_id: before.city, locality_id: before.locality } },
          { city_id: city.cityName, locality_id: city.nameOfLocality.get(changed.locality_id ?? 0) ?? '' },
        )
        return accept({ kind: 'details_changed', detail })
      },
    })
  } catch (error) {
    if (violatedConstraint(error) === 'hotels_slug_key') return refuse('HOTEL_EXISTS')
    throw error
  }
}

/** Changes a hotel's details for an admin, and notifies the hotel. Documents that were already issued do not change. */
export async function changeDetails(
  services: Services,
  ask: EditRequest,
  { version: _seen, reason: _why, ...details }: BodyOf<typeof changeHotelDetails>,
): Promise<OfficeHotelDetails> {
  const done = await sendDetails(services, { ...ask, details })
  if (!done.ok) throw refusal(done.refusal)
  services.nudge()
  return readDetailsForOffice(services.db, ask.by.hotelId, services.clock.now())
}
