/** How to find the origin. The renderer sets this from the request; a browser reads it from the served page. */
let readOrigin: (() => string) | undefined

/** Lets the renderer set the origin of the page that it renders. */
export function readOriginWith(read: () => string): void {
  readOrigin = read
}

let served: string | undefined

/**
 * Reads the origin from the canonical address, as the server saw it. Behind a proxy, the browser's own origin may
 * differ.
 */
const originOfDocument = () =>
  (served ??= new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? document.location.href)
    .origin)

/** The full address of a path on this site, as search engines and shared links need it. */
export const absolute = (path: string): string => new URL(path, readOrigin?.() ?? originOfDocument()).href
