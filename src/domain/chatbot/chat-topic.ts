import type { FeedbackKind } from '../feedback/feedback.ts'

/** Where an answer may lead: a page, named as in the site's table of addresses, or a way to reach people. */
export type ChatPlace =
  | 'home'
  | 'myBookings'
  | 'myData'
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
  /** opens the form for this kind of message below the answer */
  form?: FeedbackKind
}

export type ChatQuestion = { id: string; asks: string; answer: ChatAnswer }

/** A category of the specification, or one of the further topics (§2): the visitor's first choice. */
export type ChatTopic = { id: string; title: string; questions: readonly ChatQuestion[] }

/** How much one bubble on a phone's screen can hold. */
export const MAX_ANSWER_LENGTH = 500

/** All the text of an answer. */
export const answerWords = ({ text, list = [], more = '', link }: ChatAnswer): string =>
  [text, ...list, more, link?.label ?? ''].filter(Boolean).join(' ')
