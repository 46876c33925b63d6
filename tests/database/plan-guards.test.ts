/** Tests what the schema refuses about cities' maps and their places, whatever the import does (decision 0085). */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

await describeBothEngines('plans of cities', (engine) => {
  const cityId = async () => (await givenHotel(engine.db)).cityId

  it.each<[Partial<NewRow<'places'>>, string]>([
    [{}, 'nothing'],
    [{ kind: 'bus' as never }, 'places_kind_known'],
    [{ name: ' ' }, 'places_name_form'],
    [{ name: 'n'.repeat(81) }, 'places_name_form'],
    [{ lat: 91 }, 'places_on_the_globe'],
    [{ lng: -181 }, 'places_on_the_globe'],
    [{ rank: 0 }, 'places_rank_known'],
    [{ rank: 3 }, 'places_rank_known'],
  ])('a place with %j violates %s', async (fields, expected) => {
    const row = { city_id: await cityId(), kind: 'rail' as const, name: 'Main', lat: 18, lng: 73, rank: 1, ...fields }
    expect(await refusalOf(engine.db.insertInto('places').values(row).execute())).toBe(expected)
  })

  it('a city refuses a second station of the same kind and name', async () => {
    const row = { city_id: await cityId(), kind: 'rail' as const, name: 'Aluva', lat: 18, lng: 73, rank: 1 }
    await engine.db
      .insertInto('places')
      .values({ ...row, kind: 'metro' })
      .execute()
    await engine.db.insertInto('places').values(row).execute()
    expect(await refusalOf(engine.db.insertInto('places').values(row).execute())).toBe('places_pkey')
  })

  it.each<[Partial<NewRow<'city_plans'>>, string]>([
    [{}, 'nothing'],
    [{ west: 74 }, 'city_plans_on_the_globe'],
    [{ south: 19 }, 'city_plans_on_the_globe'],
    [{ north: 91 }, 'city_plans_on_the_globe'],
    [{ attribution: [] }, 'city_plans_attributed'],
    [{ attribution: Array.from({ length: 11 }, String) }, 'city_plans_attributed'],
    [{ layers: '[]' }, 'city_plans_layers_form'],
    [{ layers: JSON.stringify({ water: 'w'.repeat(1_000_000) }) }, 'city_plans_layers_form'],
  ])('a plan with %j violates %s', async (fields, expected) => {
    const row = {
      city_id: await cityId(),
      west: 73,
      south: 18,
      east: 74,
      north: 19,
      attribution: ['© Somebody'],
      layers: '{}',
      imported_at: sql<Date>`now()`,
      ...fields,
    }
    expect(await refusalOf(engine.db.insertInto('city_plans').values(row).execute())).toBe(expected)
  })
})
