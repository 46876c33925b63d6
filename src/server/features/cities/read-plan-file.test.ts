import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoCities } from '#demo/catalogue/cities.ts'
import { readPlanFile } from './read-plan-file.ts'

const FOLDER = join(import.meta.dirname, '../../../../demo/maps')
const fileOf = (slug: string) => readFileSync(join(FOLDER, `${slug}.json`), 'utf8')

test('the demo has a readable plan for each of its cities', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  expect(files.toSorted()).toEqual(demoCities.map(({ slug }) => `${slug}.json`).toSorted())
  for (const { slug, name } of demoCities) {
    const read = readPlanFile(fileOf(slug))
    expect(read.ok && read.value.city, slug).toBe(name)
  }
})

type Change = (file: Record<string, never>) => void

describe('a plan’s file', () => {
  const SMALL = {
    city: 'Pune',
    bounds: [73.7, 18.4, 73.9, 18.6],
    attribution: ['© Somebody'],
    layers: { water: [], coast: [], rail: [], metro: [], roads: [], outline: [] },
    stations: [{ name: 'Pune Junction', kind: 'rail', lat: 18.5, lng: 73.8, rank: 1, code: 'PUNE' }],
    landmarks: [{ name: 'Shaniwar Wada', kind: 'fort', lat: 18.5, lng: 73.8 }],
  }
  const withChange = (change: Change) => {
    const file = structuredClone(SMALL)
    change(file as never)
    return readPlanFile(JSON.stringify(file))
  }

  test('the plan’s Hindi and Tamil names are read, and a local name in Tamil script is read as Tamil', () => {
    const named = (more: object) => {
      const read = withChange((file) => Object.assign(file['landmarks']?.[0] ?? {}, more))
      return read.ok && read.value.places[1]?.names
    }
    expect(named({ name_hi: 'शनिवार वाड़ा', name_local: 'शनिवारवाडा' })).toEqual({ hi: 'शनिवार वाड़ा' })
    expect(named({ name_local: 'கோட்டை' })).toEqual({ ta: 'கோட்டை' })
    expect(named({ name_local: 'கோட்டை', name_ta: 'சனிவார் வாடா' })).toEqual({ ta: 'சனிவார் வாடா' })
  })

  test('the reader of a plan’s file drops the fields that nothing uses', () => {
    const read = withChange(() => undefined)
    expect(read.ok && read.value.places).toEqual([
      { kind: 'rail', name: 'Pune Junction', names: {}, lat: 18.5, lng: 73.8, rank: 1 },
      { kind: 'landmark', name: 'Shaniwar Wada', names: {}, lat: 18.5, lng: 73.8, rank: 1 },
    ])
  })

  test.each<[string, Change, string]>([
    ['without attribution', (file) => Object.assign(file, { attribution: [] }), 'attribution'],
    ['with a layer that is no list', (file) => Object.assign(file['layers'] ?? {}, { rail: {} }), 'rail'],
    [
      'with a point off the globe',
      (file) =>
        Object.assign(file['layers'] ?? {}, {
          rail: [
            [
              [0, 0],
              [999, 0],
            ],
          ],
        }),
      '180',
    ],
    ['with bounds turned round', (file) => Object.assign(file, { bounds: [74, 18, 73, 19] }), 'bounds'],
    ['with a station of rank 3', (file) => Object.assign(file['stations']?.[0] ?? {}, { rank: 3 }), 'rank'],
    ['with a bus station', (file) => Object.assign(file['stations']?.[0] ?? {}, { kind: 'bus' }), 'kind'],
    [
      'with one station twice',
      (file) => Object.assign(file, { stations: [...SMALL.stations, ...SMALL.stations] }),
      'Pune Junction',
    ],
  ])('a plan’s file %s is refused', (_, change, words) => {
    const read = withChange(change)
    expect(read.ok ? 'read' : read.refusal).toContain(words)
  })

  test('a plan’s file that is not JSON is refused', () => {
    const read = readPlanFile('{')
    expect(read.ok ? 'read' : read.refusal).toContain('is not JSON')
  })
})
