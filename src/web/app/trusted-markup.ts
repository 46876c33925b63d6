/**
 * The only markup that our libraries turn into elements in a browser: React's empty script element when it rebuilds a
 * page, the empty drawing with which Leaflet tests SVG support as it loads, and the empty string with which a
 * server-only part begins (`ui/server-only.tsx`).
 */
const LIBRARIES_OWN: ReadonlySet<string> = new Set(['<script></script>', '<svg/>', ''])

type Rule = (text: string) => string | null
type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: Rule }) => unknown
}

/** An element with an attribute with which `css-has-pseudo` marks other elements. It never enters the page. */
const MARK = /^<x csstools-has-[\da-z-]+>$/

const ownMarkup: Rule = (markup) => (LIBRARIES_OWN.has(markup) || MARK.test(markup) ? markup : null)

/**
 * Allows these constant strings and nothing else, because React rebuilds the whole page after a rendering error and
 * then makes its script elements from markup. The policy still refuses any other markup and every foreign script
 * (Content-Security-Policy).
 */
export function allowOwnMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: ownMarkup })
}
