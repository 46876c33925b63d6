/**
 * The office says who caused a move. Only a move that the hotel caused costs the hotel rank and opens a case (findings
 * C14).
 */
import { expect } from 'vitest'
import { buildOperator, buildStaff } from '../../builders.ts'
import { officeOf } from '../office-steps.ts'
import { buildNear, caseOf, codeOf, relocationTest as test } from '../relocation-test.ts'

test.for([
  ['guest', 0, 'uncle', 0],
  ['uncle', 0, 'uncle', 0],
  ['hotel', 100, 'hotel', 1],
] as const)(
  'a move caused by the %s costs the hotel %i points of its rank',
  async ([fault, rank, bearer, cases], { api, place, first, guest, steps }) => {
    const other = await buildNear(api.db, place)
    const office = officeOf(api, await buildOperator(api.db))
    const { headers } = await buildStaff(api.db, first, { role: 'manager' })
    const { id } = await steps.paid(guest, first)
    expect(codeOf(await office.plan(id, { act: 'move', hotelId: other.id }))).toBe('FOR_REQUIRED')
    const done = await office.do(
      id,
      { act: 'move', hotelId: other.id, for: fault },
      'They asked for another part of town',
    )
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(await caseOf(api, id)).toMatchObject({ outcome: 'moved', borne_by: bearer, moved_by: 'office', cost: 1575 })
    const hotel = api.db.selectFrom('hotels').select('rank_lost').where('id', '=', first.id)
    expect(await hotel.executeTakeFirst()).toEqual({ rank_lost: rank })
    const { body } = await api.get('/desk/cases', { headers })
    expect([body.rank_lost, body.cases.length]).toEqual([rank, cases])
  },
)
