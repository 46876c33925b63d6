import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Released migrations never change, so they keep their older form of citations. */
const isFrozen = (path: string) => path.endsWith('.sql') || path.includes('/generated/')

const sources = globSync('{src,tests,scripts,proofs,demo,tools/draw-pictures}/**/*.{ts,tsx,js,css,sql}').map(
  (path) => ({
    path,
    // Joins a comment's lines, because a citation may continue on the next one.
    text: readFileSync(path, 'utf8').replaceAll(/\n\s*(?:\*|\/\/|--)\s*/g, ' '),
  }),
)

const rules = readFileSync('docs/rules.md', 'utf8')

/** Lists the parts of docs/rules.md by their headings: 'Decisions' → ['Names and places', 'Slots', ...]. */
const partOf = (name: string): string[] => {
  const [, part = ''] = rules.split(new RegExp(`^# ${name}$`, 'm'))
  const [own = ''] = part.split(/^# /m)
  return [...own.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '')
}
const HEADINGS = { decisions: partOf('Decisions'), design: partOf('Design'), facts: partOf('Facts') }

const DECISIONS = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)))

const SECTIONS = [...readFileSync('docs/evidence/coverage.md', 'utf8').matchAll(/^\| (\d) \| /gm)].map(
  ([, number]) => number,
)

/** Returns all quoted names in a citation such as `(decisions, "Bills", "Rooms" and "API conventions")`. */
const quoted = (text: string) =>
  [...text.matchAll(/\b(decisions|design|facts), ((?:"[^"]+"(?:, | and )?)+)/g)].flatMap(([, page = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ page: page as keyof typeof HEADINGS, name })),
  )

describe('citations in the repository', () => {
  test('citations in the repository name an existing heading of docs/rules.md', () => {
    const broken = sources.flatMap(({ path, text }) =>
      quoted(text)
        .filter(({ page, name }) => !HEADINGS[page].includes(name))
        .map(({ page, name }) => `${path}: ${page}, "${name}"`),
    )
    expect(broken).toEqual([])
    expect(sources.flatMap(({ text }) => quoted(text)).length).toBeGreaterThan(50)
  })

  test('citations in the repository name an existing decision', () => {
    const broken = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:docs\/)?decisions?[ /](\d{4})\b/g)]
        .filter(([, number = '']) => !DECISIONS.has(number))
        .map(([cited]) => `${path}: ${cited}`),
    )
    expect(broken).toEqual([])
  })

  test('citations in the repository name a section of the specification in docs/evidence/coverage.md', () => {
    const broken = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/[Ss]pecification §(\d+)/g)]
        .filter(([, number]) => !SECTIONS.includes(number))
        .map(([cited]) => `${path}: ${cited}`),
    )
    expect(broken).toEqual([])
    expect(SECTIONS).toHaveLength(9)
  })

  test('citations in the repository name a page and one of its headings', () => {
    const vague = sources
      .filter(({ path }) => !isFrozen(path) && !path.endsWith('citations.test.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\((?:decisions|design)\)|\b(?:decisions|design): [a-z]|\(facts, [A-Z]/g)].map(
          ([cited]) => `${path}: ${cited}`,
        ),
      )
    expect(vague).toEqual([])
  })
})

const documents = new Map(globSync(['*.md', 'docs/**/*.md']).map((path) => [path, readFileSync(path, 'utf8')] as const))

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/[`*]|\]\([^)]*\)|\[/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Links within the repository, with the file that each opens. */
const links = [...documents].flatMap(([path, text]) =>
  [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)]
    .filter(([, target = '']) => !/^[a-z]+:/.test(target))
    .map(([, target = '', anchor]) => {
      const file = target ? new URL(target, `file:///${path}`).pathname.slice(1) : path
      return { path, file, anchor }
    }),
)

describe('links between documents', () => {
  test('links between documents open a file', () => {
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter(({ file }) => globSync(file).length === 0)).toEqual([])
  })

  test('links between documents that name a heading open an existing heading', () => {
    const broken = links.filter(({ file, anchor }) => {
      const text = documents.get(file)
      return anchor !== undefined && text !== undefined && !anchorsIn(text).includes(anchor)
    })
    expect(broken).toEqual([])
  })
})

/**
 * Whether a path names no file in the repository, because each machine writes its own or because it is a pattern for
 * migrations.
 */
const isNoFile = (path: string) => path.endsWith('.env') || path.includes('NNN_')

test('every path that a document names exists', () => {
  const named = [...documents].flatMap(([document, text]) =>
    [...text.matchAll(/`((?:src|tests|scripts|deploy|demo|proofs|tools|docs)\/[\w./-]+)`/g)].map(([, path = '']) => ({
      document,
      path,
    })),
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ path }) => !isNoFile(path) && globSync(path).length === 0)).toEqual([])
})
