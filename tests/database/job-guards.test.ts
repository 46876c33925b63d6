/** Tests what the schema refuses about scheduled jobs, whatever the application does (decision 0081). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { describeBothEngines } from './both-engines.ts'
import { refusalOf } from './refusal-of.ts'

await describeBothEngines('scheduled jobs', (engine) => {
  const name = 'count-sheep'
  beforeEach(async () => {
    await sql`delete from scheduled_jobs`.execute(engine.db)
    await sql`insert into scheduled_jobs (name, due_at) values (${name}, now() - interval '1 minute')`.execute(
      engine.db,
    )
  })

  const change = (values: string) => refusalOf(sql.raw(`update scheduled_jobs set ${values}`).execute(engine.db))
  const take = (until = `clock_timestamp() + interval '1 minute'`) =>
    change(`taken_by = '${randomUUID()}', leased_until = ${until}, attempts = least(3, attempts + 1)`)

  test('scheduled jobs refuse a second worker while the first holds its lease', async () => {
    expect(await take()).toBe('nothing')
    expect(await take()).toBe('scheduled_jobs_one_worker')
    expect(await change(`leased_until = clock_timestamp() + interval '1 minute'`)).toBe('nothing')
    expect(await take()).toBe('scheduled_jobs_one_worker')
  })

  test('scheduled jobs let a second worker take a run whose lease has ended or is too long', async () => {
    expect(await take(`clock_timestamp() - interval '1 second'`)).toBe('nothing')
    expect(await take(`clock_timestamp() + interval '1 day'`)).toBe('nothing')
    expect(await take()).toBe('nothing')
  })

  test('scheduled jobs refuse a worker before they are due, and a new row that already has a worker', async () => {
    await change(`due_at = clock_timestamp() + interval '1 minute'`)
    expect(await take()).toBe('scheduled_jobs_when_due')
    const row = {
      name: 'count-cows',
      due_at: new Date(0),
      attempts: 1,
      taken_by: randomUUID(),
      leased_until: new Date(),
    }
    const insert = engine.db.insertInto('scheduled_jobs').values(row).execute()
    expect(await refusalOf(insert)).toBe('scheduled_jobs_begin_untaken')
  })

  test('scheduled jobs refuse a lease without a worker, a taken run without an attempt, and a fourth attempt', async () => {
    expect(await change(`leased_until = now()`)).toBe('scheduled_jobs_lease_whole')
    expect(await change(`taken_by = gen_random_uuid(), leased_until = now()`)).toBe('scheduled_jobs_taken_is_attempt')
    expect(await change('attempts = 4')).toBe('scheduled_jobs_attempts_range')
    expect(await change(`name = 'Count Sheep'`)).toBe('scheduled_jobs_name_form')
  })
})
