import type { Transaction } from 'kysely'
import type { BodyOf } from '#contract/call.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { changeNames as changeNamesCall } from '#contract/office-names.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { nameChanges, ownersIn, readOtherNames, type FaultyName } from '#domain/places/other-names.ts'
import { type ApiError, fieldRefusal, fieldRefusals } from '../../../http/api-error.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction } from '../../../transactions/booking-transaction.ts'
import { writeLog, type Operator } from '../write-log.ts'
import { nameSentence } from './name-sentences.ts'
import { findNamedPlace, lockFamily, versionOfNames, writeOtherNames, type NamedPlace } from './named-places.ts'

type Changes = ReturnType<typeof nameChanges>

/** Writes the names of a place, and logs who changed them. */
export async function storeNames(
  trx: Transaction<DB>,
  operator: Operator,
  { place, after, reason }: { place: NamedPlace; after: Pick<NamedPlace, 'names' | 'spellings'>; reason: string },
  now: Date,
): Promise<void> {
  await writeOtherNames(trx, place, after)
  const where = place.kind === 'city' ? { city: place.name } : { city: place.city, locality: place.name }
  const changes: Changes = nameChanges(place, after)
  const line = { act: 'names_changed', subject: place.ref, reason, detail: { ...where, ...changes } } as const
  await writeLog(trx, operator, line, now)
}

const fieldOf = ({ field }: FaultyName) => (field === 'spellings' ? field : `names.${field}`)

function refuseNames([first, ...others]: readonly FaultyName[]): ApiError {
  const detail = (faulty: FaultyName) =>
    ({ field: fieldOf(faulty), fault: 'INVALID', message: nameSentence(faulty) }) as const
  if (!first) throw new Error('Refused names have a fault')
  return fieldRefusals([detail(first), ...others.map(detail)])
}

type Ask = {
  operator: Operator
  ref: string
  typed: Pick<BodyOf<typeof changeNamesCall>, 'names' | 'spellings' | 'version'>
  reason: string
  requestKey: RequestKey | null
}

/**
 * Changes the names of a city or locality for an admin, once per key. Throws refusals that say which field is wrong.
 */
export const changeNames = (
  services: Services,
  { operator, ref, typed, reason, requestKey }: Ask,
): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey, result: true as const, replay: async () => accept(true as const) },
    async (trx, now) => {
      const found = await findNamedPlace(trx, ref)
      const family = found && (await lockFamily(trx, found))
      const place = family?.find(({ id }) => id === found?.id)
      if (!family || !place) return refuse('NOT_FOUND')
      if (typed.version !== undefined && typed.version !== versionOfNames(place)) return refuse('CHANGED_MEANWHILE')
      const wish = { names: { ...place.names, ...typed.names }, spellings: typed.spellings ?? place.spellings }
      const context = { kind: place.kind, name: place.name, ownerOf: ownersIn(family)(place.id) }
      const read = readOtherNames(place, wish, context)
      if (!read.ok) throw refuseNames(read.refusal)
      if (Object.keys(nameChanges(place, read.value)).length === 0)
        throw fieldRefusal('reason', 'INVALID', 'Nothing was changed: it stands there already')
      await storeNames(trx, operator, { place, after: read.value, reason }, now)
      return accept(true as const)
    },
  )
