/** Tests that the office is alerted while it owes somebody an answer (decision 0100). */
import { expect } from 'vitest'
import { findLateAnswers } from '#server/features/feedback/late-answers.ts'
import { officeTest, post } from './office-steps.ts'

const test = officeTest.extend('late', ({ api, steps }) => ({
  alarms: () => api.faults.filter((fault) => 'event' in fault && fault.event === 'answers_late'),
  tickets: async () => (await findLateAnswers(api.db, api.clock.now())).map(({ ticket }) => ticket),
  /** Counts the texts that each operator got. */
  async texts(): Promise<number[]> {
    const operators = await api.db.selectFrom('operators').select('phone').execute()
    const sent = await Promise.all(operators.map(({ phone }) => steps.messagesTo(phone)))
    return sent.map((texts) => texts.filter((text) => text.includes('an answer is late')).length)
  },
}))

test('a late answer alerts the office, and texts each operator once per ticket', async ({
  api,
  support,
  steps,
  late,
}) => {
  const phone = '9876500044'
  const complaint = (await api.post('/feedback', { kind: 'complaint', message: 'They took ₹200.', phone })).body.ticket
  await api.post('/feedback', { kind: 'feedback', message: 'The lift was slow.' })
  const back = 48 * 60
  await steps.runJob('watch-answers')
  expect([await late.tickets(), late.alarms()]).toEqual([[], []])
  api.clock.advance(back)
  try {
    await steps.runJob('watch-answers')
    api.clock.advance(5)
    await steps.runJob('watch-answers')
    expect(await late.tickets()).toEqual([complaint])
    expect(late.alarms()).toMatchObject([{ late: 1, first: complaint }])
    expect([...new Set(await late.texts())]).toEqual([1])
    await post(api, support, `/office/cases/${complaint}/answer`, { text: 'We asked the hotel.' })
    expect(await late.tickets()).toEqual([])
  } finally {
    api.clock.advance(-back - 5)
  }
})
