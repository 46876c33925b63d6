import type { Transaction } from 'kysely'
import type { HotelApplication } from '#contract/office-hotels.ts'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { slugOf } from '#domain/kernel/slug.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Db, Services } from '../../../services.ts'
import { inviteStaff } from '../../desk/staff/invite-staff.ts'
import { writeLog } from '../write-log.ts'

const MAX_LISTED = 200

/** Lists applications, undecided ones first. */
export async function listApplications(db: Db): Promise<HotelApplication[]> {
  const rows = await db
    .selectFrom('partner_forms')
    .leftJoin('operators', 'operators.id', 'partner_forms.decided_by')
    .select([
      'ticket',
      'created_at',
      'hotel_name',
      'city',
      'rooms',
      'partner_forms.name',
      'partner_forms.phone',
      'email',
      'message',
      'hotel_id',
      'declined_at',
      'operators.name as decided_by',
    ])
    .orderBy((eb) => eb('partner_forms.decided_by', 'is not', null))
    .orderBy('partner_forms.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ created_at, hotel_name, declined_at, ...row }) => ({
    ...row,
    at: toIstIso(created_at),
    hotel: hotel_name,
    is_declined: declined_at !== null,
  }))
}

type Decided = { session: OfficeSession; ticket: string; reason: string }
type DecideRefusal = 'NOT_FOUND' | 'ALREADY_DECIDED'

async function lockApplication(trx: Transaction<DB>, ticket: string) {
  const form = await trx
    .selectFrom('partner_forms')
    .select(['id', 'name', 'phone', 'decided_by'])
    .where('ticket', '=', ticket)
    .forUpdate()
    .executeTakeFirst()
  if (!form) return refuse('NOT_FOUND' as const)
  return form.decided_by ? refuse('ALREADY_DECIDED' as const) : accept(form)
}

export function declineApplication(
  { db, clock }: Services,
  { session, ticket, reason }: Decided,
): Promise<Result<true, DecideRefusal>> {
  return db.transaction().execute(async (trx): Promise<Result<true, DecideRefusal>> => {
    const form = await lockApplication(trx, ticket)
    if (!form.ok) return form
    const decided = { declined_at: clock.now(), decided_by: session.operatorId }
    await trx.updateTable('partner_forms').set(decided).where('id', '=', form.value.id).execute()
    await writeLog(trx, session, { act: 'application_declined', subject: ticket, reason }, clock.now())
    return accept(true)
  })
}

/** Finds the city's locality of this name, or creates it. */
async function localityIn(trx: Transaction<DB>, cityId: number, name: string): Promise<number> {
  const slug = slugOf(name)
  await trx
    .insertInto('localities')
    .values({ city_id: cityId, slug, name })
    .onConflict((conflict) => conflict.columns(['city_id', 'slug']).doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('localities')
    .select('id')
    .where('city_id', '=', cityId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return id
}

export type DraftInput = Decided & { name: string; cityId: number; locality: string; address: string }

/**
 * Creates a hidden draft from an application. Invites the applicant as its first manager, who adds rooms, prices,
 * photos and contacts at the desk after accepting.
 */
export async function draftHotel(
  services: Services,
  wish: DraftInput,
): Promise<Result<number, DecideRefusal | 'HOTEL_EXISTS'>> {
  try {
    return await services.db.transaction().execute((trx) => writeDraft(services, trx, wish))
  } catch (error) {
    if (violatedConstraint(error) === 'hotels_slug_key') return refuse('HOTEL_EXISTS')
    throw error
  }
}

async function writeDraft(
  services: Services,
  trx: Transaction<DB>,
  wish: DraftInput,
): Promise<Result<number, DecideRefusal>> {
  const now = services.clock.now()
  const { session, ticket, reason, name, cityId, locality, address } = wish
  const form = await lockApplication(trx, ticket)
  if (!form.ok) return form
  const city = await trx.selectFrom('cities').select('slug').where('id', '=', cityId).executeTakeFirst()
  if (!city) return refuse('NOT_FOUND')
  const hotel = {
    name,
    address,
    city_id: cityId,
    slug: slugOf(`${name} ${city.slug}`),
    hidden: true,
    published_at: null,
  }
  const { id: hotelId } = await trx
    .insertInto('hotels')
    .values({ ...hotel, locality_id: await localityIn(trx, cityId, locality) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const manager = {
    hotelId,
    name: form.value.name,
    phone: form.value.phone,
    role: 'manager',
    grantedBy: session.name,
  } as const
  await inviteStaff(services, trx, manager, now)
  const decided = { hotel_id: hotelId, decided_by: session.operatorId }
  await trx.updateTable('partner_forms').set(decided).where('id', '=', form.value.id).execute()
  const line = { act: 'hotel_drafted', subject: ticket, hotelId, reason } as const
  await writeLog(trx, session, line, now)
  return accept(hotelId)
}
