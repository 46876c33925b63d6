/** The only markup that React turns into elements in a browser: an empty script element, when it rebuilds a page. */
const REACTS_OWN = '<script></script>'

type Rule = (text: string) => string | null
type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: Rule }) => unknown
}

const ownMarkup: Rule = (markup) => (markup === REACTS_OWN ? markup : null)

/**
 * After a rendering error React rebuilds the whole page, and makes its script elements from markup. The default policy
 * allows that one string and nothing else: every other markup, and every foreign script, stays refused
 * (Content-Security-Policy).
 */
export function allowOwnMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: ownMarkup })
}
