import type { PushText } from '#domain/push/push-text.ts'

export const TEXTS: Readonly<Record<PushText, string>> = {
  new_booking: 'नई बुकिंग',
  to_answer: 'डेस्क को जवाब देना है',
  stay_news: 'आपकी बुकिंग के बारे में कुछ नया है।',
  office_alarm: 'ऑफ़िस में एक ज़रूरी चेतावनी है',
}
