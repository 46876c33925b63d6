import type { HotelTextKind } from '../hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '../hotel-messages/site-text.ts'

/**
 * The notifications: a new booking or a question for the desk, news for guests, and an alarm for the office. They
 * contain no name, hotel, room or code, because others can read the lock screen.
 */
export const PUSH_TEXTS = ['new_booking', 'to_answer', 'stay_news', 'office_alarm'] as const
export type PushText = (typeof PUSH_TEXTS)[number]

const PAGES = { new_booking: 'desk', to_answer: 'desk', stay_news: 'stay', office_alarm: 'office' } as const

/** Returns the page that a tap on the notification opens. */
export const pushPage = (text: PushText): 'desk' | 'stay' | 'office' => PAGES[text]

const RINGS: Partial<Record<HotelTextKind | SiteTextKind, PushText>> = {
  new: 'new_booking',
  ask_again: 'new_booking',
  turned_away: 'to_answer',
  money_asked: 'to_answer',
  more_money: 'to_answer',
  not_as_shown: 'to_answer',
  sold_twice: 'to_answer',
}

/**
 * Returns the notification that accompanies a text message to a hotel; undefined if the desk need not act on the
 * message.
 */
export const ringFor = (text: HotelTextKind | SiteTextKind): PushText | undefined => RINGS[text]
