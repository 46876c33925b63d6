/** Tests what the schema guarantees about messages whose senders follow our answers (decision 0100). */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import type { FeedbackKind } from '#domain/feedback/feedback.ts'
import type { TicketEntryKind } from '#domain/feedback/followed-ticket.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenUser } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const NOW = new Date('2026-12-05T09:40:00+05:30')
let tickets = 0
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

await describeBothEngines('a message that its sender follows', (engine) => {
  const send = async (kind: FeedbackKind, settled: Date | null = null, user_id: string | null = null) => {
    const row = { ticket: `C-${++tickets}`, kind, message: 'They took ₹200.', settled_at: settled, user_id }
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

  it('the database takes no entry after the message was taken back, and only one request for the officer', async () => {
    const back = await send('complaint')
    expect(await write(back, 'taken_back')).toBe('nothing')
    expect(await write(back, 'added')).toBe('feedback_entries_of_open_message')
    const asked = await send('complaint')
    expect(await write(asked, 'officer_asked')).toBe('nothing')
    expect(await write(asked, 'officer_asked')).toBe('feedback_entries_once')
  })

  it('the database keeps an entry as it was written, but allows erasing its words', async () => {
    const id = await send('complaint')
    await write(id, 'added')
    const change = (fields: { body?: string; kind?: TicketEntryKind }) =>
      refusalOf(engine.db.updateTable('feedback_entries').set(fields).where('feedback_id', '=', id).execute())
    expect(await change({ kind: 'taken_back' })).toBe('feedback_entries_stay')
    expect(await change({ body: '' })).toBe('nothing')
  })

  it('a message has at most four pictures, from its own sender, while it is open', async () => {
    const [sender, stranger] = [await givenUser(engine.db), await givenUser(engine.db)]
    const id = await send('complaint', null, sender)
    const picture = async (owner_id = sender, kind: 'message' | 'review' = 'message') => {
      const values = {
        owner_id,
        kind,
        mime: 'image/webp',
        bytes: 9,
        storage_key: `message-${++tickets}`,
        sha256: Buffer.alloc(32),
        encrypted_key: kind === 'message' ? Buffer.alloc(60) : null,
      }
      const row = await engine.db
        .insertInto('pictures')
        .values(values as NewRow<'pictures'>)
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    }
    const add = (picture_id: string, feedback_id = id, entry_id: number | null = null) =>
      refusalOf(
        engine.db
          .insertInto('feedback_pictures')
          .values({ picture_id, feedback_id, entry_id, added_at: NOW })
          .execute(),
      )
    expect(await add(await picture(stranger))).toBe('feedback_pictures_of_sender')
    expect(await add(await picture(sender, 'review'))).toBe('feedback_pictures_of_sender')
    expect(await add(await picture(), await send('complaint', NOW, sender))).toBe('feedback_pictures_of_sender')
    const other = await send('complaint', null, sender)
    await write(other, 'added')
    const { id: words } = await engine.db
      .selectFrom('feedback_entries')
      .select('id')
      .where('feedback_id', '=', other)
      .executeTakeFirstOrThrow()
    expect(await add(await picture(), id, words)).toBe('feedback_pictures_of_sender')
    expect(await add(await picture(), other, words)).toBe('nothing')
    for (let n = 0; n < 4; n++) expect(await add(await picture())).toBe('nothing')
    expect(await add(await picture())).toBe('feedback_pictures_few')
    await engine.db.deleteFrom('feedback').where('id', '=', id).execute()
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from feedback_pictures where feedback_id = ${id}`.execute(engine.db)
    expect(rows[0]?.left).toBe(0)
  })

  it('an operator who answered a complaint before the officer was asked never answers or settles it again', async () => {
    const operator = async () => {
      const row = { phone: `+917${String(++tickets).padStart(9, '0')}`, name: 'Meenal', role: 'support' as const }
      const added = { granted_by: 'test', granted_at: NOW }
      const { id } = await engine.db
        .insertInto('operators')
        .values({ ...row, ...added } as NewRow<'operators'>)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const id = await send('complaint')
    const key = `case:C-${tickets}`
    const [agent, officer] = [await operator(), await operator()]
    const note = (operator_id: string, kind: 'answer' | 'settled' | 'note', minutes: number) =>
      refusalOf(
        engine.db
          .insertInto('work_notes')
          .values({ work_key: key, kind, body: 'We asked.', operator_id, written_at: after(minutes) })
          .execute(),
      )
    expect(await note(agent, 'answer', -2)).toBe('nothing')
    expect(await note(agent, 'answer', -1)).toBe('nothing')
    await write(id, 'officer_asked')
    expect(await note(agent, 'answer', 1)).toBe('work_notes_officer_another')
    expect(await note(agent, 'settled', 1)).toBe('work_notes_officer_another')
    expect(await note(agent, 'note', 1)).toBe('nothing')
    expect(await note(officer, 'answer', 2)).toBe('nothing')
    expect(await note(officer, 'settled', 3)).toBe('nothing')
  })
})
