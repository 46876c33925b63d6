import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-work.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { severalLines } from '#domain/kernel/typed-text.ts'
import type { Result } from '#domain/kernel/result.ts'
import { fieldRefusal, refusal, refusalSaying } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { instantOf } from '../../../http/read-fields.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { findCase } from '../cases/read-case.ts'
import { readWaiting } from '../read-waiting.ts'
import { reasonOf } from '../write-log.ts'
import { endWork, giveBack, snooze, takeWork, type WaitingItem } from './change-work.ts'
import { readState, writeWorkNote } from './work-state.ts'

/** Registers the calls by which operators share the work that waits (docs/decisions/0090). */
export function officeWorkRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const waitingItem = async (key: string): Promise<WaitingItem | undefined> => {
    const found = (await readWaiting(db, clock.now())).find((work) => work.key === key)
    return found && { ...found, userId: null }
  }
  const itemOf = async (key: string): Promise<WaitingItem> => {
    const item = await waitingItem(key)
    if (!item) throw refusal('NOTHING_WAITS')
    return item
  }
  const stateOf = async (session: OfficeSession, key: string) => {
    const since = (await waitingItem(key))?.since
    return readState(db, { key, since, operatorId: session.operatorId }, clock.now())
  }
  const settled = (result: Result<true, ErrorCode>) => {
    if (!result.ok) throw refusal(result.refusal)
  }

  handleCall(app, services, calls.readWorkState, ({ session, query }) => stateOf(session, query.key))

  handleCall(app, services, calls.takeWork, async ({ session, body }) => {
    const item = await itemOf(body.key)
    const taken = await takeWork(services, { session, item, from: body.from ?? null })
    const state = await stateOf(session, body.key)
    if (!taken.ok) throw refusalSaying('WORK_TAKEN', `${state.owner?.name ?? 'A colleague'} looks after this already.`)
    return state
  })

  handleCall(app, services, calls.giveWorkBack, async ({ session, body }) => {
    await giveBack(services, { session, item: await itemOf(body.key) })
    return stateOf(session, body.key)
  })

  handleCall(app, services, calls.snoozeWork, async ({ session, body }) => {
    const until = body.until === null ? null : instantOf('until', body.until)
    settled(await snooze(services, { session, item: await itemOf(body.key), until }))
    return stateOf(session, body.key)
  })

  handleCall(app, services, calls.noteWork, async ({ session, body }) => {
    const text = severalLines(body.text)
    if (!text) throw fieldRefusal('text', 'REQUIRED', 'Please write the note')
    const about = await findCase(db, body.key, clock.now())
    if (!about) await itemOf(body.key)
    const line = { key: body.key, kind: 'note', text, userId: about?.userId ?? null } as const
    await db.transaction().execute((trx) => writeWorkNote(trx, session, line, clock.now()))
    return stateOf(session, body.key)
  })

  handleCall(app, services, calls.endWork, async ({ session, body }) => {
    const reason = reasonOf(body.reason)
    settled(await endWork(services, { session, item: await itemOf(body.key), reason }))
    return stateOf(session, body.key)
  })
}
