import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TRANSLATED } from '#domain/languages.ts'

const WORDS = import.meta.dirname

/** The desk's catalogues and the server's list have types of their own, and English needs no calendar. */
const isCompared = (file: string) => existsSync(`${WORDS}/en/${file}`) && !/desk\/|\.test\.ts$|^server\.ts$/.test(file)

test.each(TRANSLATED)('every file of %s is compared with the English one', (language) => {
  const files = globSync('**/*.ts', { cwd: `${WORDS}/${language}` }).filter(isCompared)
  const checked = readFileSync(`${WORDS}/${language}/same-shape.ts`, 'utf8')
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !checked.includes(`'../en/${file}'), typeof import('./${file}')`))).toEqual([])
})
