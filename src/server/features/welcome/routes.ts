import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as calls from '#contract/welcome.ts'
import type { WelcomeAnswer } from '#domain/welcome/welcome-answer.ts'
import { shareOf, type WelcomeCounts } from '#domain/welcome/welcome-share.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Db, Services } from '../../services.ts'
import { welcomeCounts } from '../hotels/hotel-rows.ts'
import { sayWelcome, sayWelcomeByLink } from './say-welcome.ts'

type Body = { welcomed: boolean; asked_for_more: boolean; room_as_shown: boolean }

const answerOf = ({ welcomed, asked_for_more, room_as_shown }: Body): WelcomeAnswer => ({
  welcomed,
  askedForMore: asked_for_more,
  roomAsShown: room_as_shown,
})

/**
 * Reads what everybody may see about a hotel: never individual answers, and never whether answers wait to be counted.
 */
async function readDeskWelcome(db: Db, hotelId: number): Promise<calls.WelcomeOfHotel> {
  const { rows } = await sql<{ counts: WelcomeCounts | null; rank: number }>`
    select ${welcomeCounts} as counts, h.rank_by_welcome as rank from hotels h where h.id = ${hotelId}`.execute(db)
  const [row] = rows
  return { share: row?.counts ? shareOf(row.counts) : null, rank: row?.rank ?? 0 }
}

/**
 * Registers the calls by which guests say how they were welcomed, and by which the desk reads its share (decision
 * 0099).
 */
export function welcomeRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.sayWelcome, async ({ params, session, body }) => {
    const said = await sayWelcome(services, { bookingId: params.id, userId: session.userId, answer: answerOf(body) })
    if (!said.ok) throw refusal(said.refusal)
    return { done: true as const }
  })

  handleCall(app, services, calls.sayWelcomeByLink, async ({ body }) => {
    const said = await sayWelcomeByLink(services, { token: body.token, answer: answerOf(body) })
    if (!said.ok) throw refusal(said.refusal)
    return { done: true as const, may_review: said.value.mayReview }
  })

  handleCall(app, services, calls.deskWelcome, ({ session }) => readDeskWelcome(services.db, session.hotelId))
}
