import { sql } from 'kysely'
import { expect } from 'vitest'
import { istDateOf } from '#domain/kernel/ist.ts'
import { pictureKeys } from '#server/features/pictures/picture-keys.ts'
import { pictureSeal } from '#server/features/pictures/picture-seal.ts'
import { openPans, renewPanKeys } from '#server/features/ledger/hotel-pans.ts'
import { codeOf, goOn, officeBooksTest } from './office-books-steps.ts'
import type { Api, Body } from './start-api.ts'

const PAN = 'ABCPK1234L'
const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'

const test = officeBooksTest

const dayOf = (api: Api) => istDateOf(api.clock.now())

test('a PAN is stored encrypted, shown by its last characters, and complete only in the file for form 26Q', async ({
  api,
  hotel,
  guest,
  steps,
  admin,
  other,
}) => {
  const proposed = await admin.do(`hotels/${hotel.id}/terms`, {
    from: dayOf(api),
    commission: null,
    pan: 'given',
    pan_number: PAN,
  })
  expect(proposed.status).toBe(200)
  const [{ id }] = proposed.body
  expect(proposed.body[0]).toMatchObject({ pan: 'given', pan_ending: '234L' })
  expect(JSON.stringify(proposed.body)).not.toContain(PAN)
  expect(codeOf(await other.do('terms/decide', { proposal_id: id, decision: 'confirm' }))).toBeUndefined()

  await steps.paid(guest, hotel, { payAtHotel: true })
  await goOn(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const file = await admin.get('returns/2026-12/26q/csv')
  expect(file.body).toContain(PAN)
  const { returns } = await admin.read('returns/2026-12')
  const figures = returns.find(({ kind }: Body) => kind === '26q').figures
  expect(figures).toMatchObject([
    { figure: 'deductees', count: 1 },
    { figure: 'deductees_pan_not_kept', count: 0 },
    { figure: 'deductees_without_pan', count: 0 },
  ])
  const log = await sql<{ text: string }>`select string_agg(a::text, ' ') as text from operator_actions a`.execute(
    api.db,
  )
  expect(log.rows[0]?.text).not.toContain(PAN)
  const [row] = await api.db.selectFrom('hotel_pans').selectAll().where('terms_id', '=', id).execute()
  expect(row?.sealed.toString('latin1')).not.toContain(PAN)
})

test.for([
  [{ pan: 'given', pan_number: 'ABCPK12345' }],
  [{ pan: 'missing', pan_number: PAN }],
  [{ pan: 'given_small', pan_number: 'ABCCK1234L' }],
])('terms with the PAN fields %j are refused', async ([fields], { api, hotel, admin }) => {
  const day = dayOf(api)
  const refused = await admin.do(`hotels/${hotel.id}/terms`, { from: day, commission: null, ...fields })
  expect(codeOf(refused)).toBe('PAN_NUMBER_INVALID')
})

test('the database keeps the PAN in confirmed terms, and accepts none for them later', async ({
  api,
  hotel,
  admin,
  other,
}) => {
  const day = dayOf(api)
  const terms = { from: day, commission: null, pan: 'given', pan_number: PAN }
  const [{ id }] = (await admin.do(`hotels/${hotel.id}/terms`, terms)).body
  await other.do('terms/decide', { proposal_id: id, decision: 'confirm' })
  const refused = (work: Promise<unknown>, constraint: string) =>
    expect(work.catch((error: { constraint?: string }) => error.constraint)).resolves.toBe(constraint)
  const { db } = api
  await refused(
    db.updateTable('hotel_pans').set({ ending: '999Z' }).where('terms_id', '=', id).execute(),
    'hotel_pans_stay',
  )
  await refused(db.deleteFrom('hotel_pans').where('terms_id', '=', id).execute(), 'hotel_pans_stay')
  const [{ id: bare }] = (await admin.do(`hotels/${hotel.id}/terms`, { ...terms, pan_number: undefined })).body
  await other.do('terms/decide', { proposal_id: bare, decision: 'confirm' })
  const late = { terms_id: bare, sealed: Buffer.from('x'), encrypted_key: Buffer.from('x'), ending: '234L' }
  await refused(db.insertInto('hotel_pans').values(late).execute(), 'hotel_pans_with_proposal')
})

test('changing the master key encrypts the PANs’ keys again, and the PANs open with the new key', async ({
  api,
  hotel,
  admin,
}) => {
  const terms = { from: dayOf(api), commission: null, pan: 'given', pan_number: PAN }
  const [{ id }] = (await admin.do(`hotels/${hotel.id}/terms`, terms)).body
  const current = Buffer.alloc(32, 7)
  const both = pictureSeal(() => ({ current, previous: pictureKeys(api.services.env)().current }))
  const newOnly = { db: api.db, seal: pictureSeal(() => ({ current })) }
  expect(await renewPanKeys({ db: api.db, seal: both })).toBeGreaterThan(0)
  expect(await renewPanKeys({ db: api.db, seal: both })).toBe(0)
  expect(await openPans(newOnly, [{ panTerms: id }, { panTerms: null }])).toEqual(new Map([[id, PAN]]))
})
