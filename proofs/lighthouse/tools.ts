import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Large packages that only this measurement needs. They are installed once, under `.cache`, instead of with every
 * clone.
 */
const PACKAGES = { lighthouse: '13.5.0', selfsigned: '5.5.0' }
const FOLDER = join(import.meta.dirname, '../../.cache/lighthouse')

function install(): void {
  console.log('Installing Lighthouse ...')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }')
  const wanted = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`)
  const { status } = spawnSync(
    'npm',
    ['install', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error', ...wanted],
    {
      cwd: FOLDER,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

export type Score = { score: number | null }
export type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Score>
  audits: Record<string, { score: number | null; numericValue?: number; title: string; displayValue?: string }>
}

export type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>
export type Certificate = { private: string; cert: string }

type Tools = { lighthouse: Lighthouse; certificate: () => Promise<Certificate> }

/** Loads Lighthouse and a package that makes certificates. Our own code depends on neither. */
export async function openTools(): Promise<Tools> {
  const entryOf = (name: keyof typeof PACKAGES, file: string) => join(FOLDER, 'node_modules', name, file)
  if (!existsSync(entryOf('lighthouse', 'core/index.js')) || !existsSync(entryOf('selfsigned', 'index.js'))) install()
  const load = (path: string) => import(pathToFileURL(path).href) as Promise<Record<string, unknown>>
  const { default: lighthouse } = await load(entryOf('lighthouse', 'core/index.js'))
  const selfsigned = await load(entryOf('selfsigned', 'index.js'))
  const { generate } = (selfsigned['default'] ?? selfsigned) as {
    generate: (attributes: object[], options: object) => Promise<Certificate>
  }
  return {
    lighthouse: lighthouse as Lighthouse,
    certificate: async () => generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048, days: 1 }),
  }
}
