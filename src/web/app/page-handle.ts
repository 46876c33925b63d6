import { useMatches } from 'react-router'
import type { HeaderLook } from './site-header.tsx'

/** A route's settings for the frame around it: `export const handle: PageHandle = { ... }`. */
export type PageHandle = { header?: HeaderLook; bodyClass?: string }

/** A failed page has no data and no bar of its own: it gets the common frame. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1)
  return page?.loaderData === undefined ? {} : ((page.handle as PageHandle | undefined) ?? {})
}
