import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDb } from '#tests/database/test-db.ts'
import type { OpenDb } from '../open-db.ts'
import { UnreadableFileError } from './csv-records.ts'
import { type ImportOptions, importHotels } from './import-hotels.ts'

const columns =
  'property_id,property_name,property_type,hotel_star_rating,address,locality,city,state,latitude,longitude,room_count,room_type,site_review_rating,site_review_count,point_of_interest,price_morning_slot,price_evening_slot,rack_price_evening_slot'

/**
 * Invented rows that contain every fault that we have seen in such files. Each comment says on which line its row
 * begins.
 */
const dirty = [
  `\uFEFF${columns}`, // 1
  'A1,"Neem &amp; Kite ""House""",Hotel,3,"12, Cross Road',
  'near the ""old"" gate",Baner,Pune,Maharashtra,18.559,73.787,12,Deluxe,4.4,31,High Street|Hill,,,', // 2 and 3
  'A2,  Slow   Clock Inn ,Guest House,0,4 Lake Road,Others,Bangalore,Karnataka,12.93,77.62,3,Plain,,,,999,1499,1999', // 4
  '', // 5
  'A3,Ferry Rooms,Lodge,2,9 Temple Road,,Bilaspur,Himachal Pradesh,31.33,76.75,5,Plain,,,,,,', // 6
  'A4,Ferry Rooms,Lodge,2,9 Temple Road,,Bilaspur,Chhattisgarh,22.08,82.14,5,Plain,,,,,,', // 7
  'A5,No Rooms At All,Hotel,2,1 Ring Road,Baner,Pune,Maharashtra,18.55,73.78,0,Plain,,,,,,', // 8
  'A6,Far From Home,Hotel,2,2 Ring Road,Baner,Pune,Maharashtra,28.6,77.2,4,Plain,9,x,,,,', // 9
  'A7,Short Row,Hotel', // 10
  'A1,Neem Again,Hotel,3,5 Main Road,Baner,Pune,Maharashtra,18.55,73.78,4,Plain,,,,,,', // 11
  'A8,Neem & Kite House,Hotel,3,7 Main Road,Baner,Pune,Maharashtra,18.56,73.79,4,Plain,,,,,,', // 12
  'A9,Nowhere Lodge,Lodge,1,Somewhere,,Farpur,Sikkim,,,4,Plain,,,,,,', // 13
  'A10,Third Court,Hotel,3,3 Main Road,Baner,Pune,Maharashtra,73.79,18.56,4,Plain,,,,free,,', // 14
].join('\r\n')

let opened: OpenDb
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uncle-import-'))
  opened = await openTestDb()
  return async () => {
    await opened.close()
    await rm(folder, { recursive: true })
  }
})
/**
 * Empties the table of places and everything that depends on it, because creating a database for each test would take a
 * second.
 */
beforeEach(() =>
  opened.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx) // ledgers refuse deletion otherwise
    await sql`truncate cities restart identity cascade`.execute(trx)
  }),
)

async function run(content: string, options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'hotels.csv')
  await writeFile(file, content)
  return importHotels(opened.db, { file, prices: 'file', mode: 'write', ...options })
}

const everything = async () => {
  const [cities, localities, hotels, rooms, prices] = await Promise.all([
    opened.db.selectFrom('cities').selectAll().orderBy('id').execute(),
    opened.db.selectFrom('localities').selectAll().orderBy('id').execute(),
    opened.db.selectFrom('hotels').selectAll().orderBy('id').execute(),
    opened.db.selectFrom('rooms').selectAll().orderBy('id').execute(),
    opened.db.selectFrom('hotel_slot_prices').selectAll().orderBy('hotel_id').orderBy('slot').execute(),
  ])
  return { cities, localities, hotels, rooms, prices }
}
const hotelOf = (externalId: string) =>
  opened.db.selectFrom('hotels').selectAll().where('external_id', '=', externalId).executeTakeFirstOrThrow()

