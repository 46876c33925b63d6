/** Checks that docs/screens.tsv names every state in the screenshot albums, and no other. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { ALBUMS } from '../../proofs/screenshots/albums.ts'

const page = readFileSync('docs/screens.tsv', 'utf8')
const named = page
  .split('\n')
  .slice(1)
  .flatMap((row) => row.split('\t')[1]?.split(', ') ?? [])

/** Does not find states whose names are built in a loop. Those have to be checked by hand. */
const TAKEN = /take\('([a-z-]+)'/g

const states = globSync('proofs/screenshots/*.ts')
  .filter((path) => Object.hasOwn(ALBUMS, basename(path, '.ts')))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(TAKEN)].map(([, state]) => `${basename(path, '.ts')}/${state}`),
  )

test('every state in a screenshot album has its line', () => {
  expect(states.length).toBeGreaterThan(100)
  expect(states.filter((state) => !named.includes(state))).toEqual([])
})

test('every line about a screenshot album names one of its states', () => {
  expect(named.filter((state) => !states.includes(state) && state !== 'visitor/home')).toEqual([])
  expect(named.filter((state, index) => named.indexOf(state) !== index)).toEqual([])
})
