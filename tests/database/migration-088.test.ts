/** The migration moves the lines of the older guest register into the one whose lines never change (decision 0075). */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationsFolder } from '#db/migrate.ts'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { givenBooking, morning } from './given.ts'
import { isMissing, startPostgres } from './postgres.ts'

const postgres = await startPostgres()
let opened: OpenDb
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uncle-before-088-'))
  for (const name of await readdir(migrationsFolder))
    if (name < '088') await cp(join(migrationsFolder, name), join(folder, name))
  opened = isMissing(postgres)
    ? await openDb({ dataDir: 'memory://' })
    : await openDb({ databaseUrl: await postgres.createDatabase('before_088', 'empty'), dataDir: '' })
  await migrate(opened.db, folder)
}, 60_000)
afterAll(async () => {
  await opened.close()
  if (!isMissing(postgres)) await postgres.stop()
  await rm(folder, { recursive: true })
})

test('the migration numbers each hotel’s lines in the order in which they were written, and keeps their arrivals', async () => {
  const { db } = opened
  const [one, other] = [await givenBooking(db), await givenBooking(db)]
  const write = (booking: { id: string }, position: number, name: string, at: Date) =>
    sql`insert into guest_register (booking_id, position, name, id_kind, id_last_four, written_at)
      values (${booking.id}::uuid, ${position}, ${name}, 'aadhaar', '7735', ${at})`.execute(db)
  await sql`insert into visits (booking_id, hotel_id, status, arrived_at)
    values (${one.id}::uuid, ${one.hotel.id}, 'here', ${morning.from})`.execute(db)
  await write(one, 1, 'Kabir Sen', morning.until)
  await write(one, 0, 'Asha Rao', morning.until)
  await write(other, 0, 'Meera Shah', morning.until)
  await migrate(db, migrationsFolder)
  const entries = db.selectFrom('register_entries').select(['number', 'name', 'arrived_at', 'nationality'])
  const linesOf = (hotelId: number) => entries.where('hotel_id', '=', hotelId).orderBy('number').execute()
  expect(await linesOf(one.hotel.id)).toEqual([
    { number: 1, name: 'Asha Rao', arrived_at: morning.from, nationality: null },
    { number: 2, name: 'Kabir Sen', arrived_at: morning.from, nationality: null },
  ])
  expect(await linesOf(other.hotel.id), 'without a visit').toEqual([
    { number: 1, name: 'Meera Shah', arrived_at: morning.until, nationality: null },
  ])
  expect(await db.selectFrom('guest_register').selectAll().execute()).toEqual([])
})
