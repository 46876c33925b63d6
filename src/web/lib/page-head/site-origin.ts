/** How to find the origin. The renderer sets it because it knows the request; a browser reads the served page. */
let readOrigin: (() => string) | undefined

/** Lets the renderer set how to find the origin of the page being rendered. */
export function readOriginWith(read: () => string): void {
  readOrigin = read
}

let served: string | undefined

/**
 * Reads the canonical address, which has the origin as the server saw it: behind a proxy, the browser's own may differ.
 */
const originOfDocument = () =>
  (served ??= new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? document.location.href)
    .origin)

/** The full address of a path on this site, as search engines and shared links need it. */
export const absolute = (path: string): string => new URL(path, readOrigin?.() ?? originOfDocument()).href
