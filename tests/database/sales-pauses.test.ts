/** Tests what the schema guarantees about a pause of sales, no matter who writes it. */
import { expect, it } from 'vitest'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const at = (hour: number) => new Date(Date.parse('2031-03-01T00:00:00+05:30') + hour * 3_600_000)

await describeBothEngines('pauses of sales', (engine) => {
  const kept = async (until: Date, staysBefore?: Date) => {
    const { id: hotel_id } = await givenHotel(engine.db)
    const row = { hotel_id, why: 'desk' as const, until_at: until }
    return engine.db
      .insertInto('sales_pauses')
      .values(staysBefore ? { ...row, stays_before: staysBefore } : row)
      .returning(['hotel_id', 'stays_before'])
      .executeTakeFirstOrThrow()
  }

  it('a pause stops stays that begin while it lasts, even if the caller sets no such limit', async () => {
    expect((await kept(at(11))).stays_before).toEqual(at(11))
    expect((await kept(at(11), at(10))).stays_before).toEqual(at(11))
    expect((await kept(at(11), at(24))).stays_before).toEqual(at(24))
  })

  it('a pause that is prolonged also stops stays that begin until its new end', async () => {
    const { hotel_id } = await kept(at(11), at(24))
    const longer = engine.db
      .updateTable('sales_pauses')
      .set({ until_at: at(30) })
      .where('hotel_id', '=', hotel_id)
    expect(await longer.returning('stays_before').executeTakeFirstOrThrow()).toEqual({ stays_before: at(30) })
  })

  it('a pause needs a known reason', async () => {
    const { id: hotel_id } = await givenHotel(engine.db)
    const row = { hotel_id, why: 'mood' as 'desk', until_at: at(11) }
    expect(await refusalOf(engine.db.insertInto('sales_pauses').values(row).execute())).toBe('sales_pauses_why_known')
  })
})
