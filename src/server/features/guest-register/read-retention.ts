import { retentionMonths } from '#domain/desk/register-retention.ts'
import type { Db, Services } from '../../services.ts'

/** Reads how many months the hotel's state requires it to keep the register. */
export async function readRetentionMonths(
  { db, registerKept }: { db: Db } & Pick<Services, 'registerKept'>,
  hotelId: number,
): Promise<number> {
  const { state } = await db
    .selectFrom('hotels as h')
    .innerJoin('cities as c', 'c.id', 'h.city_id')
    .select('c.state')
    .where('h.id', '=', hotelId)
    .executeTakeFirstOrThrow()
  return retentionMonths(registerKept, state)
}
