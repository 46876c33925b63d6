import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configurationPath, withSettings } from '../../scripts/write-configuration.ts'

const ROOT = join(import.meta.dirname, '../..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

test('the page docs/operating/configuration.md matches env.ts (else run scripts/write-configuration.ts)', () => {
  const page = readFileSync(configurationPath, 'utf8')
  expect(page).toBe(withSettings(page))
})

test('the README shows only pictures that exist', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, target = '']) => target)
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures.filter((target) => !existsSync(join(ROOT, target)))).toEqual([])
})

test('the README names every demo phone that works', () => {
  const demo = ['catalogue/demo-desk.ts', 'catalogue/load-demo-office.ts'].map((path) =>
    readFileSync(join(ROOT, 'demo', path), 'utf8'),
  )
  const phones = [...demo.join('\n').matchAll(/phone: '\+91(\d{5})(\d{5})', name: '([^']+)'/g)]
  expect(phones.length).toBeGreaterThan(4)
  expect(phones.map(([, left, right, name]) => `${left} ${right} ${name}`).filter((row) => !isInTable(row))).toEqual([])
})

const isInTable = (row: string) =>
  readme
    .split('\n')
    .some((line) => line.startsWith('|') && row.split(/ (?=[A-Z])/).every((part) => line.includes(part)))
