/** Tests which messages a hotel gets about other sites that sell its rooms (decision 0109). */
import { describe, expect } from 'vitest'
import { CONFLICT_TEXTS_AT_ONCE } from '#domain/channels/site-texts.ts'
import { readCalendars } from '#server/features/channels/read-calendars.ts'
import { sendPush } from '#server/features/push/send-push.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { answers, AT_OTHER, EVENING, givenTwoSites, LATER, startSite, told } from './calendar-sites.ts'
import { deskTest as test } from './desk-test.ts'
import { buildChannel, deskEmail, sentTo } from './hotel-messages-test.ts'
import { newPhone } from './push-test.ts'

const SILENT_READINGS = 12
const FICKLE_READINGS = 40
const LATE = { ...EVENING, uid: 'late@site', from: SUNDAY_MORNING.checkin, until: SUNDAY_MORNING.checkout }

const SOLD_TWICE = /^Uncle: a room is sold twice .* http\S+\/desk$/
const SILENT = /^Uncle: we could not read another site .* http\S+\/desk\/channels$/

describe('messages about rooms sold twice', () => {
  test('each booking contact gets one message about a conflict in three readings, and the desk’s phones ring', async ({
    api,
    hotel,
    desk,
  }) => {
    const { site, other, read, contact } = await givenTwoSites(api, hotel)
    const mail = await buildChannel(api.db, hotel, { channel: 'email', address: deskEmail() })
    const hindi = await buildChannel(api.db, hotel, { language: 'hi' })
    const lists = await buildChannel(api.db, hotel, { kinds: ['arrivals'] })
    const asked = await buildChannel(api.db, hotel, { agreed_at: null })
    const phone = newPhone()
    await desk.post('push', { ...phone, language: 'en' })
    site.sells(EVENING)
    other.sells(AT_OTHER)
    for (const _reading of [1, 2, 3]) await read()
    expect(await told(api, contact)).toEqual([expect.stringMatching(SOLD_TWICE)])
    expect(await sentTo(api, mail)).toMatchObject([{ subject: 'Uncle: A room is sold twice' }])
    expect(await sentTo(api, hindi)).toMatchObject([{ body: expect.stringContaining('दो बार बिका') }])
    expect([...(await sentTo(api, lists)), ...(await sentTo(api, asked))]).toEqual([])
    const rung = await sentTo(api, phone.endpoint)
    expect(rung.map(({ body }) => JSON.parse(body))).toMatchObject([{ title: 'The desk has to answer', page: 'desk' }])
    const all = await api.db.selectFrom('dev_messages').select('body').execute()
    const about = all.filter(({ body }) => /sold twice|बिका|has to answer/.test(body))
    expect(JSON.stringify(about)).not.toMatch(/101|MakeMyTrip|Booking|Vikram/)
  })

  test('a phone does not ring again for a conflict that was resolved before a retry', async ({ api, hotel, desk }) => {
    const { site, other, read } = await givenTwoSites(api, hotel)
    const phone = newPhone()
    await desk.post('push', { ...phone, language: 'en' })
    site.sells(EVENING)
    other.sells(AT_OTHER)
    await read(0)
    expect(await sentTo(api, phone.endpoint)).toHaveLength(1)
    const { conflict } = (await desk.get('conflicts')).body[0].other_sale
    const subscription = api.db.selectFrom('push_subscriptions').select('id').where('endpoint', '=', phone.endpoint)
    const wish = {
      subscriptionId: (await subscription.executeTakeFirstOrThrow()).id,
      conflictId: conflict,
      template: 'to_answer' as const,
    }
    await sendPush(api.services, wish)
    expect(await sentTo(api, phone.endpoint)).toHaveLength(2)
    await desk.post(`conflicts/${conflict}/settle`)
    await sendPush(api.services, wish)
    expect(await sentTo(api, phone.endpoint)).toHaveLength(2)
  })

  test('the hotel gets one message about a booking in a room that another site sold, even if it was paid after the reading', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const { site, read, contact } = await givenTwoSites(api, hotel)
    const { booking } = (await steps.book(guest, hotel)).body
    site.sells(EVENING)
    await read(0)
    expect(await told(api, contact)).toEqual([])
    await steps.press(booking.payment_url)
    for (const _reading of [1, 2, 3]) await read()
    expect(await told(api, contact)).toEqual([expect.stringMatching(SOLD_TWICE)])
  })

  test('several conflicts in one reading make one text, and conflicts in a later reading make another', async ({
    api,
    hotel,
  }) => {
    const { site, other, read, contact } = await givenTwoSites(api, hotel)
    site.sells(EVENING, LATER)
    other.sells(AT_OTHER, { ...LATER, uid: 'four@site' })
    await read(0)
    expect(await told(api, contact)).toHaveLength(1)
    site.sells(EVENING, LATER, LATE)
    other.sells(AT_OTHER, { ...LATER, uid: 'four@site' }, { ...LATE, uid: 'five@site' })
    await read()
    expect(await told(api, contact)).toHaveLength(2)
  })

  test('a reading that fails midway notifies nobody, and the next reading notifies once', async ({
    api,
    hotel,
    desk,
  }) => {
    const { site, other, read, contact } = await givenTwoSites(api, hotel)
    await read(0)
    site.sells(EVENING)
    other.sells(AT_OTHER)
    api.clock.advance(5)
    const die = () => Promise.reject(new Error('the process died'))
    const services = {
      ...api.services,
      desks: { ...api.services.desks, tell: die },
      log: { ...api.services.log, error: () => undefined },
    }
    await readCalendars(services)
    expect((await desk.get('conflicts')).body).toEqual([])
    expect(await told(api, contact)).toEqual([])
    for (const _reading of [1, 2]) await read()
    expect((await desk.get('conflicts')).body).toHaveLength(1)
    expect(await told(api, contact)).toHaveLength(1)
  })

  test('a site that changes at every reading causes few texts, and no conflict goes unreported', async ({
    api,
    hotel,
    desk,
  }) => {
    const { site, other, read, contact } = await givenTwoSites(api, hotel)
    site.sells(EVENING)
    for (let minute = 1; minute <= FICKLE_READINGS; minute++) {
      other.sells({ ...AT_OTHER, until: EVENING.until.replace(/:\d\d:00/, `:${String(minute).padStart(2, '0')}:00`) })
      await read()
    }
    expect((await desk.get('conflicts')).body).toHaveLength(1)
    const texts = (await told(api, contact)).length
    expect(texts).toBeGreaterThanOrEqual(CONFLICT_TEXTS_AT_ONCE)
    expect(texts).toBeLessThan(FICKLE_READINGS - CONFLICT_TEXTS_AT_ONCE)
    await read(60)
    const open = await api.db.selectFrom('channel_conflicts').select('told_at').execute()
    expect(open).toEqual([{ told_at: expect.any(Date) }])
  })
})

