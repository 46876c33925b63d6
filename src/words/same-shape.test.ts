import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'

const WORDS = import.meta.dirname
const checked = readFileSync(`${WORDS}/same-shape.ts`, 'utf8')

/** The desk's catalogues and the server's list have types of their own, and English needs no calendar. */
const isCompared = (file: string) => existsSync(`${WORDS}/en/${file}`) && !/desk\/|\.test\.ts$|^server\.ts$/.test(file)

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every file of %s is compared with the English one',
  (language) => {
    const files = globSync('**/*.ts', { cwd: `${WORDS}/${language}` }).filter(isCompared)
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((file) => !checked.includes(`./en/${file}'), typeof import('./${language}/${file}'`))).toEqual(
      [],
    )
  },
)
