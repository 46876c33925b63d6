import type { AnsweredSearch } from '#domain/figures/demand.ts'

/** A body that is sent often, in every form that clients accept, with a strong ETag. */
export type EncodedBody = {
  tag: string
  /** number of bytes without compression */
  length: number
  /** the bytes in a form that the client accepts; undefined for no compression */
  as: (encoding: 'br' | 'gzip' | undefined) => Buffer | Promise<Buffer>
}

/**
 * A public page, or the data for a page that is already open, both the same for every visitor. `searched`: the search
 * that it answers.
 */
export type CachedPage = { body: EncodedBody; searched: AnsweredSearch | undefined }

/** The hotel that a page shows, and when the page changes without a write. */
export type PageOfHotel = { hotelId: number; until: Date }

/** A page's data as JSON. `of`: the page stays the same until this hotel changes, or until the given time. */
export type LoadedPageData = {
  served: string
  searched?: AnsweredSearch | undefined
  of?: PageOfHotel | undefined
}

/** How one page is made. */
export type PageSource = {
  /** everything the page shows; undefined for a page that failed or has moved, which is not cached */
  load: () => Promise<LoadedPageData | undefined>
  /** renders the bytes to send, which are always the same for the same data */
  render: (served: string) => Promise<Buffer>
}

export type PageFigures = { pagesKept: number; pagesBytes: number; pageHits: number; pageMisses: number }

/** Public pages in this process's memory, at most a moment behind their data (decision 0022). */
export type PageCache = {
  /** `key` identifies what is sent: its origin, its address, and whether it is the document or the data. */
  find: (key: string, source: PageSource) => Promise<CachedPage | undefined>
  figures: () => PageFigures
}
