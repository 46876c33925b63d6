import type { ChannelKind, HotelChannel, HotelLanguage } from '#domain/hotel-messages/hotel-channel.ts'
import { NOT_ME_HOURS, PASSKEY_WAIT_HOURS, type NoticeKind } from '#domain/desk/not-me.ts'

type LinkWords = { title: string; wrong: string; again: string; other: string }

type NotMeWords = LinkWords & {
  language: HotelLanguage
  kinds: Record<NoticeKind | 'account', string>
  ends: Record<NoticeKind | 'account', string>
  states: Record<'used' | 'over' | 'office_told' | 'account used', (phone: string) => string>
  press: string
  wait: string
}

const EN = {
  wrong: 'This link is not complete, or no longer valid. Please open it from the message again.',
  again: 'Try again',
  other: 'हिन्दी में पढ़ें',
}
const HI = {
  wrong: 'यह लिंक अधूरा है या अब काम नहीं करता। मैसेज से इसे फिर खोलें।',
  again: 'फिर कोशिश करें',
  other: 'Read in English',
}

/** The texts behind 'Not you?' in a message to staff, or to a guest about a passkey of their account. */
export const NOT_ME_WORDS: Record<HotelLanguage, NotMeWords> = {
  en: {
    ...EN,
    language: 'en',
    title: 'Was this not you?',
    kinds: {
      post: 'An invitation to work at a desk',
      pairing: 'A phone paired at the desk',
      passkey: 'A passkey made for the desk',
      account: 'A passkey added to your account',
    },
    ends: {
      post: 'This post ends, and the phones signed in for it are signed out. Everything else stays.',
      pairing: 'This one phone is signed out. Everything else stays.',
      passkey: `This one passkey no longer counts, and the phones that used it are signed out. Older passkeys stay. Without one, a new passkey can be made after ${PASSKEY_WAIT_HOURS} hours, or when you ring us.`,
      account: `The button ends this one passkey and signs out the devices that used it. Older passkeys stay. Without one you sign in with an OTP, and can add a passkey after ${PASSKEY_WAIT_HOURS} hours, or when you ring us.`,
    },
    states: {
      'account used': (phone) =>
        `Done. This passkey no longer counts. Please look at your bookings, and ring us when anything is not yours: ${phone}.`,
      used: () => 'Done. It has ended, and the managers are told.',
      over: (phone) => `This link counted for ${NOT_ME_HOURS} hours. Please ring us: ${phone}.`,
      office_told: (phone) =>
        `This is the hotel’s only manager, so nothing has ended yet. Uncle’s office is told and rings. You can ring us, too: ${phone}.`,
    },
    press: 'Not me, end it',
    wait: 'One moment...',
  },
  hi: {
    ...HI,
    language: 'hi',
    title: 'क्या यह आप नहीं थे?',
    kinds: {
      post: 'डेस्क पर काम का बुलावा',
      pairing: 'डेस्क पर जोड़ा गया फ़ोन',
      passkey: 'डेस्क के लिए बनी पासकी',
      account: 'आपके खाते में जोड़ी गई पासकी',
    },
    ends: {
      post: 'यह काम खत्म होगा और इसके फ़ोन साइन-आउट होंगे। बाकी सब वैसा ही रहेगा।',
      pairing: 'यही एक फ़ोन साइन-आउट होगा। बाकी सब वैसा ही रहेगा।',
      passkey: `यही एक पासकी बंद होगी और जिन फ़ोन पर चली वे साइन-आउट होंगे। पुरानी पासकी रहेंगी। कोई न हो तो नई ${PASSKEY_WAIT_HOURS} घंटे बाद बनेगी, या हमें फ़ोन करने पर।`,
      account: `यही एक पासकी बंद होगी और जिन फ़ोन पर चली वे साइन-आउट होंगे। पुरानी पासकी रहेंगी। कोई न हो तो OTP से साइन-इन करें; नई पासकी ${PASSKEY_WAIT_HOURS} घंटे बाद जुड़ेगी, या हमें फ़ोन करने पर।`,
    },
    states: {
      'account used': (phone) => `हो गया। यह पासकी बंद है। अपनी बुकिंग देख लें, और कुछ आपका न हो तो हमें फ़ोन कीजिए: ${phone}।`,
      used: () => 'हो गया। यह बंद है, और मैनेजर को बता दिया गया है।',
      over: (phone) => `यह लिंक ${NOT_ME_HOURS} घंटे चलता था। हमें फ़ोन कीजिए: ${phone}।`,
      office_told: (phone) =>
        `होटल में यही एक मैनेजर है, इसलिए अभी कुछ बंद नहीं हुआ। Uncle के दफ़्तर को बता दिया गया है, वे फ़ोन करेंगे। आप भी कर सकते हैं: ${phone}।`,
    },
    press: 'मैं नहीं, इसे बंद करें',
    wait: 'एक पल...',
  },
}

type ContactWords = LinkWords & {
  asks: (hotel: string, channel: string) => string
  channels: Record<HotelChannel, string>
  kinds: Record<ChannelKind, string>
  states: Record<'agreed' | 'stopped', string>
  agree: string
  refuse: string
  stop: string
}

/** The texts of the question to a hotel's contact. */
export const CONTACT_WORDS: Record<HotelLanguage, ContactWords> = {
  en: {
    ...EN,
    title: 'Booking messages',
    asks: (hotel, channel) => `${hotel} asks whether its booking messages may come to you by ${channel}.`,
    channels: { sms: 'text message', email: 'email' },
    kinds: { bookings: 'Bookings', arrivals: 'Arrivals within the hour', lists: 'Lists of a day' },
    states: {
      agreed: 'You agreed. To stop the messages, open this link again.',
      stopped: 'Nothing is sent to you.',
    },
    agree: 'Yes, send them',
    refuse: 'No',
    stop: 'Stop the messages',
  },
  hi: {
    ...HI,
    title: 'बुकिंग के मैसेज',
    asks: (hotel, channel) => `${hotel} पूछता है कि क्या बुकिंग के मैसेज ${channel} से आपको भेजे जाएँ।`,
    channels: { sms: 'SMS', email: 'ई-मेल' },
    kinds: { bookings: 'बुकिंग', arrivals: 'एक घंटे में आने वाले', lists: 'दिन की सूचियाँ' },
    states: {
      agreed: 'आपने हाँ कहा। मैसेज बंद करने हों तो यही लिंक फिर खोलिए।',
      stopped: 'आपको कुछ नहीं भेजा जाता।',
    },
    agree: 'हाँ, भेजिए',
    refuse: 'ना',
    stop: 'मैसेज बंद करें',
  },
}
