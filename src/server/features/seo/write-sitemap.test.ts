import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

const ORIGIN = 'https://uncle.example'

test('a page appears in the sitemap once in each language, with links to all of them', () => {
  const xml = writeSitemap(ORIGIN, [{ path: '/hotel/a&b', changedAt: new Date('2026-12-01T00:00:00Z') }])
  const pages = xml.match(/<loc>[^<]+<\/loc>/g)
  expect(pages).toEqual([
    '<loc>https://uncle.example/hotel/a&amp;b</loc>',
    '<loc>https://uncle.example/hi/hotel/a&amp;b</loc>',
    '<loc>https://uncle.example/ta/hotel/a&amp;b</loc>',
  ])
  const links = xml.match(/hreflang="[\w-]+" href="[^"]+"/g) ?? []
  expect(links.slice(0, 4)).toEqual([
    'hreflang="en" href="https://uncle.example/hotel/a&amp;b"',
    'hreflang="hi" href="https://uncle.example/hi/hotel/a&amp;b"',
    'hreflang="ta" href="https://uncle.example/ta/hotel/a&amp;b"',
    'hreflang="x-default" href="https://uncle.example/hotel/a&amp;b"',
  ])
  expect(links).toHaveLength(12)
})

test('the list of the sitemap’s parts names no languages', () => {
  expect(writeSitemapIndex(ORIGIN, ['/sitemap-pages.xml'])).not.toContain('hreflang')
})
