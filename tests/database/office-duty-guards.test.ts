/** Tests the constraints on when operators are on duty (decision 0114). */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { refusalOf } from './refusal-of.ts'

const AT = new Date('2026-12-01T09:00:00+05:30')
const after = (hours: number) => new Date(AT.getTime() + hours * 3_600_000)
let serial = 0

await describeBothEngines('duty in the office', (engine) => {
  const givenOperator = async () => {
    const n = String(++serial).padStart(8, '0')
    const operator = { name: `Operator ${n}`, phone: `+9183${n}`, role: 'support' as const }
    const { id } = await engine.db
      .insertInto('operators')
      .values({ ...operator, granted_by: 'test', granted_at: AT })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const insert = (row: Omit<NewRow<'office_duty'>, 'from_at'>) =>
    refusalOf(
      engine.db
        .insertInto('office_duty')
        .values({ from_at: AT, ...row })
        .execute(),
    )

  it.each<[string, string, Partial<NewRow<'office_duty'>>]>([
    ['of eight hours', 'nothing', {}],
    ['of more than twelve hours', 'office_duty_hours', { until_at: after(13) }],
    ['that ends before it begins', 'office_duty_hours', { until_at: after(-1) }],
    ['that was ended after its end', 'office_duty_end_within', { ended_at: after(9) }],
  ])('a duty %s violates %s', async (_what, refusal, fields) => {
    expect(await insert({ operator_id: await givenOperator(), until_at: after(8), ...fields })).toBe(refusal)
  })

  it('an operator has one duty at a time, and an ended duty never changes', async () => {
    const operator_id = await givenOperator()
    expect(await insert({ operator_id, until_at: after(4) })).toBe('nothing')
    expect(await insert({ operator_id, until_at: after(8) })).toBe('office_duty_one')
    const change = (set: Partial<NewRow<'office_duty'>>) =>
      refusalOf(engine.db.updateTable('office_duty').set(set).where('operator_id', '=', operator_id).execute())
    expect(await change({ until_at: after(5) })).toBe('office_duty_stays')
    expect(await change({ ended_at: after(2) })).toBe('nothing')
    expect(await change({ ended_at: null })).toBe('office_duty_stays')
    expect(await insert({ operator_id, until_at: after(8) })).toBe('nothing')
  })
})
