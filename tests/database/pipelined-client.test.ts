/** Tests named statements, and the round trips saved at the beginning and end of a transaction (decision 0019). */
import { sql, type Kysely } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DB } from '#db/schema.ts'
import { commitWithStatement } from '#db/pipelined-client.ts'
import { isWorthRetrying } from '#db/violated-constraint.ts'
import { describeBothEngines } from './both-engines.ts'
import { overhear } from './overhear.ts'

const keptNotes = async (db: Kysely<DB>) =>
  (await sql<{ note: string }>`select note from thrift order by note`.execute(db)).rows.map(({ note }) => note)

const insertNote = (note: string) => sql`insert into thrift (note) values (${note})`

await describeBothEngines('a pipelined connection', (engine) => {
  beforeEach(async () => {
    await sql`drop table if exists thrift`.execute(engine.db)
    await sql`create table thrift (note text not null unique deferrable initially deferred check (note <> 'wrong'))`.execute(
      engine.db,
    )
  })

  describe('named statements', () => {
    it('a named statement is prepared once and answers as before', async () => {
      await engine.db.connection().execute(async (db) => {
        for (const number of [1, 2, 3]) {
          const { rows } = await sql`select ${number}::int as thrift_number`.execute(db)
          expect(rows).toEqual([{ thrift_number: number }])
        }
        const { rows } = await sql`select statement from pg_prepared_statements where statement like '%thrift_number%'
          and statement not like '%pg_prepared%'`.execute(db)
        expect(rows).toHaveLength(1)
      })
    })

    const readAll = () => sql`select * from thrift`
    const warmUp = async (db: Kysely<DB>) => {
      await insertNote('one').execute(db)
      await readAll().execute(db)
      await readAll().execute(db)
      await readAll().execute(db)
    }
    const migrate = (db: Kysely<DB>) => sql`alter table thrift add column more int`.execute(db)

    it('a named statement is planned again after a migration', async () => {
      await engine.db.connection().execute(async (db) => {
        await warmUp(db)
        await migrate(db)
        for (const _time of [1, 2, 3]) expect((await readAll().execute(db)).rows).toEqual([{ note: 'one', more: null }])
      })
    })

    it('a transaction can be retried after a migration', async () => {
      await engine.db.connection().execute(async (db) => {
        await warmUp(db)
        await migrate(db)
        const read = () => db.transaction().execute(async (trx) => (await readAll().execute(trx)).rows)
        await expect(read()).rejects.toSatisfy(isWorthRetrying)
        expect(await read()).toEqual([{ note: 'one', more: null }])
      })
    })
  })

  describe('a transaction', () => {
    it('a pipelined transaction sends begin with its first statement and commit with its last', async () => {
      const { statements, roundTrips } = await overhear(() =>
        engine.db
          .transaction()
          .execute((trx) => sql`${commitWithStatement} insert into thrift (note) values ('kept')`.execute(trx)),
      )
      expect(statements.map(({ text }) => text.split(' ')[0])).toEqual(['begin', '/*', 'commit'])
      expect(roundTrips).toBe(1)
      expect(await keptNotes(engine.db)).toEqual(['kept'])
    })

    it('a pipelined transaction keeps nothing when its last statement fails', async () => {
      const failing = engine.db.transaction().execute(async (trx) => {
        await insertNote('first').execute(trx)
        await sql`${commitWithStatement} insert into thrift (note) values ('wrong')`.execute(trx)
      })
      await expect(failing).rejects.toMatchObject({ code: '23514' })
      expect(await keptNotes(engine.db)).toEqual([])
    })

    it('a pipelined transaction fails when a check at its end fails', async () => {
      await insertNote('twice').execute(engine.db)
      const failing = engine.db
        .transaction()
        .execute((trx) => sql`${commitWithStatement} insert into thrift (note) values ('twice')`.execute(trx))
      await expect(failing).rejects.toMatchObject({ code: '23505' })
      expect(await keptNotes(engine.db)).toEqual(['twice'])
    })

    it('a pipelined transaction refuses a statement after the last', async () => {
      const late = engine.db.transaction().execute(async (trx) => {
        await sql`${commitWithStatement} insert into thrift (note) values ('kept')`.execute(trx)
        await insertNote('late').execute(trx)
      })
      await expect(late).rejects.toThrow('after the commit')
      expect(await keptNotes(engine.db)).toEqual(['kept'])
    })

    it('a pipelined transaction rolls back to a savepoint sent along with its first statement', async () => {
      await engine.db.transaction().execute(async (trx) => {
        await sql`savepoint work`.execute(trx)
        await expect(insertNote('wrong').execute(trx)).rejects.toMatchObject({ code: '23514' })
        await sql`rollback to savepoint work`.execute(trx)
        await insertNote('after').execute(trx)
      })
      expect(await keptNotes(engine.db)).toEqual(['after'])
    })

    it('a pipelined transaction may be empty, and the connection serves the next one', async () => {
      await engine.db.transaction().execute(async () => undefined)
      await expect(
        engine.db.transaction().execute(() => Promise.reject(new Error('changed our mind'))),
      ).rejects.toThrow('changed our mind')
      await insertNote('next').execute(engine.db)
      expect(await keptNotes(engine.db)).toEqual(['next'])
    })
  })
})
