import type { ChatQuestion, ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { OTP } from '#words/chatbot/account.ts'
import { MISCELLANEOUS } from '#words/chatbot/anything-else.ts'
import { CANCEL, MODIFY } from '#words/chatbot/changes.ts'
import { HOTEL_SUGGESTIONS, MAP, METRO, PROPERTY_LISTING } from '#words/chatbot/hotels.ts'
import { ID_PROOF, MINIMUM_AGE, THREE_AND_MARRIED } from '#words/chatbot/house-rules.ts'
import { FEEDBACK, SPONSORSHIP } from '#words/chatbot/messages.ts'
import { COUPONS, REFUND } from '#words/chatbot/money.ts'
import { LGBTQ, SAFETY } from '#words/chatbot/safety.ts'
import { BREAKFAST, CHECK_IN, SPECIAL_REQUESTS, TIME_SLOTS } from '#words/chatbot/stay.ts'
import { AROUND_THE_CLOCK, WHAT_IS_IT } from '#words/chatbot/who-we-are.ts'

/** The fifteen categories, in the order of the specification (§2). Their texts are in the language of the page. */
export const CATEGORIES: readonly ChatTopic[] = [
  WHAT_IS_IT,
  ID_PROOF,
  MINIMUM_AGE,
  SAFETY,
  TIME_SLOTS,
  BREAKFAST,
  LGBTQ,
  CHECK_IN,
  SPECIAL_REQUESTS,
  COUPONS,
  OTP,
  PROPERTY_LISTING,
  THREE_AND_MARRIED,
  AROUND_THE_CLOCK,
  MISCELLANEOUS,
]

/** Additional topics of the chatbot (specification §2). */
export const FURTHER_TOPICS: readonly ChatTopic[] = [
  REFUND,
  MODIFY,
  CANCEL,
  HOTEL_SUGGESTIONS,
  METRO,
  MAP,
  FEEDBACK,
  SPONSORSHIP,
]

export const ALL_TOPICS: readonly ChatTopic[] = [...CATEGORIES, ...FURTHER_TOPICS]

export const findTopic = (id: string): ChatTopic | undefined => ALL_TOPICS.find((topic) => topic.id === id)

export const findQuestion = (id: string): ChatQuestion | undefined =>
  ALL_TOPICS.flatMap(({ questions }) => questions).find((question) => question.id === id)
