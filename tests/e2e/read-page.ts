/** The parts of a page's markup that a search engine reads, as the server sent them. */
export type ReadPage = {
  title: string
  description: string
  canonical: string
  heading: string
  /** the og: properties by name */
  shared: Record<string, string>
  /** the paths on this site to which the page links, without anchors */
  links: string[]
  structuredData: string | undefined
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

const plain = (markup: string) =>
  markup
    .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '')
    .trim()

const first = (html: string, pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '')

/** Returns an address on this site as a path with its query. Undefined for any address that is no page on the site. */
function ownPage(href: string, origin: string): string | undefined {
  if (!/^(?:\/(?!\/)|https?:)/.test(href)) return undefined
  const url = new URL(href, origin)
  return url.origin === origin && !url.pathname.startsWith('/api/') ? url.pathname + url.search : undefined
}

export function readPage(html: string, origin: string): ReadPage {
  const shared = [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)]
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(
    ([, href = '']) => ownPage(plain(href), origin) ?? [],
  )
  return {
    title: first(html, /<title>(.*?)<\/title>/s),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    heading: first(html, /<h1[^>]*>(.*?)<\/h1>/s),
    shared: Object.fromEntries(shared.map(([, name = '', content = '']) => [name, plain(content)])),
    links: [...new Set(links)],
    structuredData: /<script id="structured-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1],
  }
}
