/** Any origin: only the path that a browser makes of it is looked at. */
const SOME_ORIGIN = 'https://own.invalid'

/**
 * A path on our own origin, also once a browser has walked its dots: `/..//elsewhere` becomes `//elsewhere`. Browsers read a backslash as a slash and drop control characters, so neither is allowed:
 * `//elsewhere` and `/\\elsewhere` would lead a guest away.
 */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !new URL(path, SOME_ORIGIN).pathname.startsWith('//')
