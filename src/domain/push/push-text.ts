import type { HotelTextKind } from '../hotel-messages/hotel-text.ts'
import type { Language } from '../languages.ts'

/**
 * What a notification says: a desk has a new booking, or something to answer; guests have news. They name nobody, no
 * hotel, room or code, because the screen of a phone is read by others.
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

/** The page that a press on a notification opens. */
export const pushPage = (text: PushText): 'desk' | 'stay' => (text === 'stay_news' ? 'stay' : 'desk')

const RINGS: Partial<Record<HotelTextKind, PushText>> = {
  new: 'new_booking',
  ask_again: 'new_booking',
  turned_away: 'to_answer',
  money_asked: 'to_answer',
  more_money: 'to_answer',
  not_as_shown: 'to_answer',
}

/** The ring for a text to a hotel; undefined for one that the desk need not answer. */
export const ringFor = (text: HotelTextKind): PushText | undefined => RINGS[text]
