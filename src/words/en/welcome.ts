import { FEWEST_COUPLES, COUPLES_A_STEP } from '#domain/welcome/welcome-share.ts'
import { WELCOME_CHANGE_HOURS } from '#domain/welcome/welcome-answer.ts'

/** Shown on a card once enough couples have answered; the hotel's page also says how many. */
export const welcomedOnCard = (percent: number, couples: string) =>
  `Welcomed ${percent}%<hidden> of ${couples} couples</hidden>`
export const welcomedOf = (percent: number, couples: string) => `Welcomed: ${percent}% of ${couples} couples`
export const howCouplesWereWelcomed = 'How couples were welcomed'
export const shares = {
  welcomed: 'Welcomed without questions',
  as_agreed: 'Asked for no more than agreed',
  as_shown: 'Room as shown',
}
export const fromCouples = (couples: string) =>
  `From ${couples} couples, after their stay. Only couples who were there, or were turned away, can answer. Nobody sees a single answer.`

export const aboutYourStay = 'Three taps about your stay'
export const nobodySeesAnswers = `Nobody sees your answers, only shares of ${FEWEST_COUPLES} couples or more. They change only when ${COUPLES_A_STEP} more have answered.`
export const questions = {
  welcomed: 'Were you welcomed without questions?',
  asked_for_more: 'Did they ask for more than agreed?',
  room_as_shown: 'Was the room as shown?',
}
export const yes = 'Yes'
export const no = 'No'
export const noRoomSayNo = 'If you got no room, say no to the last question.'
export const thirdTapSends = `The third tap sends it. Signed in, you can change your answers for ${WELCOME_CHANGE_HOURS} hours in My Bookings.`
export const sendAgain = 'Send again'
export const thankYouBoth = 'Thank you both'
export const nextCoupleKnows = 'The next couple knows a little more. The hotel sees its share, never who said what.'
export const said = {
  welcomed: 'Welcomed without questions',
  asked_for_more: 'Asked for more than agreed',
  room_as_shown: 'Room as shown',
}
export const answeredBefore = 'We have your answers already. Thank you.'
export const answerThreeQuestions = 'Answer three questions'
export const changeAnswers = 'Change your answers about the stay'
export const writeReviewToo = 'Write a review too'
export const reviewIsPublic = 'A review is public, under your first name. These three taps are not.'