describe('messages about silent sites', () => {
  test('contacts are told once about a silent site, and again if it answers and falls silent again', async ({
    api,
    hotel,
  }) => {
    const { site, read, contact } = await givenTwoSites(api, hotel)
    const silence = async (readings: number) => {
      site.does(answers('', 500))
      for (const _reading of Array.from({ length: readings })) await read()
    }
    await read(0)
    await silence(SILENT_READINGS - 1)
    expect(await told(api, contact)).toEqual([])
    await silence(SILENT_READINGS)
    expect(await told(api, contact)).toEqual([expect.stringMatching(SILENT)])
    site.sells()
    await read()
    await silence(SILENT_READINGS - 1)
    expect(await told(api, contact)).toHaveLength(1)
    await silence(2)
    expect(await told(api, contact)).toHaveLength(2)
  })

  test('nobody is told about silent sites after an outage of our own worker', async ({ api, hotel }) => {
    const { read, contact } = await givenTwoSites(api, hotel)
    await read(0)
    await read(300)
    expect(await told(api, contact)).toEqual([])
  })

  test('a calendar that was added to an old site counts as silent only after an hour', async ({ api, hotel }) => {
    const { site, read, manager, id, rooms, contact, look } = await givenTwoSites(api, hotel)
    await read(0)
    api.clock.advance(90)
    const broken = await startSite()
    const calendars = [site, broken].map(({ address }, at) => ({ room: rooms[at]?.id, address }))
    await api.post(`/desk/channels/${id}`, { keeps_back: 1, calendars }, { headers: manager.headers })
    await read(0)
    expect((await look()).read[0]).toMatchObject({ state: 'new', kept_back: 0 })
    expect(await told(api, contact)).toEqual([])
    for (const _reading of Array.from({ length: SILENT_READINGS })) await read()
    expect((await look()).read[0]).toMatchObject({ state: 'silent', kept_back: 1 })
    expect(await told(api, contact)).toHaveLength(1)
  })
})
