import { NOT_ME_HOURS, PASSKEY_WAIT_HOURS, type NoticeKind } from '#domain/desk/not-me.ts'

type Reported = NoticeKind | 'account'

export const title = 'क्या यह आप नहीं थे?'
export const REPORTED: Record<Reported, string> = {
  post: 'डेस्क पर काम का बुलावा',
  pairing: 'डेस्क पर जोड़ा गया फ़ोन',
  passkey: 'डेस्क के लिए बनी पासकी',
  account: 'आपके खाते में जोड़ी गई पासकी',
}
export const ENDS: Record<Reported, string> = {
  post: 'यह काम खत्म होगा और इसके फ़ोन साइन-आउट होंगे। बाकी सब वैसा ही रहेगा।',
  pairing: 'यही एक फ़ोन साइन-आउट होगा। बाकी सब वैसा ही रहेगा।',
  passkey: `यही एक पासकी बंद होगी और जिन फ़ोन पर चली वे साइन-आउट होंगे। पुरानी पासकी रहेंगी। कोई न हो तो नई ${PASSKEY_WAIT_HOURS} घंटे बाद बनेगी, या हमें फ़ोन करने पर।`,
  account: `यही एक पासकी बंद होगी और जिन फ़ोन पर चली वे साइन-आउट होंगे। पुरानी पासकी रहेंगी। कोई न हो तो OTP से साइन-इन करें; नई पासकी ${PASSKEY_WAIT_HOURS} घंटे बाद जुड़ेगी, या हमें फ़ोन करने पर।`,
}
export const notMe = 'मैं नहीं, इसे बंद करें'
export const oneMoment = 'एक पल...'

export const ended = 'हो गया। यह बंद है, और मैनेजर को बता दिया गया है।'
export const accountPasskeyEnded = (supportPhone: string) =>
  `हो गया। यह पासकी बंद है। अपनी बुकिंग देख लें, और कुछ आपका न हो तो हमें फ़ोन कीजिए: ${supportPhone}।`
export const linkIsOver = (supportPhone: string) => `यह लिंक ${NOT_ME_HOURS} घंटे चलता था। हमें फ़ोन कीजिए: ${supportPhone}।`
export const officeIsTold = (supportPhone: string) =>
  `होटल में यही एक मैनेजर है, इसलिए अभी कुछ बंद नहीं हुआ। Uncle के ऑफ़िस को बता दिया गया है, वे फ़ोन करेंगे। आप भी कर सकते हैं: ${supportPhone}।`
