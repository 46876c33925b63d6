/**
 * Checks the style sheets against each other and the pages. Each class belongs to one sheet, and every class that
 * exists is used.
 */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')
const ENTRY = 'src/web/styles/app.css'

type Sheet = { path: string; owners: Set<string>; all: Set<string> }

/**
 * Lists a sheet's classes. In `.button.danger`, `danger` modifies the button, so another sheet may use the word for
 * something else.
 */
function readSheet(path: string): Sheet {
  const rules = read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const owners = new Set<string>()
  const all = new Set<string>()
  for (const [, before = ''] of rules.matchAll(/([^{};]+)\{/g)) {
    if (before.trim().startsWith('@')) continue
    for (const [chain] of before.matchAll(/(?:\.[a-z][\w-]*)+/g)) {
      const [owner = '', ...modifiers] = chain.slice(1).split('.')
      owners.add(owner)
      for (const name of [owner, ...modifiers]) all.add(name)
    }
  }
  return { path, owners, all }
}

const sheets = globSync('src/{web,staff}/**/*.css', { cwd: ROOT }).toSorted().map(readSheet)
const styled = new Set(sheets.flatMap(({ all }) => [...all]))

type Code = { [key: string]: unknown } | readonly unknown[]

const isCode = (value: unknown): value is Code => typeof value === 'object' && value !== null
const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** The text of a string or of a piece of a template. */
function textOf(code: Code): string | undefined {
  if (Array.isArray(code) || !('type' in code)) return undefined
  if (code['type'] === 'Literal' && typeof code['value'] === 'string') return code['value']
  const { value } = code
  return code['type'] === 'TemplateElement' && isCode(value) && 'cooked' in value ? String(value['cooked']) : undefined
}

/**
 * Lists every string below. `choices` leaves out strings that are only compared (`look === 'plain'`) or searched for
 * (`to.startsWith('tel:')`).
 */
function strings(code: Code, kind: 'all' | 'choices'): string[] {
  const text = textOf(code)
  if (text !== undefined) return [text]
  const type = 'type' in code ? code['type'] : undefined
  if (kind === 'choices' && (type === 'BinaryExpression' || type === 'CallExpression')) return []
  const parts = type === 'ConditionalExpression' && 'test' in code ? { ...code, test: null } : code
  return Object.values(kind === 'choices' ? parts : code).flatMap((part) => (isCode(part) ? strings(part, kind) : []))
}

/** Lists the classes in attributes such as `className` and `iconClassName`. */
function classesBelow(code: Code): string[] {
  if ('type' in code && code['type'] === 'JSXAttribute') {
    const { name, value } = code
    const isClass = isCode(name) && 'name' in name && /class(?:name)?$/i.test(String(name['name']))
    return isClass && isCode(value) ? strings(value, 'choices').flatMap(words) : []
  }
  return Object.values(code).flatMap((part) => (isCode(part) ? classesBelow(part) : []))
}

const pages = globSync('src/{web,staff}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, code: parseAst(read(path), { lang: 'tsx' }) as unknown as Code }))
const written = pages.flatMap(({ path, code }) => classesBelow(code).map((name) => ({ path, name })))

/** Returns whether Tailwind, with this site's theme, makes a rule for a class. */
async function findUtilities(): Promise<(name: string) => boolean> {
  const packages = createRequire(import.meta.url)
  const theme = await compile(read(ENTRY), {
    base: ROOT,
    loadStylesheet: async (id, base) => {
      const content = id.startsWith('.') ? '' : readFileSync(packages.resolve(id), 'utf8')
      return { path: id, base, content }
    },
  })
  const found = new Map<string, boolean>()
  let before = theme.build([]).length
  return (name) => {
    const known = found.get(name)
    if (known !== undefined) return known
    const after = theme.build([name]).length
    found.set(name, after > before)
    before = after
    return found.get(name) ?? false
  }
}

describe('style sheets', () => {
  test('style sheets define each class in one place', () => {
    expect(styled.size).toBeGreaterThan(200)
    const strays = sheets.flatMap(({ path, all }) =>
      sheets
        .filter((other) => other.path !== path)
        .flatMap((other) =>
          [...all].filter((name) => other.owners.has(name)).map((name) => `.${name}: ${path}, ${other.path}`),
        ),
    )
    expect(strays).toEqual([])
  })

  test('style sheets contain only classes that a page uses', () => {
    const used = new Set(pages.flatMap(({ code }) => strings(code, 'all').flatMap(words)))
    expect([...styled].filter((name) => !used.has(name))).toEqual([])
  })

  test('style sheets contain every class that a page uses, unless Tailwind has it', async () => {
    const isUtility = await findUtilities()
    expect(isUtility('mt-4')).toBe(true)
    expect(written.length).toBeGreaterThan(800)
    const unknown = written.filter(({ name }) => !styled.has(name) && !isUtility(name))
    expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  })

  test('style sheets work with utilities that no `!` forces', () => {
    expect(written.filter(({ name }) => name.endsWith('!') || name.startsWith('!'))).toEqual([])
  })

  test('style sheets are imported once each, for all pages or by the part to which they belong', () => {
    const sources = [{ path: ENTRY, text: read(ENTRY) }, ...pages.map(({ path }) => ({ path, text: read(path) }))]
    const imported = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/import '(\.[^'?]+\.css)/g)].map(([, to = '']) =>
        new URL(to, `file:///${path}`).pathname.slice(1),
      ),
    )
    const own = sheets.map(({ path }) => path).filter((path) => path !== ENTRY)
    expect(imported.toSorted()).toEqual(own)
  })
})
