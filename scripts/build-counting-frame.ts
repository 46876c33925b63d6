import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ANALYTICS_FRAME_SCRIPT } from '../src/domain/public-addresses.ts'
import { readPageConfiguration } from '../src/server/page-configuration.ts'
import { BUILD } from './build-folder.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(BUILD, 'web/client')

/**
 * Bundles the counting frame's script into one plain file next to the built pages. Builds nothing if no third party is
 * configured.
 */
export async function buildCountingFrame(): Promise<void> {
  const file = join(CLIENT, ANALYTICS_FRAME_SCRIPT)
  for (const old of [file, `${file}.br`, `${file}.gz`]) if (existsSync(old)) rmSync(old)
  const pages = readPageConfiguration(process.env)
  if (!pages.gtmId && !pages.metaPixelId) return
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'globalThis.UNCLE_PAGES': JSON.stringify(pages) },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(ROOT, 'src/web/counting-frame/frame.ts'),
        formats: ['iife'],
        name: 'counting',
        fileName: () => ANALYTICS_FRAME_SCRIPT.slice(1),
      },
    },
  })
}
