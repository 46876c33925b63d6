/** Tests how the server answers the forms on pages without scripts (decision 0086), without rendering the pages. */
import { describe, expect } from 'vitest'
import { bookingBody, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { plainBrowser, visitorWithoutScripts as person, plainTest, type PlainBrowser } from './plain-test.ts'
import { otpOf, type Api } from './start-api.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({ OTP_FREE_SENDS: '2' }))

const REVIEW = '/plain/review?hotel=any'
const signInAs = (browser: PlainBrowser, { token }: BuiltGuest) => browser.cookies.set('access_token', token)

const stayAt = (hotel: BuiltHotel, more: object = {}) => ({
  stay: JSON.stringify(bookingBody(hotel, SATURDAY_EVENING, more)),
  name: 'Asha Rao',
  email: 'asha@home.example',
  pay: 'all',
})

const countBookings = async (api: Api, guest: BuiltGuest): Promise<number> => {
  const rows = await api.db.selectFrom('bookings').select('id').where('user_id', '=', guest.id).execute()
  return rows.length
}

async function signUp(api: Api, browser: PlainBrowser, guest = person()) {
  const asked = await browser.press('/plain/sign-up?back=/plain/bookings', guest)
  const opened = await browser.press('/plain/otp', { token: await otpOf(api, `+91${guest.phone}`) })
  return { guest, asked, opened }
}

describe('a form from another site', () => {
  test.for<[string, object]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another name of the same site', { 'sec-fetch-site': 'same-site' }],
    ['no page at all', { 'sec-fetch-site': 'none' }],
    ['another origin, in an older browser', { origin: 'https://elsewhere.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['something that says nothing of itself', {}],
  ])('a form from another site books nothing: from %s', async ([, headers], { api, site, guest, hotel }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const answer = await browser.press(REVIEW, stayAt(hotel), { headers })
    expect([answer.status, answer.visit.refusal?.code]).toEqual([403, 'CROSS_SITE'])
    expect(await countBookings(api, guest)).toBe(0)
  })

  test('the server accepts an older browser’s form that comes from our origin', async ({ api, site, guest, hotel }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const booked = await browser.press(REVIEW, stayAt(hotel), {
      headers: { host: 'uncle.example', origin: 'https://uncle.example' },
    })
    expect(booked.status).toBe(303)
    expect(await countBookings(api, guest)).toBe(1)
  })

  test('a form books nothing without this browser’s token', async ({ api, site, guest, hotel }) => {
    const [browser, other] = [plainBrowser(site), plainBrowser(site)]
    signInAs(browser, guest)
    signInAs(other, guest)
    const { token } = (await other.open(REVIEW)).visit
    await browser.open(REVIEW)
    for (const wrong of ['', 'x', token, `${token}x`]) {
      const answer = await browser.press(REVIEW, stayAt(hotel), { form: { token: wrong, key: 'a-key' } })
      expect([answer.status, answer.visit.refusal?.code]).toEqual([403, 'FORM_TOO_OLD'])
    }
    expect(await countBookings(api, guest)).toBe(0)
  })

  test('a form of another type, or one that is too large, is refused before it is read', async ({ site }) => {
    const browser = plainBrowser(site)
    const json = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    expect((await browser.press('/plain/sign-in', {}, { headers: json })).status).toBe(415)
    expect((await browser.press('/plain/sign-in', { phone: '9'.repeat(9000) })).status).toBe(413)
  })
})

describe('the session of a plain sign-in', () => {
  test('a plain sign-in opens a new session, whatever cookie was planted before', async ({ api, site, guest }) => {
    const browser = plainBrowser(site)
    browser.cookies.set('access_token', 'planted')
    const drawnBefore = (await browser.open('/plain/sign-in')).visit
    const { opened } = await signUp(api, browser)
    expect([opened.status, opened.to]).toEqual([303, '/plain/bookings'])
    const cookie = opened.setCookies.find((line) => line.startsWith('access_token='))
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(browser.cookies.get('access_token')).not.toBe('planted')

    const stale = await browser.press('/plain/bookings', {}, { form: drawnBefore })
    expect([stale.status, stale.visit.refusal?.code]).toEqual([403, 'FORM_TOO_OLD'])
    const drawnBy = (await browser.open('/plain/bookings')).visit
    signInAs(browser, guest)
    const ofAnother = await browser.press('/plain/bookings', {}, { form: drawnBy })
    expect(ofAnother.visit.refusal?.code).toBe('FORM_TOO_OLD')
  })

  test('a plain sign-in puts neither phone nor OTP into an address, and its pages are never cached', async ({
    api,
    site,
  }) => {
    const browser = plainBrowser(site)
    const { guest, asked, opened } = await signUp(api, browser)
    for (const answer of [asked, opened, await browser.open('/plain/bookings'), await browser.open('/plain/sign-in')]) {
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.to ?? '').not.toContain(guest.phone)
    }
  })

  test.for<[string, string]>([
    ['https://elsewhere.example/', '/plain/bookings'],
    ['//elsewhere.example/', '/plain/bookings'],
    ['/logout', '/plain/bookings'],
    [REVIEW, REVIEW],
    [`/hi${REVIEW}`, REVIEW],
  ])('a plain sign-in asked for %s leads to %s', async ([back, to], { site, guest }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const answer = await browser.open(`/plain/sign-in?${new URLSearchParams({ back })}`)
    expect([answer.status, answer.to]).toEqual([303, to])
  })

  test('a guest’s plain page leads to the sign-in once the session is over', async ({ api, site, guest, hotel }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const { visit } = await browser.open(REVIEW)
    await api.db.deleteFrom('sessions').where('user_id', '=', guest.id).execute()
    const to = `/plain/sign-in?${new URLSearchParams({ back: REVIEW })}`
    const pressed = await browser.press(REVIEW, stayAt(hotel), { form: visit })
    expect([pressed.status, pressed.to]).toEqual([303, to])
    expect((await browser.open(REVIEW)).to).toBe(to)
  })

  test('a plain sign-out ends the session', async ({ api, site, guest }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    expect((await browser.press('/plain/bookings', {})).to).toBe('/')
    expect(browser.cookies.has('access_token')).toBe(false)
    expect((await api.get(`/users/${guest.id}`, { headers: guest.headers })).status).toBe(401)
  })
})

