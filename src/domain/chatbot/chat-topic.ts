import type { FeedbackKind } from '../feedback/feedback.ts'

/** Pages an answer may lead to, by the names of the site's own table of addresses; or a way to reach people. */
export type ChatPlace =
  | 'home'
  | 'myBookings'
  | 'myFavourites'
  | 'referAndEarn'
  | 'howSuperfastCheckinWorks'
  | 'legalPage'
  | 'lovekit'
  | 'privacyPolicy'
  | 'cancellationsRefunds'
  | 'termsConditions'
  | 'partnerWithUs'
  | 'call'
  | 'mail'

export type ChatAnswer = {
  text: string
  /** numbered, below the text */
  list?: readonly string[]
  /** below the list */
  more?: string
  link?: { label: string; to: ChatPlace }
  /** opens the form for a message of this kind below the answer */
  form?: FeedbackKind
}

export type ChatQuestion = { id: string; asks: string; answer: ChatAnswer }

/** A category of the specification, or one of its further topics (§2): what a visitor picks first. */
export type ChatTopic = { id: string; title: string; questions: readonly ChatQuestion[] }

/** What is read in one bubble of a phone's screen. */
export const MAX_ANSWER_LENGTH = 500

/** Everything that is read of an answer. */
export const answerWords = ({ text, list = [], more = '', link }: ChatAnswer): string =>
  [text, ...list, more, link?.label ?? ''].filter(Boolean).join(' ')
