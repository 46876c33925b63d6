/**
 * Checks the imports in `src` and `demo` against tests/docs/arrows.txt, which lists rooms and the arrows between them.
 */
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

type Picture = { placesOf: Map<string, string[]>; arrows: Map<string, string[]> }

/** Reads arrows.txt. The beginning of that file explains its form. */
function readPicture(page: string): Picture {
  const placesOf = new Map<string, string[]>()
  const arrows = new Map<string, string[]>()
  let frame = ''
  for (const line of page.split('\n')) {
    const [, framed] = /^\[(.*)\]$/.exec(line) ?? []
    const [, room = '', places] = /^(\S+) = (.+)$/.exec(line) ?? []
    const [, from = '', to] = /^(\S+) -> (.+)$/.exec(line) ?? []
    if (framed !== undefined) frame = framed && `${framed}/`
    else if (places !== undefined)
      placesOf.set(
        room,
        places.split(', ').map((place) => frame + place),
      )
    else if (to !== undefined) arrows.set(from, to.split(' '))
  }
  return { placesOf, arrows }
}

const { placesOf, arrows } = readPicture(read('tests/docs/arrows.txt'))
const drawnArrows = [...arrows].flatMap(([from, ends]) => ends.map((to) => ({ from, to })))

/** Lists every room that can be reached from this room along the arrows. */
function reachedFrom(room: string, reached = new Set<string>()): Set<string> {
  for (const next of arrows.get(room) ?? []) {
    if (reached.has(next)) continue
    reached.add(next)
    reachedFrom(next, reached)
  }
  return reached
}

const isInside = (file: string, place: string) =>
  file === place || (place.endsWith('/*') ? posix.dirname(file) === posix.dirname(place) : file.startsWith(`${place}/`))

/** Returns the room with the most precise place: `bookings/list` before `bookings`, a file before its folder. */
function roomOf(file: string): string | undefined {
  const fits = [...placesOf].flatMap(([room, places]) =>
    places
      .filter((place) => isInside(file, place))
      .map((place) => ({ room, precision: place.replace(/\*$/, '').length })),
  )
  return fits.toSorted((one, other) => other.precision - one.precision)[0]?.room
}

/** The aliases in `imports` in package.json. */
const ALIASES = Object.entries((JSON.parse(read('package.json')) as { imports: Record<string, string> }).imports).map(
  ([alias, folder]) => ({ alias: alias.replace('*', ''), folder: folder.replace(/^\.\/|\*$/g, '') }),
)

/** Returns the imported file; undefined for packages. */
function target(file: string, specifier: string): string | undefined {
  const path = specifier.split('?')[0] ?? ''
  const found = ALIASES.find(({ alias }) => path.startsWith(alias))
  if (found) return found.folder + path.slice(found.alias.length)
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : undefined
}

/** Matches `from '...'`, `import '...'` and `import('...')`, including type imports. */
const IMPORT = /\b(?:from\s+|import\s+|import\(\s*)'([^'\n]+)'/g

const isTest = (file: string) => /\.(?:test|conformance)\.tsx?$/.test(file)
const files = globSync(['src/**/*.{ts,tsx}', 'demo/**/*.ts'], { cwd: ROOT }).filter((file) => !isTest(file))
const imports = files.flatMap((file) =>
  [...read(file).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const imported = target(file, specifier)
    return imported === undefined ? [] : { file, imported, from: roomOf(file), to: roomOf(imported) }
  }),
)
const crossing = imports.filter(({ from, to }) => from !== to)

/** Returns the files through which this file imports itself. Late imports (`import()`) and type imports count too. */
function circleOf(file: string): string[] {
  const reached = new Set<string>()
  const visit = (at: string) => {
    for (const next of importsOf.get(at) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        visit(next)
      }
  }
  visit(file)
  return reached.has(file) ? [file] : []
}

const importsOf = new Map(
  Object.entries(Object.groupBy(imports, ({ file }) => file)).map(([file, some = []]) => [
    file,
    some.map(({ imported }) => imported),
  ]),
)

test('no file imports itself through others, not even by a late import or for a type', () => {
  expect(files.flatMap(circleOf)).toEqual([])
})

describe('arrows.txt', () => {
  test('arrows.txt assigns every file to a room', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([])
  })

  test('arrows.txt lists no empty room', () => {
    const all = [...files, ...globSync('src/web/styles/*.css', { cwd: ROOT })]
    const filled = new Set(all.map(roomOf))
    expect([...placesOf.keys()].filter((room) => !filled.has(room))).toEqual([])
  })

  test('arrows.txt draws arrows only between known rooms, and no arrows form a circle', () => {
    expect(drawnArrows.filter(({ from, to }) => !placesOf.has(from) || !placesOf.has(to))).toEqual([])
    expect([...placesOf.keys()].filter((room) => reachedFrom(room).has(room))).toEqual([])
  })

  test('arrows.txt allows every import, including type imports', () => {
    expect(crossing.length).toBeGreaterThan(1000)
    const against = crossing.filter(({ from = '', to = '' }) => !reachedFrom(from).has(to))
    expect(against.map(({ file, imported, from, to }) => `${file} imports ${imported}: ${from} -> ${to}`)).toEqual([])
  })

  test('arrows.txt draws no arrow without an import', () => {
    const direct = new Set(crossing.map(({ from, to }) => `${from} --> ${to}`))
    expect(drawnArrows.map(({ from, to }) => `${from} --> ${to}`).filter((arrow) => !direct.has(arrow))).toEqual([])
  })

  test('arrows.txt leaves out arrows that follow from others', () => {
    const isImplied = ({ from, to }: { from: string; to: string }) =>
      (arrows.get(from) ?? []).some((next) => next !== to && reachedFrom(next).has(to))
    expect(drawnArrows.filter(isImplied)).toEqual([])
  })
})
