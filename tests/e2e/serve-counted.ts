// Serves a second local site, built with Google Tag Manager and the Meta pixel configured as in production.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'uncle-counted-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
// Builds into a separate folder, so that the next run finds both builds.
Object.assign(process.env, { BUILD_FOLDER: 'build/counted', NODE_ENV: 'production', DATA_DIR: folder, PORT: '0' })
Object.assign(process.env, { GTM_ID: 'GTM-TEST123', META_PIXEL_ID: '1234567890', APP_ENV: 'production' })
const { buildPagesIfStale } = await import('../../scripts/build.ts')
await buildPagesIfStale()
process.env['APP_ENV'] = 'local'
const { startServer } = await import('#server/start-server.ts')
const { builtPages } = await import('#server/http/pages.ts')
await startServer(builtPages(join(import.meta.dirname, '../../build/counted/web')))
