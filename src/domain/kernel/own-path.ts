/**
 * A path on our own origin. Browsers read a backslash as a slash and drop control characters, so neither is allowed:
 * `//elsewhere` and `/\\elsewhere` would lead a guest away.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
