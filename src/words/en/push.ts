import type { PushText } from '#domain/push/push-text.ts'

/** Notifications. They contain no name, hotel, room or code, because other people can read a lock screen. */
export const TEXTS: Readonly<Record<PushText, string>> = {
  new_booking: 'New booking',
  to_answer: 'The desk has to answer',
  stay_news: 'There is news about your stay.',
  office_alarm: 'The office has an alarm',
}
