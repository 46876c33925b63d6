/** Tests which saved views the database itself refuses, and which notices to guests of closed hotels. */
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { grantRows } from '#db/grant-rows.ts'
import type { DB, NewRow } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { MAX_VIEW_NAME, MAX_VIEWS, VIEWED_LISTS } from '#domain/office/saved-views.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

type Db = Kysely<DB>
const AT = addMinutes(morning.from, -60)

let serial = 0
async function givenOperator(db: Db, fields: Partial<NewRow<'operators'>> = {}): Promise<string> {
  const phone = `+9198${String(++serial).padStart(8, '0')}`
  const row = {
    phone,
    name: 'Meenal',
    role: 'support' as const,
    granted_by: 'test',
    granted_at: new Date(0),
    ...fields,
  }
  return (await db.insertInto('operators').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const save = (db: Db, operatorId: string, fields: Partial<NewRow<'saved_views'>> = {}) =>
  db
    .insertInto('saved_views')
    .values({ operator_id: operatorId, name: 'Today', filter: '{"days":"today"}', saved_at: AT, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()

await describeBothEngines('saved views and notices', (engine) => {
  it('the database accepts only short, trimmed names of views, each once per person, and only small filters', async () => {
    const [db, operator] = [engine.db, await givenOperator(engine.db)]
    await save(db, operator)
    expect(await refusalOf(save(db, operator, { name: 'TODAY' }))).toBe('saved_views_name_once')
    expect(await refusalOf(save(db, await givenOperator(db), { name: 'TODAY' }))).toBe('nothing')
    for (const name of ['', ' ', ' x', 'x'.repeat(MAX_VIEW_NAME + 1)])
      expect(await refusalOf(save(db, operator, { name })), name).toBe('saved_views_name_form')
    expect(await refusalOf(save(db, operator, { name: 'x'.repeat(MAX_VIEW_NAME) }))).toBe('nothing')
    const filter = JSON.stringify({ hotel: 'x'.repeat(1000) })
    expect(await refusalOf(save(db, operator, { name: 'y', filter }))).toBe('saved_views_filter_form')
    expect(await refusalOf(save(db, operator, { name: 'y', filter: '[]' }))).toBe('saved_views_filter_form')
  })

  it('the database accepts a name once in each list, and refuses an unknown list and moving a view to another list', async () => {
    const [db, operator] = [engine.db, await givenOperator(engine.db)]
    for (const list of VIEWED_LISTS) expect(await refusalOf(save(db, operator, { list, filter: '{}' }))).toBe('nothing')
    expect(await refusalOf(save(db, operator, { list: 'hotels', filter: '{}' }))).toBe('saved_views_name_once')
    expect(await refusalOf(save(db, operator, { list: 'coupons' as 'hotels' }))).toBe('saved_views_list_known')
    const move = db.updateTable('saved_views').set({ list: 'payouts' }).where('list', '=', 'hotels').execute()
    await expect(move).rejects.toThrow('a view stays with its list')
  })

  it('the database refuses a text filter in views of guests, and a phone number in any view', async () => {
    const [db, operator] = [engine.db, await givenOperator(engine.db)]
    const attempt = (fields: Partial<NewRow<'saved_views'>>) => refusalOf(save(db, operator, fields))
    expect(await attempt({ list: 'guests', filter: '{"only":"blocked","text":"Asha"}' })).toBe('saved_views_no_guest')
    expect(await attempt({ list: 'guests', filter: '{"only":"blocked"}' })).toBe('nothing')
    for (const phone of ['9800000001', '+91 98000-00001', '(98000) 00001']) {
      expect(await attempt({ name: `Ring ${phone}` }), phone).toBe('saved_views_no_phone')
      const filter = JSON.stringify({ hotel: phone })
      expect(await attempt({ name: 'Hotel', filter }), phone).toBe('saved_views_no_phone')
    }
    expect(await attempt({ name: 'Largest', filter: '{"city":2147483647}' })).toBe('nothing')
  })

  it('the serving role saves a view without the right to change operators', async () => {
    const operator = await givenOperator(engine.db)
    await sql`create role view_writer`.execute(engine.db)
    try {
      await grantRows(engine.db, 'view_writer')
      await engine.db.transaction().execute(async (trx) => {
        await sql`set local role view_writer`.execute(trx)
        expect(await refusalOf(save(trx, operator))).toBe('nothing')
      })
    } finally {
      await sql`drop owned by view_writer`.execute(engine.db)
      await sql`drop role view_writer`.execute(engine.db)
    }
  })

  it('a process of the previous release reads and saves views of bookings', async () => {
    const [db, operator] = [engine.db, await givenOperator(engine.db)]
    await save(db, operator, { list: 'hotels', filter: '{}' })
    await sql`insert into booking_views (operator_id, name, filter, saved_at)
      values (${operator}::uuid, 'Of before', '{}', ${AT})`.execute(db)
    const { rows } = await sql`select name from booking_views where operator_id = ${operator}::uuid for update`.execute(
      db,
    )
    expect(rows).toEqual([{ name: 'Of before' }])
    const saved = db.selectFrom('saved_views').select('list').where('operator_id', '=', operator)
    expect(await saved.where('name', '=', 'Of before').executeTakeFirst()).toEqual({ list: 'bookings' })
  })

  it('the database refuses more saved views than a person’s maximum, and a change of a view’s owner', async () => {
    const [db, operator] = [engine.db, await givenOperator(engine.db)]
    for (let n = 1; n <= MAX_VIEWS; n++) await save(db, operator, { name: `View ${n}` })
    expect(await refusalOf(save(db, operator))).toBe('saved_views_few')
    const other = await givenOperator(db)
    const give = db.updateTable('saved_views').set({ operator_id: other }).where('operator_id', '=', operator)
    await expect(give.execute()).rejects.toThrow('a view stays with who saved it')
  })

  it('the database shares a view only for an admin who still works here', async () => {
    const { db } = engine
    const [support, admin] = [await givenOperator(db), await givenOperator(db, { role: 'admin' })]
    const gone = await givenOperator(db, { role: 'admin', ended_at: AT, ended_by: 'test' })
    for (const operator of [support, gone])
      expect(await refusalOf(save(db, operator, { is_shared: true }))).toBe('saved_views_shared_by_admin')
    const { id } = await save(db, support)
    const share = db.updateTable('saved_views').set({ is_shared: true }).where('id', '=', id).execute()
    expect(await refusalOf(share)).toBe('saved_views_shared_by_admin')
    expect(await refusalOf(save(db, admin, { is_shared: true }))).toBe('nothing')
  })

  it('the database allows messages to guests of a closed hotel only before their stay, and only once', async () => {
    const [db, operator] = [engine.db, await givenOperator(engine.db)]
    const { id, hotel } = await givenBooking(db)
    const tell = (at = AT) =>
      refusalOf(
        db.insertInto('closed_hotel_notices').values({ booking_id: id, operator_id: operator, told_at: at }).execute(),
      )
    expect(await tell()).toBe('closed_hotel_notices_needed')
    const pause = { hotel_id: hotel.id, why: 'office' as const, until_at: AT }
    await db.insertInto('sales_pauses').values(pause).execute()
    expect(await tell(), 'the pause is over').toBe('closed_hotel_notices_needed')
    await db.updateTable('hotels').set({ hidden: true }).where('id', '=', hotel.id).execute()
    expect(await tell(morning.from), 'the stay has begun').toBe('closed_hotel_notices_needed')
    expect(await tell()).toBe('nothing')
    expect(await tell()).toBe('closed_hotel_notices_pkey')
  })
})
