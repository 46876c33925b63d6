import { EMAIL_LINK_DAYS } from '#domain/accounts/email-link.ts'
import { OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import { calendar } from './calendar.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { plural } from './plural.ts'

export const moment = (instant: Date): string => calendar.shortMoment(instant)

export const hours = (count: number): string => `${count} ${plural(count, 'மணிநேரம்', 'மணிநேரங்கள்')}`

export const ACCOUNT_CHANGES = {
  signedOutElsewhere: 'உங்கள் மற்ற எல்லா சாதனங்களிலும் லாக்அவுட் செய்யப்பட்டது.',
  passkeyAdded: 'உங்கள் கணக்கில் ஒரு பாஸ்கீ சேர்க்கப்பட்டது.',
  passkeyRemoved: 'உங்கள் கணக்கிலிருந்து ஒரு பாஸ்கீ நீக்கப்பட்டது.',
  erasedAsAsked: 'நீங்கள் கேட்டபடி உங்கள் கணக்கு மூடப்பட்டது.',
  erasedAbsent: 'நீங்கள் மூன்று ஆண்டுகளாக லாகின் செய்யாததால் உங்கள் கணக்கு அழிக்கப்பட்டது.',
}

const help = `உதவி: ${SITE.supportPhone}`

export const TEXTS = {
  otp: {
    body: (code: string, host: string) =>
      `${code} உங்கள் ${PRODUCT_NAME} OTP. இது ${OTP_VALID_MINUTES} நிமிடங்கள் செல்லும். யாரிடமும் சொல்லாதீர்கள்.\n@${host} #${code}`,
  },
  email_link: {
    subject: () => `${PRODUCT_NAME}-க்கு உங்கள் ஈமெயிலை உறுதி செய்யுங்கள்`,
    body: (link: string) =>
      `${PRODUCT_NAME}: இந்த ஈமெயில் முகவரியில் யாரோ சைன்-அப் செய்துள்ளார்கள். அது நீங்கள் என்றால், ${EMAIL_LINK_DAYS} நாட்களுக்குள் இந்த லிங்க்கைத் திறந்து அங்குள்ள பட்டனை அழுத்துங்கள்: ${link}\nநீங்கள் இல்லை என்றால், இந்த ஈமெயிலை விட்டுவிடுங்கள். கேள்விகளுக்கு: ${SITE.supportPhone}`,
  },
  account_changed: {
    subject: () => 'உங்கள் கணக்கில் ஒரு மாற்றம்',
    body: (change: string) =>
      `${PRODUCT_NAME}: ${change} இதைச் செய்தது நீங்கள் இல்லை என்றால், ${SITE.supportPhone} எண்ணை அழையுங்கள்.`,
  },
  booking_confirmed: {
    subject: (code: string) => `${code} உறுதியானது`,
    body: (code: string, checkin: string) =>
      `${PRODUCT_NAME}: ${code} உறுதியானது, ${checkin}. அசல் ID கொண்டு வாருங்கள். ${help}`,
  },
  booking_refunded: {
    subject: (_code: string, money: string) => `உங்கள் ${money} ரீஃபண்ட்`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: ${code} பேமெண்ட் மிகவும் தாமதமாக வந்தது. ${money}, நீங்கள் செலுத்திய வழியிலேயே ${REFUND_DAYS} நாட்களுக்குள் ரீஃபண்ட் ஆகும். ${help}`,
  },
  booking_money_back: {
    subject: (_code: string, money: string) => `${money} உங்களுக்குத் திரும்ப வருகிறது`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: ${code}-க்காக ${money} திரும்ப அனுப்புகிறோம். நீங்கள் செலுத்திய வழியிலேயே ${REFUND_DAYS} நாட்களுக்குள் வரும். ${help}`,
  },
  booking_cancelled: {
    subject: (code: string) => `${code} ரத்தானது`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: ${code} ரத்தானது. ரீஃபண்ட்: ${money}, நீங்கள் செலுத்திய வழியிலேயே ${REFUND_DAYS} நாட்களுக்குள். ${help}`,
  },
  booking_cancelled_unpaid: {
    subject: (code: string) => `${code} ரத்தானது`,
    body: (code: string) =>
      `${PRODUCT_NAME}: ${code} ரத்தானது. ரீஃபண்ட் செய்ய பேமெண்ட் எதுவும் இல்லை. நீங்கள் பயன்படுத்திய கிரெடிட் இருந்தால், அது உங்கள் கணக்கில் திரும்ப உள்ளது. ${help}`,
  },
  booking_changed: {
    subject: (code: string) => `${code} மாறியது`,
    body: (code: string, checkin: string) =>
      `${PRODUCT_NAME}: ${code} மாற்றப்பட்டது: ${checkin}. அசல் ID கொண்டு வாருங்கள். ${help}`,
  },
  booking_extended: {
    subject: (code: string) => `${code} நீட்டிக்கப்பட்டது`,
    body: (code: string, until: string) => `${PRODUCT_NAME}: ${code} ${until} வரை நீட்டிக்கப்பட்டது. ${help}`,
  },
  booking_hours_added: {
    subject: (code: string) => `${code}-க்கு கூடுதல் நேரம் வேண்டுமா?`,
    body: (code: string, added: string, until: string, money: string, link: string) =>
      `${PRODUCT_NAME}: ${code}-க்கு இன்னும் ${added}, ${until} வரை, அங்கே ${money} செலுத்த வேண்டும். இது வேண்டுமா? ஆம் அல்லது இல்லை என்று சொல்லுங்கள்: ${link} ${help}`,
  },
  booking_no_show: {
    subject: (code: string) => `${code}-க்கு வந்தீர்களா?`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: ${code}-க்கு யாரும் வரவில்லை என்று தகவல் வந்தது. வந்தீர்களா? ${OBJECTION_HOURS} மணிநேரத்துக்குள் சொல்லுங்கள்: ${link} ${help}`,
  },
  booking_came: {
    subject: (code: string) => `${code} நடந்ததா?`,
    body: (code: string, link: string) => `${PRODUCT_NAME}: ${code} நடந்ததா? ஆம் என்றால் ஒரு முறை தட்டுங்கள்: ${link}`,
  },
  booking_needs_choice: {
    subject: (code: string) => `${code}: வேறு இடம் அல்லது உங்கள் பணம்`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: ${code} உங்களுக்குக் காலியாக இல்லை. கூடுதல் பணம் இல்லாமல் வேறு இடத்தைத் தேர்வு செய்யுங்கள், அல்லது முழுப் பணத்தையும் திரும்பப் பெறுங்கள்: ${link} ${help}`,
  },
  booking_decided: {
    subject: (code: string) => `${code} பற்றிப் பார்த்தோம்`,
    body: (code: string) =>
      `${PRODUCT_NAME}: ${code} பற்றிப் பார்த்து, இரு தரப்பையும் அழைத்துப் பேசினோம். புக்கிங் அப்படியே உள்ளது, அதனால் பணம் திரும்ப வராது. உங்கள் கருத்து வேறு என்றால், இப்போதே அழையுங்கள்: ${SITE.supportPhone}`,
  },
  booking_call_us: {
    subject: (code: string) => `${code} பற்றி எங்களை அழையுங்கள்`,
    body: (code: string) =>
      `${PRODUCT_NAME}: ${code} தொடர்பாக ஒன்று மாறியுள்ளது. புறப்படும் முன் எங்களை அழையுங்கள்: ${SITE.supportPhone}`,
  },
  stay_welcome: {
    body: (code: string, link: string) => `${PRODUCT_NAME}: ${code} பற்றி மூன்று கேள்விகள்: ${link}`,
  },
  review_off_page: {
    body: () => `${PRODUCT_NAME}: உங்கள் ரிவ்யூவை அதன் பக்கத்திலிருந்து எடுத்துவிட்டோம். ${help}`,
  },
  review_withdrawn: {
    subject: () => 'உங்கள் ரிவ்யூ எடுக்கப்பட்டது',
    body: (hotel: string, reason: string) =>
      `${PRODUCT_NAME}: ${hotel} பற்றிய உங்கள் ரிவ்யூவை அதன் பக்கத்திலிருந்து எடுத்துவிட்டோம்: ${reason}. ${help}`,
  },
  number_changed: {
    body: () =>
      `${PRODUCT_NAME}: இந்த எண் இனி உங்கள் கணக்கின் எண் அல்ல. நீங்கள் இதைக் கேட்கவில்லை என்றால், அழையுங்கள்: ${SITE.supportPhone}`,
  },
  passkey_added: {
    body: (added: string, link: string) =>
      `${PRODUCT_NAME}: உங்கள் கணக்கில் ஒரு பாஸ்கீ சேர்க்கப்பட்டது, ${added}. நீங்கள் இல்லையா? ${link}`,
  },
  account_ends: {
    subject: () => 'உங்கள் கணக்கு முடிகிறது',
    body: (until: string, link: string) =>
      `${PRODUCT_NAME}: நீங்கள் மூன்று ஆண்டுகளாக லாகின் செய்யவில்லை. அதனால் ${until} கடந்ததும் உங்கள் கணக்கை அழிப்போம். கணக்கு வேண்டுமென்றால், அதற்கு முன் லாகின் செய்யுங்கள்: ${link}`,
  },
  partner_invited: {
    body: (link: string) =>
      `${PRODUCT_NAME}: உங்களுக்கு ஒரு அழைப்பு உள்ளது. பதில் சொல்ல இந்த எண்ணில் லாகின் செய்யுங்கள்: ${link} எதிர்பார்க்கவில்லையா? விட்டுவிடுங்கள்.`,
  },
  stay_ended: {
    subject: (code: string) => `${code} எப்படி இருந்தது?`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: ${code} நன்றாக இருந்திருக்கும் என்று நம்புகிறோம். நீங்கள் நேர்மையாகச் சொல்லும் சில வார்த்தைகள் மற்றவர்கள் தேர்வு செய்ய உதவும்: ${link}`,
  },
  partner_form_received: {
    subject: (ticket: string) => `உங்கள் படிவம் கிடைத்தது: ${ticket}`,
    body: (ticket: string) =>
      `${PRODUCT_NAME}: எங்களுடன் வேலை செய்ய ஆர்வம் காட்டியதற்கு நன்றி. உங்கள் குறிப்பு எண் ${ticket}. இரண்டு வேலை நாட்களுக்குள் உங்களை அழைப்போம். கேள்விகளுக்கு: ${SITE.supportPhone}`,
  },
  feedback_received: {
    subject: (ticket: string) => `உங்கள் செய்தி கிடைத்தது: ${ticket}`,
    body: (ticket: string, link: string) =>
      `${PRODUCT_NAME}: எங்களுக்கு எழுதியதற்கு நன்றி. உங்கள் டிக்கெட் எண் ${ticket}. நீங்கள் ஏதாவது கேட்டிருந்தால், ${COMPLAINT_ANSWER_HOURS} மணிநேரத்துக்குள் பதில் சொல்வோம். புகார் ஒரு மாதத்துக்குள் தீர்க்கப்படும். இங்கே பின்தொடருங்கள்: ${link} கேள்விகளுக்கு: ${SITE.supportPhone}`,
  },
  case_answer: {
    subject: (ticket: string) => `${ticket}: எங்கள் பதில்`,
    body: (ticket: string, text: string, link: string) =>
      `${PRODUCT_NAME}: நீங்கள் எங்களுக்கு எழுதினீர்கள் (${ticket}). இது எங்கள் பதில்.\n\n${text}\n\nஉங்களுக்கு உடன்பாடு இல்லையென்றால்: ${link}\nஅல்லது அழைக்கவும்: ${SITE.supportPhone}`,
  },
  room_free: {
    body: (link: string) => `${PRODUCT_NAME}: நீங்கள் காத்திருந்தது இப்போது காலியாக உள்ளது. முதலில் வருபவருக்கே: ${link}`,
  },
  case_answered: {
    body: (ticket: string, link: string) =>
      `${PRODUCT_NAME}: ${ticket} க்குப் பதில் அளித்துள்ளோம். இங்கே படியுங்கள்: ${link} அல்லது அழைக்கவும்: ${SITE.supportPhone}`,
  },
}
