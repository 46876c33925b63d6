import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>

/** Returns the folders in which Node looks for the imports of a package at this path, the nearest first. */
function foldersAbove(path: string): string[] {
  const parts = path.split('node_modules/')
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('node_modules/'))
}

const isFound = (name: string, from: string, packages: Packages) =>
  foldersAbove(from && `${from}/`).some((folder) => `${folder}node_modules/${name}` in packages)

/** npm leaves out packages for other platforms when it writes a lock file from an installed `node_modules`. */
const missingFrom = (packages: Packages) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isFound(name, path, packages))
      .map((name) => `${path} needs ${name}`),
  )

test.each(['package-lock.json', ...globSync('tools/*/package-lock.json', { cwd: ROOT })])(
  'the lock file %s holds the packages of every platform',
  (file) => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { packages: Packages }
    expect(missingFrom(packages)).toEqual([])
  },
)

test('the check finds a package that one platform lacks', () => {
  const sharp = { optionalDependencies: { 'sharp-mac': '1.0.0', 'sharp-linux': '1.0.0' } }
  const packages = { '': {}, 'node_modules/a/node_modules/sharp': sharp, 'node_modules/sharp-linux': {} }
  expect(missingFrom(packages)).toEqual(['node_modules/a/node_modules/sharp needs sharp-mac'])
})
