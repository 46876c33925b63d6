import type { FeedbackKind } from '../feedback/feedback.ts'

/** What the link in an answer opens: a page, by its name in the site's table of addresses, or a way to contact us. */
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
  /** the items of a numbered list below the text */
  list?: readonly string[]
  /** a text that follows the list */
  more?: string
  link?: { label: string; to: ChatPlace }
  /** the kind of message whose form opens below the answer */
  form?: FeedbackKind
}

export type ChatQuestion = { id: string; asks: string; answer: ChatAnswer }

/** The visitor's first choice: a category from the specification, or one of the further topics (§2). */
export type ChatTopic = { id: string; title: string; questions: readonly ChatQuestion[] }

/** The longest answer in characters that fits one bubble on a phone's screen. */
export const MAX_ANSWER_LENGTH = 500

/** Joins all texts of an answer. */
export const answerWords = ({ text, list = [], more = '', link }: ChatAnswer): string =>
  [text, ...list, more, link?.label ?? ''].filter(Boolean).join(' ')
