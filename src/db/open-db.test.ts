import { setInterval as every } from 'node:timers'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openMemoryDb } from '#tests/database/memory.ts'
import { openDb, startEngine } from './open-db.ts'
import { migratedTemplate } from './pglite/migrated-template.ts'

describe('openDb in memory', async () => {
  const { db, close } = await openMemoryDb()
  afterAll(close)

  it('a database in memory keeps other queries out of an open transaction', async () => {
    const order: string[] = []
    const outside: Promise<unknown>[] = []
    const failing = db.transaction().execute(async (transaction) => {
      await sql`create table guests (name text)`.execute(transaction)
      const asked = sql`select to_regclass('guests') is null as unseen`.execute(db)
      outside.push(asked.then(({ rows }) => order.push(`outside: ${JSON.stringify(rows)}`)))
      await sql`select pg_sleep(0.05)`.execute(transaction)
      order.push('inside')
      throw new Error('undo')
    })
    await expect(failing).rejects.toThrow('undo')
    await Promise.all(outside)
    expect(order).toEqual(['inside', 'outside: [{"unseen":true}]'])
  })

  it('a database in memory keeps the event loop free during a long query', async () => {
    let ticks = 0
    const timer = every(() => ticks++, 5)
    await sql`select pg_sleep(0.3)`.execute(db)
    clearInterval(timer)
    // An idle machine reaches about sixty ticks. An engine that blocked the event loop would allow only one.
    expect(ticks).toBeGreaterThan(3)
  })

  it('a database in memory continues after a failed statement, also inside a savepoint', async () => {
    await expect(sql`select ${1}::int / 0`.execute(db)).rejects.toMatchObject({ code: '22012' })
    const trx = await db.startTransaction().execute()
    const saved = await trx.savepoint('before').execute()
    await expect(sql`select 1 / 0`.execute(saved)).rejects.toMatchObject({ code: '22012' })
    await saved.rollbackToSavepoint('before').execute()
    expect((await sql`select 2 as two`.execute(trx)).rows).toEqual([{ two: 2 }])
    await trx.commit().execute()
  })

  it('a database in memory transfers large rows and parameters whole', async () => {
    const large = 'अ'.repeat(1_000_000)
    const { rows } = await sql<{ back: string }>`select ${large}::text as back`.execute(db)
    expect(rows[0]?.back === large).toBe(true)
  })

  it('a database in memory answers concurrent queries in the order they were sent', async () => {
    const asked = Array.from({ length: 200 }, (_, n) => sql<{ n: number }>`select ${n}::int as n`.execute(db))
    const answers = await Promise.all(asked)
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })
})

it('opening a database waits for an engine whose first connection opens slowly', async () => {
  const opened = await openDb({
    dataDir: 'memory://',
    acquireTimeoutMilliseconds: 1,
    template: await migratedTemplate('.cache'),
  })
  try {
    expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }])
  } finally {
    await opened.close()
  }
})

describe('an engine that outlives its database', async () => {
  const { engine, close } = await startEngine({ dataDir: 'memory://', template: await migratedTemplate('.cache') })
  afterAll(close)

  it('a query on the outer handle within a transaction throws instead of deadlocking', async () => {
    const { db, close: closeDb } = await openDb({ dataDir: 'memory://', engine, acquireTimeoutMilliseconds: 100 })
    const stuck = db.transaction().execute(() => sql`select 1`.execute(db))
    await expect(stuck).rejects.toThrow('timeout')
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await closeDb()
  })

  it('a database can be opened again on an engine that is still running', async () => {
    const first = await openDb({ dataDir: 'memory://', engine })
    await sql`create table kept (name text)`.execute(first.db)
    await first.close()
    const second = await openDb({ dataDir: 'memory://', engine })
    expect((await sql`select * from kept`.execute(second.db)).rows).toEqual([])
    await second.close()
  })
})