describe('OTPs without scripts', () => {
  test('a wrong OTP and an expired OTP are refused alike, and the right OTP still works', async ({ api, site }) => {
    const browser = plainBrowser(site, '203.0.113.201')
    const guest = person()
    await browser.press('/plain/sign-up', guest)
    const right = await otpOf(api, `+91${guest.phone}`)
    const wrong = await browser.press('/plain/otp', { token: right === '000000' ? '111111' : '000000' })
    expect([wrong.status, wrong.visit.refusal?.code, wrong.visit.phone]).toEqual([
      422,
      'OTP_WRONG',
      `+91${guest.phone}`,
    ])
    expect((await browser.press('/plain/otp', { token: '' })).visit.refusal?.code).toBe('OTP_WRONG')
    api.clock.advance(6)
    expect((await browser.press('/plain/otp', { token: right })).visit.refusal?.code).toBe('OTP_WRONG')
    expect((await browser.press('/plain/otp', { act: 'resend' })).to).toBe('/plain/otp')
    expect((await browser.press('/plain/otp', { token: await otpOf(api, `+91${guest.phone}`) })).status).toBe(303)
  })

  test('the seventh OTP for an address within an hour is refused until a stated time', async ({ site }) => {
    const statuses = []
    for (let sends = 0; sends < 7; sends++) {
      const browser = plainBrowser(site, '203.0.113.202')
      const { status, visit } = await browser.press('/plain/sign-up', person())
      statuses.push(status)
      if (status !== 303) {
        expect(visit.refusal).toMatchObject({ code: 'OTP_LIMIT_REACHED', retryAfter: expect.any(Number) })
        expect(visit.typed['name']).toBe('Asha')
      }
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429])
  })

  test('an unknown phone leads to the sign-up, and a known phone to the sign-in', async ({ api, site, guest }) => {
    const browser = plainBrowser(site, '203.0.113.203')
    const unknown = await browser.press('/plain/sign-in', { phone: person().phone })
    expect([unknown.status, unknown.visit.refusal?.code]).toEqual([422, 'PHONE_NOT_REGISTERED'])
    const { phone } = await api.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow()
    const taken = await browser.press('/plain/sign-up', { ...person(), phone: phone.slice(3) })
    expect([taken.status, taken.visit.refusal?.code]).toEqual([409, 'PHONE_TAKEN'])
  })

  test('a taken email is corrected with the same OTP', async ({ api, site, guest }) => {
    const browser = plainBrowser(site, '203.0.113.204')
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow()
    const newcomer = { ...person(), email }
    await browser.press('/plain/sign-up', newcomer)
    const token = await otpOf(api, `+91${newcomer.phone}`)
    const taken = await browser.press('/plain/otp', { token })
    expect([taken.status, taken.visit.refusal?.code, taken.visit.typed['token']]).toEqual([409, 'EMAIL_TAKEN', token])
    expect((await browser.press('/plain/otp', { token, email: person().email })).status).toBe(303)
    const user = await api.db
      .selectFrom('users')
      .select('name')
      .where('phone', '=', `+91${newcomer.phone}`)
      .executeTakeFirst()
    expect(user?.name).toBe(newcomer.name)
  })
})

