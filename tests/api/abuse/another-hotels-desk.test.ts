import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../../builders.ts'
import { deskTest as test } from '../desk-acts.ts'
import { asElsewhere } from '../elsewhere.ts'

/*
 * A manager hires a rival's manager by phone, pairs a phone of their own as that person, and switches to the own post:
 * the new session forgot that it began by pairing, and led to the rival's desk.
 */

let addresses = 0
const asToken = (token: string) => ({ headers: { authorization: token } })

test('a paired phone never leads to another hotel, however often it switches', async ({ api, city, hotel }) => {
  const attacker = await buildStaff(api.db, hotel, { role: 'manager' })
  const rival = await buildHotel(api.db, city)
  const victim = await buildStaff(api.db, rival, { role: 'manager', name: 'Victor Manager' })
  const hired = await api.post(
    '/desk/staff',
    { name: 'Victor Manager', phone: victim.phone, role: 'manager' },
    { headers: attacker.headers },
  )
  const { code } = (await api.post(`/desk/staff/${hired.body.id}/pairing-code`, {}, { headers: attacker.headers })).body
  const paired = await api.post('/desk/pair', { code }, { remoteAddress: `198.51.100.${++addresses}` })

  let token: string = paired.body.token
  for (let time = 1; time <= 3; time++) {
    const switched = await api.post('/desk/switch', { staff_id: hired.body.id }, asToken(token))
    expect(switched.status).toBe(200)
    expect(switched.body.posts, `after switch ${time}`).toMatchObject([{ hotel: { id: hotel.id } }])
    token = String(switched.cookies.find(({ name }) => name === 'desk_token')?.value)
    const away = await api.post('/desk/switch', { staff_id: victim.id }, asToken(token))
    expect([away.status, away.body.error.code]).toEqual([404, 'NOT_FOUND'])
  }
  await asElsewhere(api, async () => {
    const made = await api.post('/desk/passkeys/ask', { wish: 'make' }, asToken(token))
    expect(made.body.error.code, 'nobody makes a passkey for somebody else').toBe('PASSKEY_NOT_HERE')
  })
  expect((await api.get('/desk/staff', { headers: victim.headers })).status, 'the true manager is not locked out').toBe(
    200,
  )
})

test('a second press of a switch finds the session ended, and opens no other', async ({ api, city, hotel }) => {
  const own = await buildStaff(api.db, hotel)
  const second = await buildHotel(api.db, city)
  const there = await buildStaff(api.db, second, { phone: own.phone })
  const press = () => api.post('/desk/switch', { staff_id: there.id }, { headers: own.headers })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
})
