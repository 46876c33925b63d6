import type { Address } from './list-addresses.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? '')

const entry = (name: 'url' | 'sitemap', origin: string, { path, changedAt }: Address) =>
  `<${name}><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${name}>\n`

/** Writes a part of the sitemap: pages with their full addresses. */
export const writeSitemap = (origin: string, addresses: readonly Address[]): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}">\n${addresses.map((address) => entry('url', origin, address)).join('')}</urlset>\n`

/** Writes the list of the parts. */
export const writeSitemapIndex = (origin: string, parts: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.map((path) => entry('sitemap', origin, { path, changedAt: undefined })).join('')}</sitemapindex>\n`
