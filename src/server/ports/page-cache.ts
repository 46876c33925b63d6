import type { AnsweredSearch } from '#domain/figures/demand.ts'

/**
 * A body that is made once and sent often: a strong tag of its bytes, and each compressed form as soon as a client
 * accepts it.
 */
export type CompressedBody = { body: Buffer; tag: string; encoded: Map<'br' | 'gzip', Promise<Buffer>> }

/**
 * One public page: the document, and the data for a page that is already open, created on the first request. Both are
 * the same for every visitor. `searched`: the search that it answers.
 */
export type CachedPage = {
  document: CompressedBody
  readonly data: CompressedBody
  searched: AnsweredSearch | undefined
}

/** How one page is made. */
export type PageSource = {
  /** everything the page shows, as JSON; undefined for a page that fails or has moved, which is not cached */
  load: () => Promise<{ served: string; searched?: AnsweredSearch | undefined } | undefined>
  /** renders the document: the same data always give the same bytes */
  render: (served: string) => Promise<Buffer>
}

export type PageFigures = { pagesKept: number; pagesBytes: number; pageHits: number; pageMisses: number }

/** Public pages in this process's memory, at most a moment behind their data (decision 0022). */
export type PageCache = {
  /** `key` identifies the page by its origin and address. */
  find: (key: string, source: PageSource) => Promise<CachedPage | undefined>
  figures: () => PageFigures
}
