import { Type, type Static } from 'typebox'
import { FEWEST_COUPLES, COUPLES_A_STEP } from '#domain/welcome/welcome-share.ts'
import { MOST_RANK_GAINED, MOST_RANK_LOST } from '#domain/welcome/welcome-rank.ts'
import { WELCOME_CHANGE_HOURS, WELCOME_DAYS } from '#domain/welcome/welcome-answer.ts'
import { defineCall } from './call.ts'
import { IdParams, Nullable } from './primitives.ts'

const Percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description })

export const WelcomeShare = Type.Object(
  {
    couples: Type.Integer({ description: 'who answered' }),
    welcomed: Percent('percent of them who were welcomed without questions, rounded down'),
    as_agreed: Percent('who were asked for no more than agreed'),
    as_shown: Percent('whose room was as shown'),
  },
  {
    title: 'WelcomeShare',
    description: `how couples were welcomed: from ${FEWEST_COUPLES} couples on, in steps of ${COUPLES_A_STEP} or more`,
  },
)
export type WelcomeShare = Static<typeof WelcomeShare>

const answers = {
  welcomed: Type.Boolean({ description: 'they were welcomed without questions' }),
  asked_for_more: Type.Boolean({ description: 'the hotel asked for more than agreed' }),
  room_as_shown: Type.Boolean({ description: 'the room was as shown' }),
}
const GOOD = { welcomed: true, asked_for_more: false, room_as_shown: true }
const Done = Type.Object({ done: Type.Literal(true) })

export const sayWelcome = defineCall({
  method: 'POST',
  path: '/bookings/{id}/welcome',
  tag: 'Bookings',
  summary: `The guests say how they were welcomed, within ${WELCOME_DAYS} days of an attended stay, and change it for ${WELCOME_CHANGE_HOURS} hours; nobody sees one answer`,
  rights: 'booking-owner',
  params: IdParams,
  body: Type.Object(answers, { title: 'WelcomeAnswers', examples: [GOOD] }),
  response: Done,
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'ALREADY_ANSWERED', 'WELCOME_OVER', 'NOT_ALLOWED_NOW'],
})

export const sayWelcomeByLink = defineCall({
  method: 'POST',
  path: '/stays/welcome',
  tag: 'Bookings',
  summary: 'The guests say once, by the link in a message, how they were welcomed',
  rights: 'anyone',
  body: Type.Object(
    { token: Type.String({ maxLength: 100, description: 'what stands behind the # of the link' }), ...answers },
    { title: 'WelcomeByLink', examples: [{ token: 'x3Jq0v8m1QhT5sYw2LkZbAx3Jq0v8m1QhT5sYw2LkZb', ...GOOD }] },
  ),
  response: Type.Object(
    {
      done: Type.Literal(true),
      may_review: Type.Boolean({ description: 'the stay has no review yet, and may get one' }),
    },
    { title: 'WelcomeSaid' },
  ),
  refusals: ['NOT_FOUND', 'CAME_LINK_USED', 'WELCOME_OVER', 'NOT_ALLOWED_NOW'],
  limitPerMinute: 60,
})

export const WelcomeOfHotel = Type.Object(
  {
    share: Nullable(WelcomeShare),
    rank: Type.Integer({
      description: `how much rank the hotel gains by it, at most ${MOST_RANK_GAINED}, or below 0 loses, at most ${MOST_RANK_LOST}`,
    }),
  },
  { title: 'WelcomeOfHotel' },
)
export type WelcomeOfHotel = Static<typeof WelcomeOfHotel>

export const deskWelcome = defineCall({
  method: 'GET',
  path: '/desk/welcome',
  tag: 'Desk',
  summary: 'How couples were welcomed at this hotel, as everybody sees it, and how that moves its rank',
  rights: 'desk-manager',
  response: WelcomeOfHotel,
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})
