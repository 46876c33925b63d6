/** Saved views: filters that operators save under a name, for each list in the office. */
import { describe, expect } from 'vitest'
import type { ViewedList } from '#domain/office/saved-views.ts'
import { buildOperator } from '../builders.ts'
import { listTest as test } from './office-list-steps.ts'
import { codeOf, get, post, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

/** For each list, a valid filter and a filter that only another list accepts. */
const LISTS = [
  ['bookings', { state: 'unseen', city: 3, hotel: 'Mogra' }, { state: 'draft' }],
  ['hotels', { state: 'published', lacks: 'bank', text: 'Pune' }, { only: 'blocked' }],
  ['guests', { only: 'no_shows' }, { text: 'Asha Rao' }],
  ['payouts', { state: 'sent', month: 'last_month', hotel: 'Mogra' }, { days: 'today' }],
] as const satisfies readonly (readonly [ViewedList, object, object])[]

const save = (api: Api, who: Caller, name: string, more: object = {}) =>
  post(api, who, '/office/views', { name, is_shared: false, list: 'bookings', filter: { days: 'today' }, ...more })
const viewsOf = async (api: Api, who: Caller): Promise<Body[]> => (await get(api, who, '/office/views')).views
const namesOf = async (api: Api, who: Caller): Promise<string[]> =>
  (await viewsOf(api, who)).map(({ name }: Body) => name)

test.for(LISTS)(
  'a view of the list of %s is saved, renamed and deleted, and refused with another list’s filter',
  async ([list, filter, foreign], { api, support, admin }) => {
    expect(codeOf(await save(api, support, 'Mine', { list, filter: foreign }))).toBe('FILTER_INVALID')
    const { body } = await save(api, support, 'Mine', { list, filter })
    expect(body.views).toMatchObject([{ list, name: 'Mine', filter, saved_by: null, can_change: true }])
    expect(await viewsOf(api, support)).toEqual(body.views)
    expect(await viewsOf(api, admin)).toEqual([])
    const path = `/office/views/${body.views[0].id}`
    expect(codeOf(await post(api, admin, `${path}/change`, { name: 'Yours', is_shared: true }))).toBe('NOT_FOUND')
    expect(codeOf(await post(api, admin, `${path}/delete`, {}))).toBe('NOT_FOUND')
    const renamed = await post(api, support, `${path}/change`, { name: 'Each morning', is_shared: false })
    expect(renamed.body.views).toMatchObject([{ list, name: 'Each morning', filter }])
    expect((await post(api, support, `${path}/delete`, {})).body.views).toEqual([])
  },
)

test('a view’s name is unique in each list', async ({ api, support }) => {
  for (const [list, filter] of LISTS) expect((await save(api, support, 'Mine', { list, filter })).status).toBe(200)
  expect(codeOf(await save(api, support, 'MINE', { list: 'hotels', filter: {} }))).toBe('VIEW_EXISTS')
  expect(await namesOf(api, support)).toEqual(['Mine', 'Mine', 'Mine', 'Mine'])
})

test('a view with an outdated filter is listed without the filter, and its owner can only rename or delete it', async ({
  api,
  support,
}) => {
  const { body } = await save(api, support, 'Of last year', { list: 'hotels', filter: { state: 'draft' } })
  const [{ id }] = body.views
  const outdated = JSON.stringify({ state: 'asleep' })
  await api.db.updateTable('saved_views').set({ filter: outdated }).where('id', '=', id).execute()
  expect(await viewsOf(api, support)).toMatchObject([{ name: 'Of last year', filter: null, can_change: true }])
  const renamed = await post(api, support, `/office/views/${id}/change`, { name: 'Old', is_shared: false })
  expect(renamed.body.views).toMatchObject([{ name: 'Old', filter: null }])
  expect((await post(api, support, `/office/views/${id}/delete`, {})).body.views).toEqual([])
})

test('only its owner sees a private view, everybody sees a shared view, and any admin may change a shared view', async ({
  api,
  admin,
  support,
}) => {
  const other = await buildOperator(api.db, { role: 'admin' })
  expect((await save(api, support, '  Pune   today ')).body.views).toMatchObject([
    { name: 'Pune today', filter: { days: 'today' }, is_shared: false, saved_by: null, can_change: true },
  ])
  expect(await namesOf(api, admin)).toEqual([])
  expect(codeOf(await save(api, support, 'pune TODAY'))).toBe('VIEW_EXISTS')
  expect(codeOf(await save(api, support, 'Ours', { is_shared: true }))).toBe('ADMINS_ONLY')
  const [shared] = (await save(api, admin, 'Ours', { is_shared: true })).body.views
  expect(await viewsOf(api, support)).toMatchObject([
    { name: 'Pune today' },
    { name: 'Ours', saved_by: 'Ritu Bansal', can_change: false },
  ])
  const change = (who: Caller, name: string, isShared: boolean) =>
    post(api, who, `/office/views/${shared.id}/change`, { name, is_shared: isShared })
  expect(codeOf(await change(support, 'Mine', true))).toBe('NOT_FOUND')
  expect((await change(other, 'All of ours', true)).status).toBe(200)
  expect(await namesOf(api, support)).toEqual(['Pune today', 'All of ours'])
  expect((await change(admin, 'All of ours', false)).status).toBe(200)
  expect(codeOf(await change(other, 'Again', true))).toBe('NOT_FOUND')
  expect(await namesOf(api, support)).toEqual(['Pune today'])
  expect((await get(api, admin, '/office/log?act=view_shared')).entries).toHaveLength(1)
  expect((await post(api, admin, `/office/views/${shared.id}/delete`, {})).body.views).toEqual([])
  expect(codeOf(await post(api, admin, `/office/views/${shared.id}/delete`, {}))).toBe('NOT_FOUND')
})

test('one person saves at most twenty views, even from two windows simultaneously', async ({ api, support }) => {
  for (let n = 1; n <= 19; n++) await save(api, support, `View ${n}`, n % 2 ? {} : { list: 'hotels', filter: {} })
  const both = await Promise.all([save(api, support, 'Left'), save(api, support, 'Right')])
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(both.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['TOO_MANY_VIEWS'])
  expect(await namesOf(api, support)).toHaveLength(20)
})

describe('views that are refused', () => {
  test('a view is refused without a name, with a long name, and with a filter that lists nothing', async ({
    api,
    support,
  }) => {
    expect(codeOf(await save(api, support, ' '))).toBe('NAME_REQUIRED')
    expect(codeOf(await save(api, support, 'x'.repeat(41)))).toBe('NAME_INVALID')
    expect(codeOf(await save(api, support, 'x', { filter: { from: '2026-02-31' } }))).toBe('FROM_INVALID')
    expect((await save(api, support, 'x', { filter: { anything: 1 } })).status).toBe(422)
    expect((await save(api, support, 'x', { list: 'coupons' })).status).toBe(422)
    expect(await namesOf(api, support)).toEqual([])
  })

  test('a view is refused with a phone number or an email address in its name or filter', async ({ api, support }) => {
    for (const contact of ['9800000001', '+91 98000-00001', 'asha@home.example']) {
      expect(codeOf(await save(api, support, contact)), contact).toBe('NAME_INVALID')
      for (const [list, filter] of [
        ['bookings', { hotel: contact }],
        ['hotels', { text: contact }],
        ['payouts', { hotel: contact }],
      ] as const)
        expect(codeOf(await save(api, support, 'x', { list, filter })), `${list} ${contact}`).toBe('FILTER_INVALID')
    }
    const [{ id }] = (await save(api, support, 'Pune')).body.views
    const renamed = await post(api, support, `/office/views/${id}/change`, { name: '9800000001', is_shared: false })
    expect(codeOf(renamed)).toBe('NAME_INVALID')
    expect(await namesOf(api, support)).toEqual(['Pune'])
  })
})
