import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Range = { start: number; end: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Collects every name that the code below a node reads, wherever that name is declared. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, names)
  if (!isNode(value)) return names
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') names.add(String(value['name']))
  for (const [key, child] of Object.entries(value)) if (key !== 'type') namesIn(child, names)
  return names
}

/** Returns the names that an exported declaration declares. */
function declared({ declaration }: Node): string[] {
  if (!isNode(declaration)) return []
  const declarators = (declaration['declarations'] as Node[] | undefined) ?? [declaration]
  return declarators.flatMap(({ id }) => (isNode(id) ? [String(id['name'])] : []))
}

function withoutRanges(code: string, ranges: readonly Range[]): string {
  let kept = ''
  let from = 0
  for (const { start, end } of ranges) {
    kept += code.slice(from, start)
    from = end
  }
  return kept + code.slice(from)
}

/**
 * Removes these exports from a JavaScript module, and the imports that only they use. A browser's build then has no
 * code that only the server runs.
 */
export function dropServerExports(code: string, exports: readonly string[]): string {
  const body = parseAst(code).body as unknown as Node[]
  const isDropped = (node: Node) =>
    node.type === 'ExportNamedDeclaration' && declared(node).some((name) => exports.includes(name))
  const kept = body.filter((node) => node.type !== 'ImportDeclaration' && !isDropped(node))
  const names = namesIn(kept)
  const isUnused = (node: Node) => {
    const specifiers = node.type === 'ImportDeclaration' ? (node['specifiers'] as Node[]) : []
    return specifiers.length > 0 && !specifiers.some(({ local }) => names.has(String((local as Node)['name'])))
  }
  return withoutRanges(
    code,
    body.filter((node) => isDropped(node) || isUnused(node)),
  )
}
