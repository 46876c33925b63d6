// Serves the site like `npm start`, on `DATABASE_URL` or a data folder that is deleted at the end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'uncle-e2e-'))
process.env['DATA_DIR'] = folder
process.env['NODE_ENV'] = 'production'
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../../scripts/start.js')
