import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { reloadingModules } from './reloading-modules.ts'

type App = { say: () => string; born: object }

async function load(files: Record<string, string>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'modules-')))
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  const modules = await reloadingModules(root)
  onTestFinished(async () => {
    await modules.close()
    rmSync(root, { recursive: true })
  })
  return { root, write, modules, loadApp: () => modules.load<App>('/app.ts') }
}

const FILES = {
  'app.ts':
    "import { price } from './price.ts'\nexport { born } from './other.ts'\nexport const say = () => `costs ${price}`",
  'price.ts': 'export const price: number = 1474',
  'other.ts': 'export const born = {}',
  'price.test.ts': "import { price } from './price.ts'\nprice",
}

test('an edit reloads the edited file and its importers, and keeps all other modules', async () => {
  const { root, write, modules, loadApp } = await load(FILES)
  const first = await loadApp()
  expect(first.say()).toBe('costs 1474')
  write('price.ts', 'export const price: number = 588')
  expect(modules.forget(join(root, 'price.ts'))).toBe(true)
  const second = await loadApp()
  expect(second.say()).toBe('costs 588')
  expect(second.born).toBe(first.born)
})

test('a file that nothing imports, such as a test, causes no reload', async () => {
  const { root, modules, loadApp } = await load(FILES)
  await loadApp()
  expect(modules.forget(join(root, 'price.test.ts'))).toBe(false)
})

test('a module with an error loads once it is corrected', async () => {
  const { root, write, modules, loadApp } = await load(FILES)
  await loadApp()
  write('price.ts', 'export const price: number = =')
  modules.forget(join(root, 'price.ts'))
  await expect(loadApp()).rejects.toThrow(/./)
  write('price.ts', 'export const price: number = 294')
  modules.forget(join(root, 'price.ts'))
  expect((await loadApp()).say()).toBe('costs 294')
})
