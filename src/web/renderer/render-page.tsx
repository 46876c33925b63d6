import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import scriptsOf from 'virtual:page-scripts'
import { isPlainPage, type PageName } from '#domain/site-pages.ts'
import { START_SCRIPT } from '#web/renderer/start-script.ts'
import { SiteDocument } from './document.tsx'
import { pageFile, type FAILED } from './page-files.ts'
import type { PageMoves, ServedPage } from '#web/lib/page/page.ts'
import { writeServedData } from '#web/lib/page/served-data.ts'

const staticNavigation = (url: URL, served: ServedPage<unknown>): PageMoves<unknown> => ({
  first: {
    place: { pathname: url.pathname, search: url.search, hash: '' },
    served,
    pendingLocation: undefined,
    isRefreshing: false,
    scroll: 'stay',
  },
  listen: () => () => undefined,
  keepsDocument: () => false,
  move: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
})

/** Collects everything that React writes, without a stream's handling of slow readers. */
class BufferSink extends Writable {
  private readonly pieces: (string | Uint8Array)[] = []

  override write(piece: string | Uint8Array): boolean {
    this.pieces.push(piece)
    return true
  }

  override end(): this {
    this.emit('finish')
    return this
  }

  bytes(): Buffer {
    return Buffer.concat(this.pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
  }
}

type Scripts = { entry: string; imports: readonly string[] }

/** Writes the script that starts the page. React neither renders nor hydrates it. */
const startScript = ({ entry, imports }: Scripts): string =>
  `<script id="start" data-entry="${entry}" data-imports="${imports.join(' ')}">${START_SCRIPT}</script>`

const HEAD_END = '</head>'
const END = '</body></html>'

/**
 * Inserts the script at the end of the head and the page's data at the end of the body, where React ignores what it did
 * not render.
 */
function withScript(document: Buffer, served: string, scripts: Scripts): Buffer {
  const [headEnd, end] = [document.indexOf(HEAD_END), document.length - END.length]
  if (headEnd < 0 || document.toString('latin1', end) !== END) throw new Error('A document without an end was drawn')
  return Buffer.concat([
    document.subarray(0, headEnd),
    Buffer.from(startScript(scripts)),
    document.subarray(headEnd, end),
    Buffer.from(writeServedData(served) + END),
  ])
}

/**
 * Renders a page's document from nothing but its address and its data, the JSON of a `ServedPage`, so that the server
 * can cache it for everybody (decision 0022).
 */
export function renderPage(url: URL, name: PageName | typeof FAILED, served: string): Promise<Buffer> {
  const { default: page } = pageFile(name)
  const scripts = scriptsOf[name]
  if (!scripts && !isPlainPage(name)) throw new Error(`The page ${name} has no built scripts`)
  const moves = staticNavigation(url, JSON.parse(served) as ServedPage<unknown>)
  return new Promise((resolve, reject) => {
    const document = new BufferSink()
    document.on('finish', () => resolve(scripts ? withScript(document.bytes(), served, scripts) : document.bytes()))
    const { pipe } = renderToPipeableStream(<SiteDocument page={page} moves={moves} />, {
      // Sends the page only when it is complete: parts that come late (`ui/deferred.tsx`) need a script to move them
      // into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(document),
      onError: reject,
    })
  })
}
