import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'

/** Tags, escapes in the source, web addresses and mailboxes, which stay as they are. */
const STAYS = /(<\/?\w+>|\\u\{[^}]*\}|\\.|https?:\S+|\S+@\S+)/

function accented(letter: string): string {
  const at = LETTERS.indexOf(letter.toLowerCase())
  const other = ACCENTED.charAt(at)
  return letter === letter.toLowerCase() ? other : other.toUpperCase()
}

/** Turns 'Search' into 'Šéååŕçĥĥ': an accent on each letter, and every third letter twice. */
export const pseudo = (text: string): string =>
  text
    .split(STAYS)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[a-z]+/gi, (word) =>
            word.replaceAll(/./g, (letter, at: number) => accented(letter).repeat(at % 3 === 2 ? 2 : 1)),
          ),
    )
    .join('')

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Keys whose values nobody reads. */
const UNREAD = new Set(['id', 'to', 'icon', 'path', 'language', 'lang', 'kind'])

/** Whether a program reads the text, such as 'en-IN', so that it must stay as it is. */
const isForMachines = (text: string): boolean =>
  !/[a-z]/i.test(text) || /^(?:\/[\w/#?=-]*|#[\w-]+|[a-z]{2}-[A-Z]{2})$/.test(text)

/** Methods whose arguments are texts. */
const TAKES_TEXT = new Set(['join', 'push'])

/** Returns the parts of a node that may be texts. */
function readParts(node: Node): Node[] {
  const parts = (...keys: string[]) => keys.flatMap((key) => [node[key]].flat()).filter(isNode)
  if (/^TS(?:As|Satisfies)Expression$/.test(node.type)) return parts('expression')
  if (/^TS|^Import|^(?:NewExpression|SwitchCase)$|Pattern$/.test(node.type)) return []
  if (node.type === 'Property') return UNREAD.has(String((node['key'] as Node)['name'])) ? [] : parts('value')
  if (node.type === 'BinaryExpression') return node['operator'] === '+' ? parts('left', 'right') : []
  if (node.type === 'ConditionalExpression') return parts('consequent', 'alternate')
  if (node.type === 'MemberExpression') return parts('object')
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node
    const isMethod = callee.type === 'MemberExpression'
    const method = isMethod ? String((callee['property'] as Node)['name']) : ''
    if (!isMethod || TAKES_TEXT.has(method)) return parts('callee', 'arguments')
    return [...parts('callee'), ...parts('arguments').filter(({ type }) => type === 'ArrowFunctionExpression')]
  }
  return Object.values(node).flat().filter(isNode)
}

/** Returns the source of a file of texts with each text in brackets, accented, and a third longer. */
export function pseudoSource(code: string): string {
  const edits: { at: number; end: number; text: string }[] = []
  const edit = (at: number, end: number, text: string) => edits.push({ at, end, text })

  /** `isPart`: whether the node is part of a text that already has its brackets */
  function read(node: Node, isPart: boolean): void {
    const [open, close] = isPart ? ['', ''] : ['[', ']']
    if (node.type === 'Literal' && typeof node['value'] === 'string' && !isForMachines(node['value'])) {
      const source = code.slice(node.start, node.end)
      edit(node.start, node.end, source.charAt(0) + open + pseudo(source.slice(1, -1)) + close + source.at(-1))
    } else if (node.type === 'TemplateLiteral') {
      // The range of a part also includes the '`', '}' and '${' around it.
      const quasis = (node['quasis'] as Node[]).map(({ start, value }) => {
        const { length } = (value as { raw: string }).raw
        return { start: start + 1, end: start + 1 + length }
      })
      const isText = quasis.some(({ start, end }) => !isForMachines(code.slice(start, end)))
      for (const { start, end } of isText ? quasis : []) edit(start, end, pseudo(code.slice(start, end)))
      if (isText) {
        edit(node.start + 1, node.start + 1, open)
        edit(node.end - 1, node.end - 1, close)
      }
      for (const value of node['expressions'] as Node[]) read(value, true)
    } else {
      const isWhole = node.type !== 'CallExpression' && node.type !== 'BinaryExpression'
      for (const part of readParts(node)) read(part, isPart || !isWhole)
    }
  }

  read(parseAst(code, { lang: 'ts' }) as unknown as Node, false)
  let written = ''
  let from = 0
  for (const { at, end, text } of edits.toSorted((one, other) => one.at - other.at || one.end - other.end)) {
    written += code.slice(from, at) + text
    from = end
  }
  return written + code.slice(from)
}

/** Whether a file is translated. The names of languages and their addresses are the same in every language. */
const isTranslated = (file: string) => !/\.test\.ts$|^language\.ts$/.test(file)

/** Replaces the English texts with those of the pseudo-locale (en-XA), which is only for tests. */
export function writePseudoWords(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  for (const file of globSync('en/**/*.ts', { cwd: to }).filter((each) => isTranslated(each.slice(3))))
    writeFileSync(join(to, file), pseudoSource(readFileSync(join(from, file), 'utf8')))
}
