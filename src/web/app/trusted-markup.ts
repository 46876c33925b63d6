/** The one piece of markup that React makes of text in a browser: an empty script element, when it builds a page anew. */
const REACTS_OWN = '<script></script>'

type Rule = (text: string) => string | null
type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: Rule }) => unknown
}

const ownMarkup: Rule = (markup) => (markup === REACTS_OWN ? markup : null)

/**
 * After a rendering error React builds the whole page anew, and makes its script elements from markup. The default
 * policy lets that one string through and nothing else: every other markup, and every script from elsewhere, stays
 * refused (Content-Security-Policy).
 */
export function allowOwnMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: ownMarkup })
}