describe('a plain booking', () => {
  test('two presses on the button of a plain booking make one booking', async ({ api, site, guest, hotel }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const form = (await browser.open(REVIEW)).visit
    const press = () => browser.press(REVIEW, stayAt(hotel), { form })
    const answers = [...(await Promise.all([press(), press()])), await press()]
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1)
    expect(answers[0]?.to).toMatch(/^\/plain\/booking\?bookingid=/)
    expect(await countBookings(api, guest)).toBe(1)
  })

  test('a plain booking that is rendered again asks before a second one for the same time', async ({
    api,
    site,
    guest,
    city,
  }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 2 })
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    expect((await browser.press(REVIEW, stayAt(hotel))).status).toBe(303)
    const asked = await browser.press(REVIEW, stayAt(hotel))
    expect([asked.status, asked.visit.refusal?.code]).toEqual([409, 'OVERLAPS_YOURS'])
    expect((await browser.press(REVIEW, { ...stayAt(hotel), another: 'yes' })).status).toBe(303)
    expect(await countBookings(api, guest)).toBe(2)
  })

  test('a plain booking for a room that was sold meanwhile is refused, and the next press is a new attempt', async ({
    api,
    site,
    guest,
    hotel,
    steps,
  }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const form = (await browser.open(REVIEW)).visit
    await steps.paid(await buildGuest(api.db), hotel)
    const sold = await browser.press(REVIEW, stayAt(hotel), { form })
    expect([sold.status, sold.visit.refusal?.code]).toEqual([409, 'SOLD_OUT'])
    expect(sold.visit.key).not.toBe(form.key)
    expect(sold.visit.typed['name']).toBe('Asha Rao')
    expect(await countBookings(api, guest)).toBe(0)
  })

  test('a plain booking that would cost more than the page said is refused', async ({ api, site, guest, hotel }) => {
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const dearer = await browser.press(REVIEW, stayAt(hotel, { shown_total: 1 }))
    expect([dearer.status, dearer.visit.refusal?.code]).toEqual([409, 'PRICE_CHANGED'])
    expect(await countBookings(api, guest)).toBe(0)
  })

  test.for(['', '[]', 'null', '"a"', '{', '{"hotelId":"none"}'])(
    'a plain booking for a stay that no page showed, %s, is refused',
    async (stay, { api, site, guest, hotel }) => {
      const browser = plainBrowser(site)
      signInAs(browser, guest)
      const answer = await browser.press(REVIEW, { ...stayAt(hotel), stay })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(await countBookings(api, guest)).toBe(0)
    },
  )

  test('a plain booking is cancelled once, and only by its guest', async ({ api, site, guest, hotel, steps }) => {
    const { id } = await steps.paid(guest, hotel)
    const path = `/plain/booking?bookingid=${id}`
    const stranger = plainBrowser(site)
    signInAs(stranger, await buildGuest(api.db))
    expect((await stranger.press(path, {})).status).toBe(404)
    expect((await steps.read(guest, id)).status).toBe('completed')
    const browser = plainBrowser(site)
    signInAs(browser, guest)
    const form = (await browser.open(path)).visit
    const answers = await Promise.all([browser.press(path, {}, { form }), browser.press(path, {}, { form })])
    expect(answers.map(({ status, to }) => [status, to])).toEqual([
      [303, path],
      [303, path],
    ])
    const { status, refunds } = await steps.read(guest, id)
    expect([status, refunds.length]).toEqual(['cancelled', 1])
    const again = await browser.press(path, {})
    expect([again.status, again.visit.refusal?.code]).toEqual([409, 'ALREADY_CANCELLED'])
  })
})
