import { createContext, use } from 'react'

/**
 * The header's style. 'plain': no line below it, as over the hero. 'ruled': with a line. 'desktop-only': phones show
 * the page's own bar.
 */
export type HeaderVariant = 'plain' | 'ruled' | 'desktop-only'

/** A route's settings for the site's frame: `export const handle: PageHandle = { ... }`. */
export type PageHandle = {
  header?: HeaderVariant
  bodyClass?: string
  footer?: 'short'
  /** never cached, so its links to other languages can keep the visitor's query */
  isUncached?: true
  /** the pages of hotel staff and operators have their own frames, without anything from the guests' site */
  frame?: 'desk' | 'office'
}

export const PageHandleContext = createContext<PageHandle>({})

export const usePageHandle = (): PageHandle => use(PageHandleContext)
