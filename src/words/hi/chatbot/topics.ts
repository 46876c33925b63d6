import type { ChatQuestion, ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { OTP } from './account.ts'
import { MISCELLANEOUS } from './anything-else.ts'
import { CANCEL, MODIFY } from './changes.ts'
import { HOTEL_SUGGESTIONS, MAP, METRO, PROPERTY_LISTING } from './hotels.ts'
import { ID_PROOF, MINIMUM_AGE, THREE_AND_MARRIED } from './house-rules.ts'
import { FEEDBACK, SPONSORSHIP } from './messages.ts'
import { COUPONS, REFUND } from './money.ts'
import { LGBTQ, SAFETY } from './safety.ts'
import { BREAKFAST, CHECK_IN, SPECIAL_REQUESTS, TIME_SLOTS } from './stay.ts'
import { AROUND_THE_CLOCK, WHAT_IS_IT } from './who-we-are.ts'

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
