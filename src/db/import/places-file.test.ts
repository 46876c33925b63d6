import { expect, test } from 'vitest'
import { TRANSLATED } from '#domain/languages.ts'
import { placesFile, readPlacesFile } from './places-file.ts'

const HEAD = `city,kind,name,lat,lng,rank,${TRANSLATED.join()}`
/** A place without names in languages other than English. */
const NONE = ','.repeat(TRANSLATED.length)
const GOOD = `pune,college,Fergusson College,18.5230,73.8391,1,फ़र्ग्युसन कॉलेज${NONE.slice(1)}`

test('a places file that was read is written back unchanged', () => {
  const read = readPlacesFile(`\uFEFF${HEAD}\n${GOOD}\n`)
  expect(read).toEqual({
    ok: true,
    value: [
      {
        line: 2,
        city: 'pune',
        kind: 'college',
        name: 'Fergusson College',
        lat: 18.523,
        lng: 73.8391,
        rank: 1,
        names: { hi: 'फ़र्ग्युसन कॉलेज'.normalize('NFC') },
      },
    ],
  })
  const again = readPlacesFile(placesFile(read.ok ? read.value : []))
  expect(again).toEqual(read)
})

test.each([
  [`pune,bus,Swargate,18.5,73.8,1${NONE}`, "line 3 has the kind 'bus', which is none of"],
  [`pune,mall,,18.5,73.8,1${NONE}`, 'line 3 has no name'],
  [`pune,mall,${'M'.repeat(81)},18.5,73.8,1${NONE}`, 'line 3 has a name with more than 80 characters'],
  [`pune,mall,Mall,18°,73.8,1${NONE}`, "line 3 has no position: '18°', '73.8'"],
  [`pune,mall,Mall,18.5,73.8,3${NONE}`, "line 3 has the rank '3', which is neither 1 nor 2"],
  ['pune,mall,Mall,18.5,73.8,1', `line 3 has 6 columns instead of ${6 + TRANSLATED.length}`],
  [GOOD, 'line 3 repeats line 2'],
])('the reader refuses a places file with the line %j: %s', (line, reason) => {
  const read = readPlacesFile(`${HEAD}\n${GOOD}\n${line}\n`)
  expect(read.ok ? 'read' : read.refusal).toContain(reason)
})

test('the reader refuses a places file with other columns', () => {
  const read = readPlacesFile('name,lat,lng\n')
  expect(read.ok ? 'read' : read.refusal).toBe(`has to begin with the line ${HEAD}`)
})

test('the reader names each wrong line up to a limit, and counts the rest', () => {
  const wrong = Array.from({ length: 23 }, () => `pune,mall,,1,1,1${NONE}`).join('\n')
  const read = readPlacesFile(`${HEAD}\n${wrong}\n`)
  const lines = read.ok ? [] : read.refusal.split('\n')
  expect([lines[0], lines[19], lines[20]]).toEqual(['line 2 has no name', 'line 21 has no name', 'and 3 more'])
})
