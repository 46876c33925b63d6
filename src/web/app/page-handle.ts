import { useMatches } from 'react-router'

/** Where the header is: over the hero without a line, ruled, or on a desktop only (the page has its own bar). */
export type HeaderLook = 'plain' | 'ruled' | 'desktop-only'

/** A route's settings for the frame around it: `export const handle: PageHandle = { ... }`. */
export type PageHandle = { header?: HeaderLook; bodyClass?: string; footer?: 'short' }

/** A failed page, or one whose data is on its way, has no bar of its own: it gets the common header. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1)
  const handle = (page?.handle as PageHandle | undefined) ?? {}
  if (page?.loaderData !== undefined) return handle
  return handle.footer ? { footer: handle.footer } : {}
}
