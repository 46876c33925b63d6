import { createContext, use } from 'react'

/** Where the header is: over the hero without a line, ruled, or on a desktop only (the page has its own bar). */
export type HeaderVariant = 'plain' | 'ruled' | 'desktop-only'

/** A route's settings for the frame around it: `export const handle: PageHandle = { ... }`. */
export type PageHandle = {
  header?: HeaderVariant
  bodyClass?: string
  footer?: 'short'
  /** a hotel's staff and operators have frames of their own: nothing of the guests' site is around them */
  frame?: 'desk' | 'office'
}

export const PageHandleContext = createContext<PageHandle>({})

export const usePageHandle = (): PageHandle => use(PageHandleContext)
