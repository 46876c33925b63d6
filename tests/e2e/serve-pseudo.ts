// Serves a site whose English texts are those of the pseudo-locale. Builds only the English pages, without the worker.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { writePseudoWords } from './pseudo-words.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORDS_FOLDER = 'build/pseudo/words'
const folder = mkdtempSync(join(tmpdir(), 'uncle-pseudo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
Object.assign(process.env, { BUILD_FOLDER: 'build/pseudo', WORDS_FOLDER, NODE_ENV: 'production' })
Object.assign(process.env, { DATA_DIR: folder, PORT: '0' })

writePseudoWords(join(ROOT, 'src/words'), join(ROOT, WORDS_FOLDER))
const builder = await createBuilder({
  root: ROOT,
  logLevel: 'warn',
  builder: {
    async buildApp(all) {
      for (const name of ['client', 'ssr']) {
        const environment = all.environments[name]
        if (environment) await all.build(environment)
      }
    },
  },
})
await builder.buildApp()
const { startServer } = await import('#server/start-server.ts')
const { builtPages } = await import('#server/http/pages.ts')
await startServer(builtPages(join(ROOT, 'build/pseudo/web')))
