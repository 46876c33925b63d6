import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesOf = (node: Node, key: string): Node[] => [node[key]].flat().filter(isNode)
const nodeOf = (node: Node, key: string): Node | undefined => nodesOf(node, key)[0]

/**
 * A text in a file of `src/words`. `words` has each value as '{name}'. It is undefined for a text that code composes,
 * which can only be changed in its source.
 */
export type SourceText = { key: string; words: string | undefined; start: number; end: number }

const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'])

function unwrapped(node: Node): Node {
  const inner = WRAPPERS.has(node.type) ? nodeOf(node, 'expression') : undefined
  return inner ? unwrapped(inner) : node
}

/** Reads a template literal as text, with each value as '{name}'; undefined if a value is not a plain name. */
function templateWords(node: Node): string | undefined {
  const values = nodesOf(node, 'expressions')
  if (values.some(({ type }) => type !== 'Identifier')) return undefined
  const parts = nodesOf(node, 'quasis').map(({ value }) => (value as { cooked: string }).cooked)
  if (parts.some((part) => /[{}]/.test(part))) return undefined
  return parts
    .map((part, index) => part + (index < values.length ? `{${String(values[index]?.['name'])}}` : ''))
    .join('')
}

const keyOf = (property: Node): string => {
  const key = nodeOf(property, 'key')
  return String(key?.['name'] ?? key?.['value'])
}

/** Properties that users never see, such as link targets, anchors, names of icons and language codes. */
const UNREAD = new Set(['to', 'id', 'icon', 'path', 'language'])

const nameOf = (node: Node | undefined): string => String(node?.['name'])

/**
 * Collects the texts of a value, which is a string, a template, a function that returns one, or a list or object of
 * these.
 */
function textsIn(given: Node, key: string): SourceText[] {
  const node = unwrapped(given)
  const { start, end } = node
  switch (node.type) {
    case 'Literal': {
      const { value } = node
      if (typeof value !== 'string') return []
      return [{ key, words: /[{}]/.test(value) ? undefined : value, start, end }]
    }
    case 'TemplateLiteral':
      return [{ key, words: templateWords(node), start, end }]
    case 'ArrowFunctionExpression': {
      const body = nodeOf(node, 'body')
      const inner = body && unwrapped(body)
      if (inner?.type === 'TemplateLiteral' || inner?.type === 'Literal') return textsIn(inner, key)
      return [{ key, words: undefined, start, end }]
    }
    case 'ObjectExpression':
      return nodesOf(node, 'properties').flatMap((property) => {
        const isRead = property.type === 'Property' && property['computed'] !== true && !UNREAD.has(keyOf(property))
        const value = isRead ? nodeOf(property, 'value') : undefined
        return value ? textsIn(value, `${key}.${keyOf(property)}`) : []
      })
    case 'ArrayExpression':
      return nodesOf(node, 'elements').flatMap((element, index) => textsIn(element, `${key}.${index}`))
    default:
      return []
  }
}

/** Lists all texts that a file of `src/words` exports, in source order. */
export const readTexts = (code: string): SourceText[] =>
  (parseAst(code, { lang: 'ts' }).body as unknown as Node[]).flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? nodeOf(statement, 'declaration') : undefined
    if (declaration?.type === 'FunctionDeclaration')
      return [
        {
          key: nameOf(nodeOf(declaration, 'id')),
          words: undefined,
          start: declaration.start,
          end: declaration.end,
        },
      ]
    return (declaration ? nodesOf(declaration, 'declarations') : []).flatMap((each) => {
      const value = nodeOf(each, 'init')
      return value ? textsIn(value, nameOf(nodeOf(each, 'id'))) : []
    })
  })

/** Writes a text as TypeScript source code. */
export function sourceOf(words: string): string {
  if (/\{\w+\}/.test(words))
    return `\`${words
      .replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
      .replaceAll('\n', '\\n')
      .replaceAll(/\{(\w+)\}/g, '${$1}')}\``
  const quote = words.includes("'") && !words.includes('"') ? '"' : "'"
  return `${quote}${words.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`)}${quote}`
}
