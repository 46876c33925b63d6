/** Tests when the database itself refuses to record that the office opens an ID. */
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { IDENTITIES_PER_HOUR } from '#domain/office/identity-reading.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

type Db = Kysely<DB>

const givenOperator = async (db: Db, fields: { ended_at?: Date; ended_by?: string } = {}): Promise<string> => {
  const phone = `+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const row = {
    phone,
    name: 'Meenal',
    role: 'support',
    granted_by: 'test',
    granted_at: new Date(0),
    ...fields,
  } as const
  return (await db.insertInto('operators').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function given(db: Db) {
  const booking = await givenBooking(db)
  const picture = await db
    .insertInto('pictures')
    .values({
      owner_id: booking.userId,
      kind: 'identity',
      mime: 'image/webp',
      bytes: 100,
      storage_key: randomUUID(),
      sha256: Buffer.alloc(32),
      encrypted_key: Buffer.alloc(48),
      created_at: addMinutes(morning.from, -60),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { bookingId: booking.id, userId: booking.userId, pictureId: picture.id, operatorId: await givenOperator(db) }
}

type Given = Awaited<ReturnType<typeof given>>
type Line = { action: string; reason: string; at: Date }

const AT = morning.from
const LINE: Line = { action: 'identity_read', reason: 'They asked us', at: AT }

async function writeLine(db: Db, { bookingId, operatorId, pictureId }: Given, line: Partial<Line> = {}) {
  const row = { operator: 'Meenal', operator_id: operatorId, booking_id: bookingId, subject_id: pictureId }
  const { id } = await db
    .insertInto('operator_actions')
    .values({ ...row, ...LINE, ...line })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const read = (db: Db, { bookingId, operatorId, pictureId }: Given, action_id: number | null, viewed_at = AT) =>
  refusalOf(
    db
      .insertInto('picture_views')
      .values({
        picture_id: pictureId,
        operator_id: operatorId,
        booking_id: bookingId,
        action_id,
        purpose: LINE.reason,
        viewed_at,
      })
      .execute(),
  )

await describeBothEngines('IDs that the office opens', (engine) => {
  it('each opened ID has its own line in the office’s log, with the same content', async () => {
    const { db } = engine
    const one = await given(db)
    expect(await read(db, one, null)).toBe('picture_views_office_logged')
    for (const wrong of [{ action: 'phone_read' }, { reason: 'Another reason' }, { at: addMinutes(AT, 1) }])
      expect(await read(db, one, await writeLine(db, one, wrong))).toBe('picture_views_office_logged')
    const anothers = await writeLine(db, { ...one, operatorId: await givenOperator(db) })
    expect(await read(db, one, anothers)).toBe('picture_views_office_logged')
    const line = await writeLine(db, one)
    expect(await read(db, one, line)).toBe('nothing')
    expect(await read(db, one, line)).toBe('picture_views_action')
  })

  it('an ID opens only for a current operator, while it is stored, and for its own stay', async () => {
    const { db } = engine
    const one = await given(db)
    const gone = { ...one, operatorId: await givenOperator(db, { ended_at: AT, ended_by: 'test' }) }
    expect(await read(db, gone, await writeLine(db, gone))).toBe('picture_views_office_member')
    const other = { ...one, bookingId: (await givenBooking(db)).id }
    expect(await read(db, other, await writeLine(db, other))).toBe('picture_views_office_reading')
    await db.updateTable('pictures').set({ created_at: morning.until }).where('id', '=', one.pictureId).execute()
    expect(await read(db, one, await writeLine(db, one))).toBe('picture_views_office_reading')
    const dead = await given(db)
    const destroyed = { destroyed_at: AT, encrypted_key: null }
    await db.updateTable('pictures').set(destroyed).where('id', '=', dead.pictureId).execute()
    expect(await read(db, dead, await writeLine(db, dead))).toBe('picture_views_office_reading')
  })

  it(`one operator opens at most ${IDENTITIES_PER_HOUR} IDs within an hour`, async () => {
    const { db } = engine
    const one = await given(db)
    for (let n = 0; n < IDENTITIES_PER_HOUR; n += 1)
      expect(await read(db, one, await writeLine(db, one))).toBe('nothing')
    expect(await read(db, one, await writeLine(db, one))).toBe('picture_views_office_hour')
    const last = addMinutes(AT, 59)
    expect(await read(db, one, await writeLine(db, one, { at: last }), last)).toBe('picture_views_office_hour')
    const later = addMinutes(AT, 60)
    expect(await read(db, one, await writeLine(db, one, { at: later }), later)).toBe('nothing')
  })

  it('the log names exactly one person who opened an ID, and nobody can change either log', async () => {
    const { db } = engine
    const one = await given(db)
    const line = await writeLine(db, one)
    expect(await read(db, one, line)).toBe('nothing')
    const look = { picture_id: one.pictureId, booking_id: one.bookingId, purpose: LINE.reason, viewed_at: AT }
    expect(await refusalOf(db.insertInto('picture_views').values(look).execute())).toBe('picture_views_one_viewer')
    const two = { ...look, viewer_id: one.userId, operator_id: one.operatorId, action_id: await writeLine(db, one) }
    expect(await refusalOf(db.insertInto('picture_views').values(two).execute())).toBe('picture_views_one_viewer')
    for (const edit of [
      sql`update picture_views set purpose = 'Another reason' where action_id = ${line}`,
      sql`update picture_views set operator_id = null where action_id = ${line}`,
      sql`update operator_actions set reason = 'Another reason' where id = ${line}`,
      sql`delete from operator_actions where id = ${line}`,
    ])
      expect(await refusalOf(edit.execute(db))).not.toBe('nothing')
  })
})
