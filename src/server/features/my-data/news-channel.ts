import { NEWS_CHANNELS, type NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { refusal } from '../../http/api-error.ts'
import type { Services } from '../../services.ts'
import { writeNewsChannel } from '../consents/write-news-channel.ts'

type NewsChoice = { newsBy: NewsChannel; offers: NewsChannel[] }

const offersOf = ({ whatsApp }: Services): NewsChannel[] =>
  NEWS_CHANNELS.filter((channel) => channel !== 'whatsapp' || whatsApp !== null)

/** Reads on which channel a guest gets news of bookings, and which channels this site offers. */
export async function readNewsChannel(services: Services, userId: string): Promise<NewsChoice> {
  const row = await services.db.selectFrom('users').select('news_by').where('id', '=', userId).executeTakeFirst()
  if (!row) throw refusal('NOT_FOUND')
  return { newsBy: row.news_by, offers: offersOf(services) }
}

/**
 * Sets on which channel a guest gets news of bookings. Throws NOT_ALLOWED_NOW for a channel that this site does not
 * offer.
 */
export async function setNewsChannel(services: Services, userId: string, newsBy: NewsChannel): Promise<NewsChoice> {
  if (!offersOf(services).includes(newsBy)) throw refusal('NOT_ALLOWED_NOW')
  const now = services.clock.now()
  const isThere = await services.db.transaction().execute((trx) => writeNewsChannel(trx, { userId, newsBy, now }))
  if (!isThere) throw refusal('NOT_FOUND')
  return readNewsChannel(services, userId)
}
