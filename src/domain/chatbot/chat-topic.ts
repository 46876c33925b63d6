import type { FeedbackKind } from '../feedback/feedback.ts'

/** The target of an answer's link: a page, named as in the site's table of addresses, or a way to contact us. */
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
  | 'trust'
  | 'call'
  | 'mail'

export type ChatAnswer = {
  text: string
  /** a numbered list below the text */
  list?: readonly string[]
  /** a text below the list */
  more?: string
  link?: { label: string; to: ChatPlace }
  /** opens the form for this kind of message below the answer */
  form?: FeedbackKind
}

export type ChatQuestion = { id: string; asks: string; answer: ChatAnswer }

/** The visitor's first choice: a category of the specification, or one of the further topics (§2). */
export type ChatTopic = { id: string; title: string; questions: readonly ChatQuestion[] }

/** The longest answer that fits one bubble on a phone's screen. */
export const MAX_ANSWER_LENGTH = 500

/** Joins all text of an answer. */
export const answerWords = ({ text, list = [], more = '', link }: ChatAnswer): string =>
  [text, ...list, more, link?.label ?? ''].filter(Boolean).join(' ')
