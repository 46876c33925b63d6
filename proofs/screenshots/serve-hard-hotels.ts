// Serves the site on a separate data folder, into which eight hotels with difficult photos and names were imported.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importHotels } from '../../src/db/import/import-hotels.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDb } from '../../src/db/open-db.ts'
import { fileStoreFor } from '../../src/server/create-services.ts'
import { readEnv } from '../../src/server/env.ts'
import { pictureFolder } from '../../src/server/features/hotels/picture-folder.ts'
import { picturePreparer } from '../../src/server/features/pictures/prepare-picture.ts'
import { loadDemo } from '../../src/server/load-demo.ts'
import { publishDrafts } from '../../tests/publish-drafts.ts'
import { HARD_NAMES } from './hard-names.ts'
import { writeHardPhotos } from './hard-photos.ts'

const folder = mkdtempSync(join(tmpdir(), 'uncle-hard-hotels-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
delete process.env['DATABASE_URL']
process.env['DATA_DIR'] = folder
process.env['NODE_ENV'] = 'production'
process.env['PORT'] ??= '0'

const COLUMNS =
  'property_id,property_name,hotel_star_rating,address,locality,city,state,latitude,longitude,room_count,price_morning_slot,price_custom_slot_1,price_custom_slot_2,price_evening_slot,price_fullday_slot,amenities,same_sex_couples'
const rows = Object.entries(HARD_NAMES).map(
  ([id, name], at) =>
    `${id},"${name}",3,"${at + 1} Lake Road",Tungarli,Lonavala,Maharashtra,${18.75 + at / 300},${73.4 + at / 300},6,899,799,699,${at === 3 ? 100000 : 1499 + at * 100},1999,wifi|ac,yes`,
)

const file = join(folder, 'hard.csv')
writeFileSync(file, [COLUMNS, ...rows].join('\n'))
const pictures = join(folder, 'hard')
mkdirSync(pictures)
await writeHardPhotos(pictures)

const { db, close } = await openDb({ databaseUrl: undefined, dataDir: folder })
await migrate(db)
const env = readEnv(process.env)
// Runs the import first, because the demo signs the checks of every hotel that it finds.
await loadDemo(env, db, new Date())
const tools = { files: fileStoreFor(env), preparer: picturePreparer() }
const { created, bad } = await importHotels(db, {
  file,
  prices: 'file',
  mode: 'write',
  pictures: await pictureFolder(pictures, tools),
})
if (created !== rows.length) throw new Error(`${created} hotels were imported: ${JSON.stringify(bad)}`)
await publishDrafts(db)
await close()
await import('../../scripts/start.js')
