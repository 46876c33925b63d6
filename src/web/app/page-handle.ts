import { useMatches } from 'react-router'
import type { HeaderLook } from './site-header.tsx'

/** What a route tells the frame around it: `export const handle: PageHandle = { ... }`. */
export type PageHandle = { header?: HeaderLook; bodyClass?: string }

/** A page that failed has no data, and brings no bar of its own: it gets the common frame. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1)
  return page?.loaderData === undefined ? {} : ((page.handle as PageHandle | undefined) ?? {})
}
