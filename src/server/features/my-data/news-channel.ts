import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { NEWS_CHANNELS } from '#domain/whatsapp/news-channel.ts'
import { refusal } from '../../http/api-error.ts'
import type { Services } from '../../services.ts'
import { recordConsent } from '../consents/record-consent.ts'

type NewsChoice = { newsBy: NewsChannel; offers: NewsChannel[] }

const offersOf = ({ whatsApp }: Services): NewsChannel[] =>
  NEWS_CHANNELS.filter((channel) => channel !== 'whatsapp' || whatsApp !== null)

/** Reads how a guest hears of bookings, and the channels of this site. */
export async function readNewsChannel(services: Services, userId: string): Promise<NewsChoice> {
  const row = await services.db.selectFrom('users').select('news_by').where('id', '=', userId).executeTakeFirst()
  if (!row) throw refusal('NOT_FOUND')
  return { newsBy: row.news_by, offers: offersOf(services) }
}

/** Writes how a guest hears of bookings, with the consent to WhatsApp or its withdrawal. Repeating it changes nothing. */
export async function setNewsChannel(services: Services, userId: string, newsBy: NewsChannel): Promise<NewsChoice> {
  if (!offersOf(services).includes(newsBy)) throw refusal('NOT_ALLOWED_NOW')
  await services.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select('news_by')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw refusal('NOT_FOUND')
    if (before.news_by === newsBy) return
    await trx.updateTable('users').set({ news_by: newsBy }).where('id', '=', userId).execute()
    if (newsBy !== 'whatsapp' && before.news_by !== 'whatsapp') return
    const given = newsBy === 'whatsapp'
    await recordConsent(trx, { userId, purpose: 'whatsapp', given, now: services.clock.now() })
  })
  return readNewsChannel(services, userId)
}
