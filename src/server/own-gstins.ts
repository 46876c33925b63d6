import type { OpenDb } from '#db/open-db.ts'
import type { OwnGstins } from './tax-settings.ts'

/**
 * Stores our GST registrations in the database, where the settlement of stays reads them. Does nothing if they are
 * unchanged.
 */
export async function writeOwnGstins(db: OpenDb['db'], gstins: OwnGstins): Promise<void> {
  const known = await db.selectFrom('own_gstins').select('gstin').orderBy('position').execute()
  if (known.map(({ gstin }) => gstin).join() === gstins.join()) return
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('own_gstins').execute()
    const rows = gstins.map((gstin, position) => ({ gstin, position }))
    await trx
      .insertInto('own_gstins')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
