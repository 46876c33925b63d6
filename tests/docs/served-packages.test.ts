/**
 * `npm start` installs only `dependencies`, so these must include everything that serving, building and operating
 * import.
 */
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

/** Files that only developers run, by hand. */
const TOOLS = new Set(['src/web/ui/icons/draw-sprite.ts'])
const SERVING = [
  'src/**/*.{ts,tsx,css}',
  'demo/catalogue/**/*.ts',
  'scripts/{start*,build*,page-chunks,page-languages,page-scripts,pages-to-build,drop-server-exports,react-apart,end-with-parent}.ts',
  'vite.config.ts',
]
const isServed = (file: string) => !/\.(?:test|conformance|d)\.tsx?$/.test(file) && !TOOLS.has(file)

/** Imports that still exist at run time, after types are removed. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"`]([^'"`\n]+)['"`]|^@import ['"]([^'"\n]+)['"]/gm

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const isPackage = (specifier: string) => /^[@\w]/.test(specifier) && !isBuiltin(specifier) && !specifier.includes(':')

const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

const imports = globSync(SERVING, { cwd: ROOT })
  .filter(isServed)
  .flatMap((file) =>
    [...read(file).matchAll(IMPORT)]
      .map((found) => found[1] ?? found[2] ?? found[3] ?? '')
      .filter(isPackage)
      .map((specifier) => ({ file, name: packageOf(specifier) })),
  )

test('every package that serving and building import is installed by npm start', () => {
  expect(imports.length).toBeGreaterThan(200)
  expect(imports.map(({ name }) => name)).toEqual(expect.arrayContaining(['vite', 'fastify', 'react', 'tailwindcss']))
  expect(imports.filter(({ name }) => !(dependencies && name in dependencies))).toEqual([])
})

test('no package is in both kinds of dependencies', () =>
  expect(Object.keys(dependencies ?? {}).filter((name) => name in (devDependencies ?? {}))).toEqual([]))

test('no lock file names a package registry', () => {
  for (const file of ['package-lock.json', ...globSync('tools/*/package-lock.json', { cwd: ROOT })])
    expect(read(file), file).not.toMatch(/"resolved": "(?!proofs"|tools\/)|https?:\/\/[^"]*\.tgz/)
})