describe('the import of a dirty file', () => {
  test('the import takes the valid rows of a dirty file, and names each invalid row by line and reason', async () => {
    const report = await run(dirty)
    expect({ ...report, bad: report.bad.map(({ line, text }) => [line, text]) }).toMatchObject({
      created: 6,
      updated: 0,
      unchanged: 0,
      drafts: 6,
      bad: [
        [8, 'room_count "0" is not a whole number from 1 to 500'],
        [10, 'has 3 cells, the first line has 18'],
        [11, 'property_id A1 stands in line 2 already'],
        [13, 'Farpur is new and no hotel in it has usable coordinates'],
        [14, 'price_morning_slot "free" is not a price in whole rupees'],
      ],
    })
    expect(report.warnings.map(({ line }) => line)).toEqual([9, 9])
  })

  test('the import stores text without entities, control characters and stray spaces', async () => {
    await run(dirty)
    expect(await hotelOf('A1')).toMatchObject({
      slug: 'neem-and-kite-house-baner',
      name: 'Neem & Kite "House"',
      address: '12, Cross Road near the "old" gate',
      stars: 3,
      room_count: 12,
      overall_rating: 4.4,
      ratings_count: 31,
      hidden: true,
      description: 'A hotel with 12 rooms in Baner, Pune. Near High Street and Hill.',
    })
    expect((await hotelOf('A8')).slug).toBe('neem-and-kite-house-baner-pune')
    expect(await hotelOf('A2')).toMatchObject({ name: 'Slow Clock Inn', stars: null, hidden: true, published_at: null })
    expect(await hotelOf('A6')).toMatchObject({ lat: null, lng: null, overall_rating: null, ratings_count: 0 })
  })

  test('the import keeps cities of the same name in two states apart, and files old spellings under the new name', async () => {
    await run(dirty)
    const { cities } = await everything()
    expect(cities.map(({ slug, name, is_listed }) => [slug, name, is_listed])).toEqual([
      ['pune', 'Pune', false],
      ['bengaluru', 'Bengaluru', false],
      ['bilaspur-himachal-pradesh', 'Bilaspur', false],
      ['bilaspur-chhattisgarh', 'Bilaspur', false],
    ])
    expect(cities.find(({ slug }) => slug === 'pune')?.aliases).toEqual(['Poona'])
    const bengaluru = await hotelOf('A2')
    expect(bengaluru.slug).toBe('slow-clock-inn-bengaluru')
  })

  test('a second import of the same file changes nothing', async () => {
    await run(dirty)
    const before = await everything()
    expect(await run(dirty)).toMatchObject({ created: 0, updated: 0, unchanged: 6, drafts: 6 })
    expect(await everything()).toEqual(before)
  })

  test('a dry run of the import gives the same report, but writes nothing', async () => {
    const dry = await run(dirty, { mode: 'dry run' })
    expect(Object.values(await everything()).flat()).toEqual([])
    expect(await run(dirty)).toEqual(dry)
  })
})

describe('the import of a changed file', () => {
  const one = (cells: string) => `${columns}\nB1,${cells}`
  const first = 'Kite House,Hotel,3,1 Main Road,Baner,Pune,Maharashtra,18.55,73.78,4,Plain,4,10,,,,'

  test('the import of a changed file updates the hotel and keeps its URL', async () => {
    await run(one(first))
    const { slug, id } = await hotelOf('B1')
    const changed = 'Paper Kite House,Hotel,4,1 Main Road,Aundh,Pune,Maharashtra,18.55,73.78,6,Plain,4,10,,,,'
    expect(await run(one(changed))).toMatchObject({ created: 0, updated: 1, unchanged: 0 })
    expect(await hotelOf('B1')).toMatchObject({ slug, id, name: 'Paper Kite House', stars: 4, room_count: 6 })
    expect(await run(one(changed))).toMatchObject({ updated: 0, unchanged: 1 })
  })

  test('the import of a changed file removes rooms when the file lists fewer', async () => {
    await run(one(first))
    await run(one(first.replace(',4,Plain', ',2,Plain')))
    expect((await everything()).rooms.map(({ number }) => number)).toEqual(['101', '102'])
  })

  test('the import of a changed file leaves a hotel with new prices a draft until the office publishes it', async () => {
    await run(one(first))
    const priced = first.replace(/,,$/, ',1499,')
    expect(await run(one(priced))).toMatchObject({ updated: 1, drafts: 1 })
    expect(await hotelOf('B1')).toMatchObject({ hidden: true, published_at: null })
    expect((await everything()).prices).toMatchObject([{ slot: 3, price: 1499, rack_price: null }])
  })

  test('the import of a changed file keeps the rating of a hotel that our own guests have reviewed', async () => {
    await run(one(first))
    await opened.db.updateTable('hotels').set({ overall_rating: 4.9, ratings_count: 11, reviews_count: 1 }).execute()
    expect(await run(one(first))).toMatchObject({ unchanged: 1 })
    expect((await hotelOf('B1')).overall_rating).toBe(4.9)
  })
})

test('an import with demo prices publishes every hotel with pictures, and changes nothing the second time', async () => {
  expect(await run(dirty, { prices: 'demo' })).toMatchObject({ created: 6, drafts: 0 })
  const { hotels, prices } = await everything()
  expect(hotels.every(({ hidden }) => !hidden)).toBe(true)
  expect(prices.filter(({ hotel_id }) => hotel_id === hotels[0]?.id).length).toBeGreaterThanOrEqual(2)
  const pictures = await opened.db.selectFrom('hotel_pictures').selectAll().execute()
  expect(pictures).toHaveLength(24)
  expect(await run(dirty, { prices: 'demo' })).toMatchObject({ unchanged: 6 })
})

test('the import reports an unclosed quote at the line where it opens, and stores the rows before it', async () => {
  const content = `${columns}\r\nC1,Kite House,Hotel,3,1 Main Road,Baner,Pune,Maharashtra,18.55,73.78,4,Plain,,,,,,\r\nC2,"Open,Hotel\r\nC3,Lost\r\n`
  const report = await run(content)
  expect(report).toMatchObject({ created: 1, bad: [{ line: 3 }] })
})

test.each([
  ['', 'The file is empty'],
  ['name,city\nKite,Pune', 'The first line names no column property_id, property_name, address, state, room_count'],
  [`${columns},city\n`, 'The first line names the column city twice'],
])('the import refuses the file %j as a whole', async (content, sentence) => {
  await expect(run(content)).rejects.toThrow(new UnreadableFileError(sentence))
})
