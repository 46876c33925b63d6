import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES } from '#domain/languages.ts'
import type { Address } from './list-addresses.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? '')

const tag = (name: 'url' | 'sitemap', origin: string, { path, changedAt }: Address, more = '') =>
  `<${name}><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}${more}</${name}>\n`

const alternate = (origin: string, hreflang: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`

/** Writes one entry for each language of a page, with links to all languages. */
function entries(origin: string, { path, changedAt }: Address): string {
  const links = [
    ...LANGUAGES.map((language) => alternate(origin, language, inLanguage(language, path))),
    alternate(origin, 'x-default', inLanguage(DEFAULT_LANGUAGE, path)),
  ].join('')
  return LANGUAGES.map((language) => tag('url', origin, { path: inLanguage(language, path), changedAt }, links)).join(
    '',
  )
}

/** Writes a part of the sitemap: pages with their full addresses, in every language. */
export const writeSitemap = (origin: string, addresses: readonly Address[]): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.map((address) => entries(origin, address)).join('')}</urlset>\n`

/** Writes the list of the parts. */
export const writeSitemapIndex = (origin: string, parts: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.map((path) => tag('sitemap', origin, { path, changedAt: undefined })).join('')}</sitemapindex>\n`
