import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TRANSLATED } from '#domain/languages.ts'

const WORDS = import.meta.dirname

/**
 * Leaves out files that are compared elsewhere, such as the desk's and the server's, and files that English does not
 * have, such as the calendar.
 */
const isCompared = (file: string) => existsSync(`${WORDS}/en/${file}`) && !/desk\/|\.test\.ts$|^server\.ts$/.test(file)

test.each(TRANSLATED)('every file of %s is compared with the English one', (language) => {
  const files = globSync('**/*.ts', { cwd: `${WORDS}/${language}` }).filter(isCompared)
  const checked = readFileSync(`${WORDS}/${language}/same-shape.ts`, 'utf8')
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !checked.includes(`'../en/${file}'), typeof import('./${file}')`))).toEqual([])
})
