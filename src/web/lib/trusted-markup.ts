import { PAGES } from '#domain/page-configuration.ts'

/** The one piece of markup that React makes of text in a browser: an empty script element, when it builds a page anew. */
const REACTS_OWN = '<script></script>'

type Rule = (text: string) => string | null
type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => unknown
}

/** Whose scripts a page may start, once its visitor has agreed and only when the environment names them. */
const SCRIPT_HOSTS = [
  PAGES.gtmId && 'https://www.googletagmanager.com/',
  PAGES.metaPixelId && 'https://connect.facebook.net/',
]

const ownMarkup: Rule = (markup) => (markup === REACTS_OWN ? markup : null)
const knownScript: Rule = (address) => (SCRIPT_HOSTS.some((host) => host && address.startsWith(host)) ? address : null)

/**
 * After a rendering error React builds the whole page anew, and makes its script elements from markup. The default
 * policy lets that one string through and nothing else: every other markup stays refused (Content-Security-Policy). Of
 * scripts it knows those that count, where the environment names them.
 */
export function allowOwnMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: ownMarkup, createScriptURL: knownScript })
}
