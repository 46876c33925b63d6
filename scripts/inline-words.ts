import { readFileSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../src/domain/languages.ts'
import { browserBuild, isBrowserBuild, languageOf, wordsFile } from './page-languages.ts'

const ALIAS = '#words/'
/**
 * The prefix of imports that give the English texts in every build, so that the desk can offer a choice of language.
 */
const ENGLISH = '#english/'
const ONLY = '?only='

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): string => String((node as Node)['name'])
const listOf = (node: Node, key: string) => node[key] as Node[]

/**
 * What a build inserts for a text: the source of a string, or the pieces of a template. A number among the pieces is
 * the index of an argument.
 */
type Inlined = string | readonly (string | number)[]

/**
 * Reads a template that uses each parameter of its function exactly once, as in `src/words`. Returns undefined for any
 * other template.
 */
function readTemplate(sentence: Node): Inlined | undefined {
  const body = sentence['body'] as Node
  const params = listOf(sentence, 'params').map(nameOf)
  if (body.type !== 'TemplateLiteral') return undefined
  const order = listOf(body, 'expressions').map((value) => (value.type === 'Identifier' ? nameOf(value) : ''))
  if (order.toSorted().join() !== params.toSorted().join()) return undefined
  return listOf(body, 'quasis').flatMap(({ value }, index) => [
    (value as { raw: string }).raw,
    ...(index < order.length ? [params.indexOf(order[index] ?? '')] : []),
  ])
}

/**
 * Reads a file's own exports. `isPartial` is true if it takes all other exports from the English file, by `export *
 * from`.
 */
function readExports(code: string) {
  const body = parseAst(code, { lang: 'ts' }).body as unknown as Node[]
  const declarations = body.flatMap(({ declaration }) =>
    isNode(declaration) ? (listOf(declaration, 'declarations') ?? [declaration]) : [],
  )
  return { declarations, isPartial: body.some(({ type }) => type === 'ExportAllDeclaration') }
}

/** Whether a build takes this text from the English file because its own file lacks it. */
function isLeftToEnglish(code: string, name: string): boolean {
  // Checks the text first, because parsing is slow.
  if (!code.includes('export * from')) return false
  const { declarations, isPartial } = readExports(code)
  return isPartial && !declarations.some(({ id }) => nameOf(id) === name)
}

/** Returns a `src/words` file's texts that can be inlined, by name. `english` gives the texts of the English file. */
export function readSentences(code: string, english?: () => ReadonlyMap<string, Inlined>): Map<string, Inlined> {
  const { declarations, isPartial } = readExports(code)
  const found = new Map(isPartial ? english?.() : [])
  for (const { id, init } of declarations) {
    const name = nameOf(id)
    found.delete(name)
    if (!isNode(init)) continue
    if (init.type === 'Literal') found.set(name, code.slice(init.start, init.end))
    const template = init.type === 'ArrowFunctionExpression' ? readTemplate(init) : undefined
    if (template) found.set(name, template)
  }
  return found
}

/** Whether the module reads this name without declaring it itself. */
const isRead = (node: Node, name: string): boolean =>
  (node.type === 'Identifier' && nameOf(node) === name) ||
  Object.entries(node).some(([key, value]) => {
    const isName = key === 'key' || (key === 'property' && node['computed'] !== true)
    return !isName && [value].flat().some((child) => isNode(child) && isRead(child, name))
  })

/**
 * Replaces each text of `import * as t from '#words/…'` with its source. A text that cannot be inlined is imported
 * separately, so that the bundler puts it into the file of the part that uses it.
 */
