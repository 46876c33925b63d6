import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Matches the file in a line such as `at work (file:///…/build/server/main.js:12:34)`. */
const PLACE = /file:\/\/[^\s()]+\.js(?=:\d+:\d+)/g
const PLACE_WITH_LINE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

function mapOf(place: string): SourceMap | undefined {
  const file = `${fileURLToPath(place)}.map`
  if (!existsSync(file)) return undefined
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
}

/**
 * Rewrites the built files' lines in a stack to the lines of the source (decision 0052). Node could do so itself, but
 * it would do so for every error, logged or not, and read all maps at the start. This reads a map for one stack and
 * then drops it.
 */
export function withSourceLines(stack: string): string {
  const maps = new Map([...new Set(stack.match(PLACE))].map((place) => [place, mapOf(place)]))
  return stack.replace(PLACE_WITH_LINE, (built, place: string, line: string, column: string) => {
    const found = maps.get(place)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return built
    const source = fileURLToPath(new URL(found.originalSource, place))
    return `${relative(process.cwd(), source)}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
