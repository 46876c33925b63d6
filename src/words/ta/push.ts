import type { PushText } from '#domain/push/push-text.ts'

export const TEXTS: Readonly<Record<PushText, string>> = {
  new_booking: 'புதிய புக்கிங்',
  to_answer: 'டெஸ்க் பதில் சொல்ல வேண்டும்',
  stay_news: 'உங்கள் புக்கிங் பற்றி ஒரு புதிய செய்தி உள்ளது.',
  office_alarm: 'அலுவலகத்தில் ஓர் அவசரச் செய்தி உள்ளது',
}
