/** Does what an app's author does with our document: generates a client, compiles it, and books a room with it. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCity, buildHotel, type BuiltCity } from '#tests/builders.ts'
import { SATURDAY_EVENING } from '#tests/cast.ts'
import { startApi, type Api } from '#tests/api/start-api.ts'
import { installTool } from '../../scripts/install-tool.ts'
import { BOOKING_PROGRAM } from './booking-program.ts'

const ROOT = join(import.meta.dirname, '../..')
const node = (file: string, args: readonly string[], cwd: string): string =>
  execFileSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8', maxBuffer: 16 * 2 ** 20 })

/** As strict as an author may be, for the client's own files as well. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    noUnusedLocals: true,
    outDir: 'compiled',
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
  include: ['book.ts', 'client'],
}

const GENERATOR = {
  input: 'openapi.json',
  output: { path: 'client', module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { file: false },
}

let api: Api
let city: BuiltCity
let origin: string
let folder: string

beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db, 'Pune')
  await buildHotel(api.db, city, { rooms: 2 })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  // The folder is inside the repository, so that compiled modules find its `package.json` and packages.
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache/api-client-'))
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true })
})

test('a client generated from the document compiles and books a room', async () => {
  const document = await (await fetch(`${origin}/api/openapi.json`)).text()
  writeFileSync(join(folder, 'openapi.json'), document)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  writeFileSync(join(folder, 'openapi-ts.config.mjs'), `export default ${JSON.stringify(GENERATOR)}`)
  writeFileSync(join(folder, 'book.ts'), BOOKING_PROGRAM)
  node(join(installTool('api-client'), 'node_modules/@hey-api/openapi-ts/bin/run.js'), [], folder)
  node(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-p', folder], folder)

  const { checkin, checkout } = SATURDAY_EVENING
  const program = [join(folder, 'compiled/book.js'), origin, city.slug, checkin, checkout]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  const { user, hotel, availability, bill, held, back, paid } = JSON.parse(stdout)
  expect(user).toMatchObject({ name: 'Asha Rao', credits: 100 })
  expect(availability).toMatchObject({ availability: true, price: 1499, roomsLeft: 2 })
  expect(bill).toMatchObject({ room_total: 1499, credits: 100 })
  expect(held).toMatchObject({ hotelId: hotel.id, status: 'pending', bill: { total: bill.total } })
  expect(back.redirect_url).toContain(held.id)
  expect(paid).toMatchObject({ id: held.id, status: 'completed', bill, payment_url: null, checkin_date: checkin })
  const kept = await api.db.selectFrom('stays').select('status').execute()
  expect(kept).toEqual([{ status: 'booked' }])
})
