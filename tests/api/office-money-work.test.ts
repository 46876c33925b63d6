import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildOperator } from '../builders.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { officeTest as test, get, post, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

/** Reads one kind of work on the page Now once the cached ledger sums are outdated. */
async function workOf(api: Api, who: Caller, kind: string): Promise<Body[]> {
  api.clock.advance(2)
  return (await get(api, who, '/office/now')).work.filter((work: Body) => work.kind === kind)
}

describe('the page Now and work on the books', () => {
  test('Now lists proposals besides bookings that wait for a second person, with links to confirm them', async ({
    api,
    hotel,
    admin,
  }) => {
    const body = {
      holder: 'Lantern LLP',
      number: '123456780417',
      ifsc: 'HDFC0000123',
      bank: 'HDFC',
      reason: 'By letter',
    }
    const proposed = await api.post(`/office/hotels/${hotel.id}/bank-accounts`, body, { headers: admin.headers })
    expect(proposed.status, JSON.stringify(proposed.body)).toBe(200)
    const own = (await workOf(api, admin, 'to_confirm')).filter(({ hotel_id }) => hotel_id === hotel.id)
    expect(own).toMatchObject([{ note: 'bank_account', key: expect.stringMatching(/^to_confirm:bank_account:\d+$/) }])
  })

  test('Now counts published hotels without terms or bank details, and the list of hotels shows them', async ({
    api,
    hotel,
    admin,
  }) => {
    const counted = async () =>
      Object.fromEntries((await workOf(api, admin, 'hotels_lack')).map(({ note, amount }) => [note, amount]))
    const before = await counted()
    expect(before.bank).toBeGreaterThan(0)
    const second = await buildOperator(api.db, { role: 'admin' })
    const listed = async (lacks: string) =>
      (
        await get(api, admin, `/office/hotels?lacks=${lacks}&text=${encodeURIComponent(await nameOf(api, hotel.id))}`)
      ).hotels.map(({ id }: Body) => id)
    expect(await listed('bank')).toContain(hotel.id)
    await sql`insert into hotel_bank_accounts (hotel_id, holder, account_number, ifsc, bank_name, proposed_by, proposed_at,
        reason, confirmed_by, confirmed_at, counts_from)
      select ${hotel.id}, 'Lantern', '123456780417', 'HDFC0000123', 'HDFC', ${admin.id}::uuid, '2026-11-01', 'By letter',
        ${second.id}::uuid, '2026-11-02', '2026-11-05'`.execute(api.db)
    expect(await counted()).toEqual({ ...before, bank: before.bank - 1 })
    expect(await listed('bank')).not.toContain(hotel.id)
    expect(await listed('terms')).toContain(hotel.id)
  })

  test('Now reports differences in the books until a check finds none', async ({ api, admin }) => {
    const check = (differences: number) =>
      sql`insert into book_checks (at, differences, found) values (${api.clock.now()}, ${differences}, '[]')`.execute(
        api.db,
      )
    await check(2)
    const { since, ...work } = (await workOf(api, admin, 'books_differ'))[0]
    const due = toIstIso(addMinutes(new Date(since), 60))
    expect(work).toMatchObject({ amount: 2, due, due_is_ours: true })
    // Work whose deadline we set ourselves can be put off beyond that deadline.
    const snooze = { key: work.key, until: toIstIso(addMinutes(new Date(due), 60)) }
    expect((await post(api, admin, '/office/work/snooze', snooze)).status).toBe(200)
    await check(0)
    expect(await workOf(api, admin, 'books_differ')).toEqual([])
  })
})

const nameOf = async (api: Api, id: number): Promise<string> => (await api.get(`/hotels/${id}`)).body.name
