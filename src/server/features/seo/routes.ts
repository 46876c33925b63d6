import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from '../../http/api-error.ts'
import type { Services } from '../../services.ts'
import { countVisibleHotels, listHotelAddresses, listPageAddresses } from './list-addresses.ts'
import { writeRobots } from './write-robots.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

/** A sitemap part may list 50,000 pages; smaller ones are read sooner. */
const HOTELS_PER_PART = 10_000

/** How old a sitemap may be when a crawler reads it, in milliseconds. */
const FRESH_MILLISECONDS = 5 * 60_000

/** Caches the generated files, because many crawlers come at the same time and the catalogue seldom changes. */
function cached(services: Services) {
  const kept = new Map<string, { text: Promise<string>; since: number }>()
  return (path: string, write: () => Promise<string>): Promise<string> => {
    const now = services.clock.now().getTime()
    const known = kept.get(path)
    if (known && now - known.since < FRESH_MILLISECONDS) return known.text
    const text = write()
    kept.set(path, { text, since: now })
    text.catch(() => kept.delete(path))
    return text
  }
}

const sendXml = (reply: FastifyReply, text: string) =>
  reply
    .header('cache-control', `public, max-age=${FRESH_MILLISECONDS / 1000}`)
    .type('application/xml; charset=utf-8')
    .send(text)

const partsOf = (hotels: number) => Math.ceil(hotels / HOTELS_PER_PART)

/**
 * Serves robots.txt and the sitemap, which consists of an index, the pages, and the hotels in parts. It never contains
 * a hidden hotel.
 */
export function seoRoutes(app: FastifyInstance, services: Services): void {
  const { reads, env, origin } = services
  const keep = cached(services)
  const hidden = { schema: { hide: true } }

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(env.APP_ENV, origin())),
  )

  app.get('/sitemap.xml', hidden, async (_request, reply) =>
    sendXml(
      reply,
      await keep('index', async () => {
        const parts = Array.from(
          { length: partsOf(await reads.recent(countVisibleHotels)) },
          (_, n) => `/sitemap-hotels-${n + 1}.xml`,
        )
        return writeSitemapIndex(origin(), ['/sitemap-pages.xml', ...parts])
      }),
    ),
  )

  app.get('/sitemap-pages.xml', hidden, async (_request, reply) =>
    sendXml(reply, await keep('pages', async () => writeSitemap(origin(), await reads.recent(listPageAddresses)))),
  )

  app.get<{ Params: { part: string } }>(
    '/sitemap-hotels-:part(^[1-9]\\d{0,3}$).xml',
    hidden,
    async (request, reply) => {
      const part = Number(request.params.part)
      // Does not cache a missing part, because anybody could fill the memory by requesting arbitrary numbers.
      if (part > partsOf(await reads.recent(countVisibleHotels))) throw refusal('NOT_FOUND')
      const page = { skip: (part - 1) * HOTELS_PER_PART, limit: HOTELS_PER_PART }
      return sendXml(
        reply,
        await keep(`hotels ${part}`, async () =>
          writeSitemap(origin(), await reads.recent((db) => listHotelAddresses(db, page))),
        ),
      )
    },
  )
}
