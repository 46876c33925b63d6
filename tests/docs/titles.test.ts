/**
 * Checks test titles against docs/voice.md: each begins with its subject, or with the verb that follows its describe.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const WITHOUT_SUBJECT = /^(?:is|are|can|has|does|was|were|to|of|by|and|or)\b/i
const DECLARING = /^(?:test|it|describe|describeBothEngines|\w+Test)$/
const WITH_TITLE = new Set(['concurrent', 'describe', 'fails', 'fixme', 'only', 'parallel', 'serial', 'skip', 'step'])
const WITH_ROWS = new Set(['each', 'for'])

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>
type Title = { readonly start: number; readonly title: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [])
const nameOf = (node: unknown) => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')

/** Unwraps `as const` and `satisfies`, which wrap the rows of a test table in the syntax tree. */
const bare = (node: unknown): unknown => (isNode(node) && isNode(node['expression']) ? bare(node['expression']) : node)

/** Returns the name with which a chain such as `test.each(rows)` begins. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return ''
  return nameOf(node) || rootOf(node['object'] ?? node['callee'])
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (typeof node['value'] === 'string') return node['value']
  const [first] = nodesIn(node['quasis'])
  const value = first?.['value']
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : undefined
}

/** Returns the first values of a table's rows. A title that starts with %s begins with them. */
function rowsOf(callee: Node): string[] {
  const table = callee['callee']
  if (!isNode(table) || !WITH_ROWS.has(nameOf(table['property']))) return []
  const rows = bare(nodesIn(callee['arguments'])[0])
  return (isNode(rows) ? nodesIn(rows['elements']) : []).flatMap(
    (row) => textOf(row) ?? textOf(nodesIn(row['elements'])[0]) ?? [],
  )
}

function titlesOf({ start, callee, arguments: given }: Node): Title[] {
  const title = textOf(nodesIn(given)[0])
  if (!isNode(callee) || title === undefined || !DECLARING.test(rootOf(callee))) return []
  if (callee.type === 'MemberExpression' && !WITH_TITLE.has(nameOf(callee['property']))) return []
  return (title.startsWith('%s') ? [title, ...rowsOf(callee)] : [title]).map((each) => ({ start, title: each }))
}

function collect(value: unknown, titles: Title[]) {
  if (Array.isArray(value)) for (const one of value) collect(one, titles)
  if (!isNode(value)) return
  if (value.type === 'CallExpression') titles.push(...titlesOf(value))
  for (const part of Object.values(value)) if (typeof part === 'object') collect(part, titles)
}

function titlesIn(text: string): Title[] {
  const titles: Title[] = []
  collect(parseSync('a.test.ts', text).program, titles)
  return titles
}

const withoutSubject = (text: string, titles: readonly Title[]) =>
  titles
    .filter(({ title }) => WITHOUT_SUBJECT.test(title))
    .map(({ start, title }) => `${text.slice(0, start).split('\n').length} ${title}`)

test('every test title begins with a subject or an active verb', { timeout: 60_000 }, () => {
  const paths = globSync(
    '{src,tests,scripts,proofs,demo,tools/draw-pictures}/**/*.{test,spec,conformance}.ts',
  ).toSorted()
  let read = 0
  const faulty = paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const titles = titlesIn(text)
    read += titles.length
    return withoutSubject(text, titles).map((fault) => `${path}:${fault}`)
  })
  expect(read).toBeGreaterThan(3000)
  expect(faulty).toEqual([])
})

test('a title without a subject is found in a test, a step and a table', () => {
  const planted = [
    "describe.skipIf(false)('of a hotel', () => test.extend('is', 1))",
    "it('is refused', () => test.step('and again', act))",
    "test.each([['a fresh one', 1], ['was used', 2]] as const)('%s', () => undefined)",
    "test.for(['is late'])('a stay %s', () => undefined)",
  ].join('\n')
  expect(withoutSubject(planted, titlesIn(planted))).toEqual([
    '1 of a hotel',
    '2 is refused',
    '2 and again',
    '3 was used',
  ])
})