export function inlineWords(code: string, sentencesOf: (file: string) => Map<string, Inlined>): string {
  const body = parseAst(code).body as unknown as Node[]
  const files = new Map<string, string>()
  const imports = body.filter(
    ({ type, source }) => type === 'ImportDeclaration' && String((source as Node)['value']).startsWith(ALIAS),
  )
  for (const { specifiers, source } of imports)
    for (const { type, local } of specifiers as Node[])
      if (type === 'ImportNamespaceSpecifier') files.set(nameOf(local), String((source as Node)['value']))

  const apart = new Map<string, string>()
  const memberOf = ({ type, computed, object, property }: Node) =>
    type === 'MemberExpression' && computed === false && files.has(nameOf(object))
      ? { local: nameOf(object), file: files.get(nameOf(object)) ?? '', name: nameOf(property) }
      : undefined

  function textOf(node: Node): string {
    const called = node.type === 'CallExpression' ? memberOf(node['callee'] as Node) : undefined
    const template = called && sentencesOf(called.file).get(called.name)
    const values = called ? listOf(node, 'arguments') : []
    if (Array.isArray(template) && template.every((part) => typeof part === 'string' || part in values))
      return `\`${template.map((part) => (typeof part === 'string' ? part : `\${${textOf(values[part] as Node)}}`)).join('')}\``
    const read = memberOf(node)
    if (!read) return copyOf(node)
    const sentence = sentencesOf(read.file).get(read.name)
    if (typeof sentence === 'string') return sentence
    const as = `${read.local}_${read.name}`
    apart.set(as, `import { ${read.name} as ${as} } from ${JSON.stringify(read.file + ONLY + read.name)};`)
    return as
  }

  function copyOf(node: Node): string {
    let copy = ''
    let from = node.start
    // The value of the shorthand property `close = t.close` contains the property's key.
    const inOrder = childrenOf(node).toSorted((one, other) => one.start - other.start || other.end - one.end)
    for (const child of inOrder) {
      if (child.start < from) continue
      copy += code.slice(from, child.start) + textOf(child)
      from = child.end
    }
    return copy + code.slice(from, node.end)
  }

  const isWhole = (node: Node) => listOf(node, 'specifiers').some(({ type }) => type === 'ImportNamespaceSpecifier')
  const rest = body.map((node) => (!imports.includes(node) ? textOf(node) : isWhole(node) ? '' : copyOf(node)))
  const built = [...apart.values(), ...rest].join('\n')
  // Checks the text first, because parsing is slow and most modules have no texts left.
  const named = [...files.keys()].filter((local) => new RegExp(`(?<![\\w$])${local}(?![\\w$])`).test(built))
  const read = named.length > 0 ? (parseAst(built) as unknown as Node) : undefined
  const left = named.find((local) => read && isRead(read, local))
  if (left !== undefined) throw new Error(`${left} of ${files.get(left)} is used for more than reading one text`)
  return built
}

const fileOf = (id: string, environment: string) => wordsFile(languageOf(environment), id.slice(ALIAS.length))

/** Returns the file that an import of `#words` refers to. A text that a partial file lacks is in the English file. */
function resolveWords(id: string, environment: string): string {
  const found = fileOf(id, environment)
  const [file = '', only] = found.split(ONLY)
  return only !== undefined && isLeftToEnglish(readFileSync(file, 'utf8'), only)
    ? wordsFile(DEFAULT_LANGUAGE, id.slice(ALIAS.length))
    : found
}

/** Resolves `#words` to the language of the build. Node's own rule would resolve it to English. */
export const wordsOfLanguage = (): Plugin => ({
  name: 'words-of-language',
  enforce: 'pre',
  resolveId(id) {
    if (id.startsWith(ENGLISH)) return wordsFile(DEFAULT_LANGUAGE, id.slice(ENGLISH.length))
    return id.startsWith(ALIAS) ? resolveWords(id, this.environment.name) : undefined
  },
})

/** Inlines the texts of `src/words` into the browser's pages (docs/languages.md). */
export function wordsInPlace(): Plugin {
  /** The texts of each file, which is read only once because many modules import it. */
  const known = new Map<string, Map<string, Inlined>>()
  const readOnce = (id: string, environment: string): Map<string, Inlined> => {
    const file = fileOf(id, environment)
    const english = () => readOnce(id, browserBuild(DEFAULT_LANGUAGE))
    const sentences = known.get(file) ?? readSentences(readFileSync(file, 'utf8'), english)
    known.set(file, sentences)
    return sentences
  }
  return {
    name: 'words-in-place',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => isBrowserBuild(name),
    load(id) {
      const [file = '', only] = id.split(ONLY)
      return only === undefined
        ? undefined
        : { code: readFileSync(file, 'utf8'), moduleSideEffects: false, moduleType: 'ts' }
    },
    transform: {
      filter: { code: ALIAS },
      handler(code) {
        return { code: inlineWords(code, (id) => readOnce(id, this.environment.name)), map: null }
      },
    },
  }
}
