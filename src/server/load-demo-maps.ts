import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { replacePlan } from './features/cities/replace-plan.ts'
import { readPlanFile } from './features/cities/read-plan-file.ts'
import type { Db } from './services.ts'

export const DEMO_MAPS = join(import.meta.dirname, '../../demo/maps')

const LOAD_NAME = 'demo maps'
/** An arbitrary number for a lock: if two processes start together, only one of them loads the maps. */
const LOAD_LOCK = 7_250_006

/**
 * Loads the plans of the demo's cities only once, so that a plan that somebody imports later is not overwritten.
 * Refuses production.
 */
export async function loadDemoMaps(db: Db, { appEnv, now }: { appEnv: string; now: Date }): Promise<void> {
  if (appEnv === 'production') return
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx)
    const first = await trx
      .insertInto('catalogue_loads')
      .values({ name: LOAD_NAME, loaded_at: now, detail: '{}' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return
    const cities = await trx.selectFrom('cities').select(['id', 'slug']).execute()
    const ids = new Map(cities.map(({ id, slug }) => [slug, id]))
    for (const file of await readdir(DEMO_MAPS)) {
      const cityId = ids.get(file.replace(/\.json$/, ''))
      if (cityId === undefined) continue
      const read = readPlanFile(await readFile(join(DEMO_MAPS, file), 'utf8'))
      if (!read.ok) throw new Error(`${file} ${read.refusal}`)
      await replacePlan(trx, { cityId, plan: read.value, now })
    }
  })
}
