import { expect } from 'vitest'
import { splitLanguage } from '#domain/languages.ts'
import { listedPaths } from '#domain/public-addresses.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { apiTest } from './api-test.ts'

const test = apiTest.extend('pages', ({ api }) => {
  const at = (url: string) => api.app.inject({ method: 'GET', url })

  /** Returns the English paths in one part of the sitemap, without the origin. */
  async function pathsIn(url: string): Promise<string[]> {
    const { statusCode, headers, body } = await at(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const paths = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path = '']) => path)
    return paths.filter((path) => splitLanguage(path).language === 'en')
  }
  return { at, pathsIn }
})

test('the sitemap lists pages, cities, localities and hotels, and never a hidden hotel', async ({ api, pages }) => {
  const city = await buildCity(api.db, 'Nashik', ['Old Town', 'Lake Side', 'Far End'])
  const shown = await buildHotel(api.db, city, { locality: 'Old Town', slug: 'the-shown-one' })
  await buildHotel(api.db, city, { locality: 'Lake Side', slug: 'the-hidden-one', hidden: true })
  await api.db.updateTable('cities').set({ is_listed: true }).where('id', '=', city.id).execute()

  expect(await pages.pathsIn('/sitemap.xml')).toEqual(['/sitemap-pages.xml', '/sitemap-hotels-1.xml'])
  expect(await pages.pathsIn('/sitemap-pages.xml')).toEqual([
    ...listedPaths(),
    `/hotels-in-${city.slug}`,
    `/hotels-in-${city.slug}?locality=old-town`,
  ])
  expect(await pages.pathsIn('/sitemap-hotels-1.xml')).toEqual([`/hotel/${shown.slug}`])
  expect((await pages.at('/sitemap-hotels-1.xml')).body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect((await pages.at('/sitemap-hotels-2.xml')).statusCode).toBe(404)
  expect((await pages.at('/sitemap-hotels-0.xml')).statusCode).toBe(404)
})

test('a hidden hotel leaves the sitemap when it is rewritten, after five minutes', async ({ api, pages }) => {
  const city = await buildCity(api.db, 'Wardha')
  const hotel = await buildHotel(api.db, city, { slug: 'soon-hidden' })
  api.clock.advance(5)
  expect(await pages.pathsIn('/sitemap-hotels-1.xml')).toContain(`/hotel/${hotel.slug}`)
  await api.db.updateTable('hotels').set({ hidden: true }).where('id', '=', hotel.id).execute()
  api.clock.advance(5)
  expect(await pages.pathsIn('/sitemap-hotels-1.xml')).not.toContain(`/hotel/${hotel.slug}`)
})

test('robots.txt closes the API and the steps of a booking, and names the sitemap', async ({ pages }) => {
  const { body, headers } = await pages.at('/robots.txt')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  const lines = body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /api/review-pictures/',
      'Disallow: /api/',
      'Disallow: /booking',
      'Disallow: /confirm-booking',
      'Disallow: /logout',
      'Disallow: /hi/booking',
      'Disallow: /ta/logout',
      'Sitemap: http://localhost:3000/sitemap.xml',
    ]),
  )
  expect(lines).not.toContain('Disallow: /my-bookings')
})
