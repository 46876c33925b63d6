/** Tests what the schema keeps of messages that their senders follow (decision 0100). */
import { expect, it } from 'vitest'
import type { FeedbackKind } from '#domain/feedback/feedback.ts'
import type { TicketEntryKind } from '#domain/feedback/followed-ticket.ts'
import { describeBothEngines } from './both-engines.ts'
import { refusalOf } from './refusal-of.ts'

const NOW = new Date('2026-12-05T09:40:00+05:30')
let tickets = 0

await describeBothEngines('a message that its sender follows', (engine) => {
  const send = async (kind: FeedbackKind, settled: Date | null = null): Promise<number> => {
    const row = { ticket: `C-${++tickets}`, kind, message: 'They took ₹200.', settled_at: settled }
    return (await engine.db.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const write = (feedback_id: number, kind: string) =>
    refusalOf(
      engine.db
        .insertInto('feedback_entries')
        .values({ feedback_id, kind: kind as TicketEntryKind, body: 'More.', written_at: NOW })
        .execute(),
    )

  it.each([
    ['complaint', null, 'added', 'nothing'],
    ['complaint', NOW, 'added', 'feedback_entries_of_open_message'],
    ['complaint', null, 'taken_back', 'nothing'],
    ['complaint', NOW, 'officer_asked', 'nothing'],
    ['feedback', null, 'officer_asked', 'feedback_entries_of_open_message'],
    ['complaint', null, 'settled', 'feedback_entries_kind_known'],
  ] as const)('a %s that was settled at %s takes an entry of kind %s: %s', async (kind, settled, entry, refusal) => {
    expect(await write(await send(kind, settled), entry)).toBe(refusal)
  })

  it('takes nothing after it was taken back, and the officer is asked once', async () => {
    const back = await send('complaint')
    expect(await write(back, 'taken_back')).toBe('nothing')
    expect(await write(back, 'added')).toBe('feedback_entries_of_open_message')
    const asked = await send('complaint')
    expect(await write(asked, 'officer_asked')).toBe('nothing')
    expect(await write(asked, 'officer_asked')).toBe('feedback_entries_once')
  })

  it('keeps an entry as it was written, but lets its words be struck out', async () => {
    const id = await send('complaint')
    await write(id, 'added')
    const change = (fields: { body?: string; kind?: TicketEntryKind }) =>
      refusalOf(engine.db.updateTable('feedback_entries').set(fields).where('feedback_id', '=', id).execute())
    expect(await change({ kind: 'taken_back' })).toBe('feedback_entries_stay')
    expect(await change({ body: '' })).toBe('nothing')
  })
})
