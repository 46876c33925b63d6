/** Operators can also get alarms by email, at an address verified with a code (decision 0114). */
import { expect } from 'vitest'
import { alertOperators } from '#server/features/alarms/alert-operators.ts'
import { endOperatorByCommand } from '#server/features/office/people/people-by-command.ts'
import { buildOperator, type BuiltStaff } from '../builders.ts'
import { codeOf, officeTest } from './office-steps.ts'
import { atCheckin } from './relocation-test.ts'
import type { Api } from './start-api.ts'

const PATH = '/office/alarm-email'
const ALARM = 'Uncle: guests say that they were turned away. Open Now in the office.'

let serial = 0
const newAddress = () => `asha${++serial}@home.example`

async function mailsTo(api: Api, address: string) {
  await api.worker.drain()
  const sent = api.db.selectFrom('dev_messages').select(['channel', 'subject', 'body']).where('recipient', '=', address)
  return sent.orderBy('id').execute()
}

/** Reads the code from the last email to an address. */
const codeTo = async (api: Api, address: string) =>
  /type (\d{6}) /.exec((await mailsTo(api, address)).at(-1)?.body ?? '')?.[1] ?? ''

/** Changes one digit of a code. */
const wrong = (code: string) => String((Number(code[0]) + 1) % 10) + code.slice(1)

const ofOperator = (api: Api, { id, headers }: BuiltStaff) => {
  const me = {
    read: async () => (await api.get(PATH, { headers })).body,
    send: (email: string) => api.post(PATH, { email }, { headers }),
    verify: (code: string) => api.post(`${PATH}/verify`, { code }, { headers }),
    end: () => api.post(`${PATH}/end`, undefined, { headers }),
    acts: async () => {
      const rows = await api.db
        .selectFrom('operator_actions')
        .selectAll()
        .where('operator_id', '=', id)
        .orderBy('id')
        .execute()
      expect(JSON.stringify(rows)).not.toContain('@')
      return rows.map(({ action }) => action)
    },
    /** requests a code and returns it */
    async ask(email: string) {
      expect((await me.send(email)).body.pending.email).toBe(email)
      return codeTo(api, email)
    },
    async prove(email: string) {
      expect((await me.verify(await me.ask(email))).body).toEqual({ email, pending: null })
    },
  }
  return me
}

const test = officeTest.extend('me', ({ api, support }) => ofOperator(api, support))

test('an alarm is sent once to each verified address, and to no other', async ({
  api,
  first,
  guest,
  steps,
  admin,
  me,
}) => {
  const [address, waiting, other] = [newAddress(), newAddress(), newAddress()]
  expect(await me.read()).toEqual({ email: null, pending: null })
  await me.prove(address)
  expect((await mailsTo(api, address)).map(({ subject }) => subject)).toEqual(['Uncle: your code'])
  await me.ask(waiting)
  await ofOperator(api, admin).ask(other)
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await steps.turnedAway(guest, id)
  const again = { news: 'turned_away', once: `turned-away:${id}` } as const
  await api.db.transaction().execute((trx) => alertOperators(trx, again, api.clock.now()))
  back()
  expect((await mailsTo(api, address)).slice(1)).toEqual([
    { channel: 'email', subject: 'Uncle: guests say that they were turned away', body: ALARM },
  ])
  expect((await mailsTo(api, waiting)).map(({ body }) => body)).not.toContain(ALARM)
  expect((await mailsTo(api, other)).map(({ body }) => body)).not.toContain(ALARM)
})

test('a verified address gets alarms until a new one is verified, or until its operator stops the emails', async ({
  api,
  me,
}) => {
  const [former, next] = [newAddress(), newAddress()]
  await me.prove(former)
  const code = await me.ask(next)
  expect(await me.read()).toMatchObject({ email: former, pending: { email: next } })
  // Requesting a code for the address that is already verified cancels the change.
  expect((await me.send(former.toUpperCase())).body).toEqual({ email: former, pending: null })
  expect(codeOf(await me.verify(code))).toBe('EMAIL_CODE_OVER')
  api.clock.advance(1)
  await me.prove(next)
  expect((await me.end()).body).toEqual({ email: null, pending: null })
  expect((await me.end()).body).toEqual({ email: null, pending: null })
  expect(await me.acts()).toEqual(['alarm_email_set', 'alarm_email_set', 'alarm_email_ended'])
})

