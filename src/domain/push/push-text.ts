import type { HotelTextKind } from '../hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '../hotel-messages/site-text.ts'
import type { Language } from '../languages.ts'

/**
 * The notifications: a new booking or a question for the desk, news for guests. They contain no name, hotel, room or
 * code, because others can read the lock screen.
 */
export const PUSH_TEXTS = ['new_booking', 'to_answer', 'stay_news'] as const
export type PushText = (typeof PUSH_TEXTS)[number]

const SENTENCES: Record<Language, Record<PushText, string>> = {
  en: {
    new_booking: 'New booking',
    to_answer: 'The desk has to answer',
    stay_news: 'There is news about your stay.',
  },
  hi: {
    new_booking: 'नई बुकिंग',
    to_answer: 'डेस्क को जवाब देना है',
    stay_news: 'आपकी बुकिंग के बारे में कुछ नया है।',
  },
  ta: {
    new_booking: 'புதிய புக்கிங்',
    to_answer: 'டெஸ்க் பதில் சொல்ல வேண்டும்',
    stay_news: 'உங்கள் புக்கிங் பற்றி ஒரு புதிய செய்தி உள்ளது.',
  },
}

export const pushSentence = (text: PushText, language: Language): string => SENTENCES[language][text]

/** The page that a tap on the notification opens. */
export const pushPage = (text: PushText): 'desk' | 'stay' => (text === 'stay_news' ? 'stay' : 'desk')

const RINGS: Partial<Record<HotelTextKind | SiteTextKind, PushText>> = {
  new: 'new_booking',
  ask_again: 'new_booking',
  turned_away: 'to_answer',
  money_asked: 'to_answer',
  more_money: 'to_answer',
  not_as_shown: 'to_answer',
  sold_twice: 'to_answer',
}

/** Which notification goes with a text message to a hotel; undefined if the desk need not act on it. */
export const ringFor = (text: HotelTextKind | SiteTextKind): PushText | undefined => RINGS[text]
