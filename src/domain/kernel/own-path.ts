/** An arbitrary origin. Only the path to which a browser would resolve an address matters. */
const SOME_ORIGIN = 'https://own.invalid'

/**
 * Whether this is a path on our own origin, even after a browser has resolved its dots: `/..//elsewhere` becomes
 * `//elsewhere`. Refuses backslashes and control characters, because browsers read a backslash as a slash and drop
 * control characters. `//elsewhere` and `/\\elsewhere` would lead a guest to another site.
 */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !new URL(path, SOME_ORIGIN).pathname.startsWith('//')