test('a code is invalid after five wrong tries, and a new code allows five more', async ({ api, me }) => {
  const address = newAddress()
  const code = await me.ask(address)
  const refused: unknown[] = []
  for (const typed of [...Array.from({ length: 5 }, () => wrong(code)), code])
    refused.push(codeOf(await me.verify(typed)))
  const [over, not] = ['EMAIL_CODE_OVER', 'EMAIL_CODE_WRONG']
  expect(refused).toEqual([not, not, not, not, over, over])
  expect((await me.read()).email).toBeNull()
  api.clock.advance(1)
  await me.prove(address)
  expect(await me.acts()).toEqual(['alarm_email_set'])
})

test('a code expires after 15 minutes', async ({ api, me }) => {
  const [address, other] = [newAddress(), newAddress()]
  const code = await me.ask(address)
  api.clock.advance(15)
  expect(codeOf(await me.verify(code))).toBe('EMAIL_CODE_OVER')
  const late = await me.ask(other)
  api.clock.advance(14)
  expect((await me.verify(late)).status).toBe(200)
})

test('a code is valid only for its own operator and address', async ({ api, admin, me }) => {
  const [shared, corrected] = [newAddress(), newAddress()]
  const colleague = ofOperator(api, admin)
  const code = await me.ask(shared)
  const theirs = await colleague.ask(shared)
  expect(codeOf(await me.verify(theirs))).toBe('EMAIL_CODE_WRONG')
  expect(codeOf(await colleague.verify(code))).toBe('EMAIL_CODE_WRONG')
  await me.ask(corrected)
  expect(codeOf(await me.verify(code))).toBe('EMAIL_CODE_WRONG')
})

test('simultaneous tries count separately: a right code verifies once, and two wrong codes count twice', async ({
  api,
  support,
  me,
}) => {
  const code = await me.ask(newAddress())
  const triesNow = async () =>
    (
      await api.db
        .selectFrom('operator_emails')
        .select('tries')
        .where('operator_id', '=', support.id)
        .executeTakeFirstOrThrow()
    ).tries
  await Promise.all([me.verify(wrong(code)), me.verify(wrong(code))])
  expect(await triesNow()).toBe(2)
  const answers = await Promise.all([me.verify(code), me.verify(code)])
  expect(answers.map((answer) => codeOf(answer) ?? 'verified').toSorted()).toEqual(['EMAIL_CODE_OVER', 'verified'])
  expect(await me.acts()).toEqual(['alarm_email_set'])
})

test('two simultaneous requests for an address send one code', async ({ api, me }) => {
  const address = newAddress()
  const answers = await Promise.all([me.send(address), me.send(address)])
  expect(answers.map((answer) => codeOf(answer) ?? 'sent').toSorted()).toEqual(['OTP_TOO_SOON', 'sent'])
  expect(await mailsTo(api, address)).toHaveLength(1)
})

test('an operator may request five codes a day, even after stopping the emails', async ({ me }) => {
  const address = newAddress()
  await me.ask(address)
  const soon = await me.send(address)
  expect([codeOf(soon), soon.headers['retry-after']]).toEqual(['OTP_TOO_SOON', '30'])
  for (let sent = 1; sent < 5; sent++) await me.ask(newAddress())
  await me.end()
  const full = await me.send(newAddress())
  expect([codeOf(full), full.headers['retry-after']]).toEqual(['OTP_LIMIT_REACHED', String(24 * 3600)])
})

test.for([
  ['', 'EMAIL_REQUIRED'],
  ['asha', 'EMAIL_INVALID'],
  [`${'a'.repeat(250)}@b.in`, 'EMAIL_INVALID'],
] as const)('the address "%s" is refused as %s', async ([email, code], { me }) => {
  expect(codeOf(await me.send(email))).toBe(code)
})

test('an operator’s address is deleted when the role ends, in the office or by command', async ({ api, admin }) => {
  const left = async ({ id }: BuiltStaff) =>
    api.db.selectFrom('operator_emails').select('email').where('operator_id', '=', id).execute()
  const [one, other] = [await buildOperator(api.db), await buildOperator(api.db)]
  await ofOperator(api, one).prove(newAddress())
  await ofOperator(api, other).ask(newAddress())
  const ended = await api.post(
    `/office/operators/${one.id}/end`,
    { reason: 'They left us' },
    { headers: { ...admin.headers, 'idempotency-key': `end ${one.id}` } },
  )
  expect(ended.status).toBe(200)
  expect(await left(one)).toEqual([])
  expect(await left(other)).toHaveLength(1)
  await endOperatorByCommand(api.db, { phone: other.phone, operator: 'test' }, api.clock.now())
  expect(await left(other)).toEqual([])
})
