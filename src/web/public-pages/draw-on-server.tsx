import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import scriptsOf from 'virtual:public-scripts'
import type { PublicPageName } from '#web/lib/public-page-at.ts'
import { HOME } from './home-page.tsx'
import { HOTEL } from './hotel-page.tsx'
import { PublicDocument } from './public-document.tsx'
import type { PageMoves, PublicPage, ServedPage } from './public-page.ts'
import { SEARCH } from './search-page.tsx'

const PAGES = { home: HOME, search: SEARCH, hotel: HOTEL }

const standStill = (url: URL, served: ServedPage<unknown>): PageMoves<unknown> => ({
  first: {
    place: { pathname: url.pathname, search: url.search, hash: '' },
    served,
    coming: undefined,
    isRefreshing: false,
    scroll: 'stay',
  },
  listen: () => () => undefined,
  keepsDocument: () => false,
  move: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
})

/** All that React writes, as one text. */
class Collected extends Writable {
  private readonly pieces: Buffer[] = []

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.pieces.push(piece)
    done()
  }

  text(): string {
    return Buffer.concat(this.pieces).toString()
  }
}

/**
 * The document of a public page, a function of its address and of what it shows, which is the text of a `ServedPage`:
 * the server keeps it for everybody (decision 0022).
 */
export function drawDocument(url: URL, name: PublicPageName, served: string): Promise<string> {
  const page = PAGES[name] as PublicPage<unknown>
  const moves = standStill(url, JSON.parse(served) as ServedPage<unknown>)
  return new Promise((resolve, reject) => {
    const document = new Collected()
    document.on('finish', () => resolve(document.text()))
    const { pipe } = renderToPipeableStream(<PublicDocument page={page} moves={moves} scripts={scriptsOf[name]} />, {
      onAllReady: () => void pipe(document),
      onError: reject,
    })
  })
}
