import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import scriptsOf from 'virtual:public-scripts'
import { START_SCRIPT } from '#web/app/start-script.ts'
import type { PublicPageName } from '#web/lib/public-page-at.ts'
import { HOME } from '../pages/home.page.tsx'
import { HOTEL } from '../pages/hotel.page.tsx'
import { MY_BOOKINGS } from '../pages/my-bookings.page.tsx'
import { MY_FAVOURITES } from '../pages/my-favourites.page.tsx'
import { MY_DATA } from '../pages/my-data.page.tsx'
import { REFER_AND_EARN } from '../pages/refer-and-earn.page.tsx'
import { CONFIRM_BOOKING } from '../pages/confirm-booking.page.tsx'
import { REVIEW } from '../pages/review.page.tsx'
import { PublicDocument } from './document.tsx'
import type { PageMoves, PublicPage, ServedPage } from './page.ts'
import { SEARCH } from '../pages/search.page.tsx'
import { writeServedData } from './served-data.ts'
import { TEXT } from '../pages/text.page.tsx'

const PAGES = {
  home: HOME,
  search: SEARCH,
  hotel: HOTEL,
  text: TEXT,
  review: REVIEW,
  'confirm-booking': CONFIRM_BOOKING,
  'my-bookings': MY_BOOKINGS,
  'my-favourites': MY_FAVOURITES,
  'my-data': MY_DATA,
  'refer-and-earn': REFER_AND_EARN,
}

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

/** Writes the script that starts the page, and the page's data for it. React neither renders nor hydrates this part. */
const documentEnd = (served: string, { entry, imports }: Scripts): string =>
  `${writeServedData(served)}<script id="start" data-entry="${entry}" data-imports="${imports.join(' ')}">${START_SCRIPT}</script>`

const CLOSED = '</body></html>'

/** Inserts `end` last in the body, where React ignores elements that it did not render. */
function withEnd(document: Buffer, end: string): Buffer {
  const kept = document.length - CLOSED.length
  if (document.toString('latin1', kept) !== CLOSED) throw new Error('A document without an end was drawn')
  return Buffer.concat([document.subarray(0, kept), Buffer.from(end + CLOSED)])
}

/**
 * Renders a public page's document from only its address and its data, the text of a `ServedPage`, so the server can
 * cache it for everybody (decision 0022).
 */
export function renderDocument(url: URL, name: PublicPageName, served: string): Promise<Buffer> {
  const page = PAGES[name] as PublicPage<unknown>
  const moves = staticNavigation(url, JSON.parse(served) as ServedPage<unknown>)
  return new Promise((resolve, reject) => {
    const document = new BufferSink()
    document.on('finish', () => resolve(withEnd(document.bytes(), documentEnd(served, scriptsOf[name]))))
    const { pipe } = renderToPipeableStream(<PublicDocument page={page} moves={moves} />, {
      // Keeps parts that a browser loads later (`ui/deferred.tsx`) in place, because no script may move them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(document),
      onError: reject,
    })
  })
}
