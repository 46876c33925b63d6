import { RESERVATION_FLOOR, RESERVATION_SHARE } from '#domain/bills/bill.ts'
import { CHANGE_HOURS, CHANGE_WINDOW_HOURS, GRACE_MINUTES } from '#domain/bookings/change-window.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { taxRuleInWords } from '#domain/page-configuration.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { BANK_REVERSAL_DAYS } from '#domain/payments/refund-days.ts'
import { REFERRAL_DISCOUNT, REFERRAL_REWARD, SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

const percent = (basisPoints: number): string => `${basisPoints / 100}%`

const LATER_HOURS = CHANGE_HOURS.filter((hours) => hours > 0 && hours < CHANGE_WINDOW_HOURS).join(' அல்லது ')
const GRACES = GRACE_MINUTES.filter((minutes) => minutes > 0).join(' அல்லது ')

export const payAtHotelWords = `“ஹோட்டலில் பணம் செலுத்து” என்றால் முன்பணத்தை மட்டும் ஆன்லைனில் செலுத்துகிறீர்கள்: மொத்தத்தில் ${percent(RESERVATION_SHARE)}, குறைந்தபட்சம் ${formatRupees(RESERVATION_FLOOR)}. மீதியை ரிசப்ஷனில் செலுத்துங்கள்.`

export const taxWords = `பெரிய எண் எப்போதும் வரி உட்பட மொத்தம்; அதன் பக்கத்தில் விலையும் வரியும் தனித்தனியாக இருக்கும். GST: ஒரு நாளுக்கு ${formatRupees(taxRuleInWords.threshold)} வரையிலான அறைக்கு ${taxRuleInWords.percentUpTo}%, அதற்கு மேல் ${taxRuleInWords.percentAbove}%. பணம் செலுத்தும் முன் பில்லில் அது தனி வரியாக இருக்கும்.`

export const COUPONS: ChatTopic = {
  id: 'coupons',
  title: 'தள்ளுபடிக் கூப்பன்கள்',
  questions: [
    {
      id: 'use-coupon',
      asks: 'கூப்பனை எப்படிப் பயன்படுத்துவது?',
      answer: {
        text: 'ஹோட்டலின் பக்கத்தைத் திறந்து, நேரத்தைத் தேர்ந்தெடுத்து, பில்லுக்குக் கீழே குறியீட்டை உள்ளிடுங்கள். பணம் செலுத்தும் முன்பே தள்ளுபடி பில்லில் தெரியும். ஒரு புக்கிங்குக்கு ஒரு கூப்பன்.',
        link: { label: 'ஹோட்டல் தேடு', to: 'home' },
      },
    },
    {
      id: 'coupon-refused',
      asks: 'என் கூப்பன் ஏன் செல்லவில்லை?',
      answer: {
        text: 'அது காலாவதியாகியிருக்கலாம், தீர்ந்திருக்கலாம், இன்னும் பெரிய புக்கிங் தேவைப்படலாம், முதல் புக்கிங்குக்கு மட்டும் இருக்கலாம், அல்லது வேறு நாட்களுக்கோ ஹோட்டல்களுக்கோ இருக்கலாம். எது என்று குறியீட்டுக்குக் கீழே உள்ள வரி சொல்லும்.',
      },
    },
    {
      id: 'credit',
      asks: 'என் கிரெடிட்டை எப்படிப் பயன்படுத்துவது?',
      answer: {
        text: `அது உங்கள் அடுத்த பில்லில் தானாகக் குறையும், நண்பரின் தள்ளுபடியும் சேர்த்து பில்லில் பாதி வரை; கூப்பனையும் பயன்படுத்தலாம். உங்கள் சொந்தப் பணத்துக்குப் பதிலாக வந்த கிரெடிட் முழு பில்லுக்கும் பயன்படும். சைன்-அப் செய்தால் ${formatRupees(SIGN_UP_CREDIT)} கிடைக்கும்; உங்கள் கிரெடிட் என் புக்கிங்குகளில் தெரியும்.`,
        link: { label: 'என் புக்கிங்குகள்', to: 'myBookings' },
      },
    },
    {
      id: 'refer',
      asks: 'நண்பரை அழைத்தால் எனக்கு என்ன கிடைக்கும்?',
      answer: {
        text: `உங்கள் குறியீட்டில் செய்யும் முதல் புக்கிங்கில் உங்கள் நண்பருக்கு ${formatRupees(REFERRAL_DISCOUNT)} தள்ளுபடி. அவர் வந்து தங்கிய சில நாட்களுக்குப் பிறகு உங்களுக்கு ${formatRupees(REFERRAL_REWARD)} கிரெடிட்: ஹோட்டல் வவுச்சரை ஸ்கேன் செய்ய வேண்டும், அல்லது உங்கள் நண்பர் என் புக்கிங்குகளில் உறுதி செய்ய வேண்டும்.`,
        link: { label: 'ரெஃபர் செய்து பெறுங்கள்', to: 'referAndEarn' },
      },
    },
  ],
}

export const REFUND: ChatTopic = {
  id: 'refund',
  title: 'ரீஃபண்ட்',
  questions: [
    {
      id: 'how-much-refund',
      asks: 'ரத்து செய்தால் எவ்வளவு திரும்ப வரும்?',
      answer: {
        text: `செக்-இன்னுக்குக் குறைந்தது ${CHANGE_WINDOW_HOURS} மணி நேரம் முன், அல்லது உங்கள் ஹோட்டல் அனுமதித்தால் பிறகு, ரத்து செய்தால், செலுத்தியது முழுவதும். நீங்கள் செலுத்திய முறையிலேயே திருப்பித் தருகிறோம், பயன்படுத்திய கிரெடிட் உங்கள் கணக்குக்குத் திரும்பும்.`,
        link: { label: 'ரத்தும் ரீஃபண்டும்', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'turned-away-refund',
      asks: 'ஹோட்டல் எங்கள் அறையைத் தரவில்லை. பணம் திரும்ப வருமா?',
      answer: {
        text: `வரும், அல்லது உடனே வேறு அறை. என் புக்கிங்குகளைத் திறந்து “ஹோட்டலில் உதவி” அழுத்துங்கள். பணத்துக்கு ஹோட்டலிடம் கேட்போம்: அதற்கு ${ANSWER_MINUTES} நிமிடங்கள். அது எதிர்த்தால் எங்கள் அலுவலகம் ${DECISION_MINUTES} நிமிடங்களுக்குள் முடிவு செய்யும், செய்யாவிட்டால் உங்கள் பணம் திரும்ப வரும்.`,
        link: { label: 'ரத்தும் ரீஃபண்டும்', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'where-is-refund',
      asks: 'என் ரீஃபண்ட் எங்கே?',
      answer: {
        text: 'என் புக்கிங்குகளில் ரத்தான புக்கிங்கைத் திறக்கவும். ஒவ்வொரு படியும், எந்தத் தேதிக்குள் ரீஃபண்ட் வர வேண்டும் என்பதும், அனுப்பிய பின் வங்கிக் குறிப்பு எண்ணும் அங்கே உள்ளன. அந்த எண்ணை உங்கள் வங்கியிடம் சொல்லுங்கள்.',
        link: { label: 'என் புக்கிங்குகள்', to: 'myBookings' },
      },
    },
    {
      id: 'charged-no-booking',
      asks: 'பணம் எடுக்கப்பட்டது, ஆனால் புக்கிங் இல்லை. இப்போது என்ன?',
      answer: {
        text: `பேமெண்ட் முடியவில்லை என்றால் உங்கள் வங்கி பணத்தைத் திருப்பித் தரும், வழக்கமாக ${BANK_REVERSAL_DAYS} வேலை நாட்களுக்குள். எங்களுக்குத் தாமதமாக வந்தால், அறை இன்னும் காலியாக இருந்தால் புக் செய்கிறோம், இல்லையென்றால் உடனே திருப்பித் தருகிறோம், உங்களுக்கும் சொல்கிறோம். இன்னும் வரவில்லையா? ${SITE.supportPhone} எண்ணை அழையுங்கள்.`,
        link: { label: `${SITE.supportPhone} அழை`, to: 'call' },
      },
    },
    {
      id: 'late-cancel-refund',
      asks: `செக்-இன்னுக்கு ${CHANGE_WINDOW_HOURS} மணி நேரத்துக்குள் ரீஃபண்ட் உண்டா?`,
      answer: {
        text: `உங்கள் ஹோட்டல் அனுமதித்தால் மட்டும்: சில ஹோட்டல்கள் செக்-இன்னுக்கு ${LATER_HOURS} மணி நேரம் முன் அல்லது செக்-இன் வரை, அல்லது புக் செய்த ${GRACES} நிமிடங்களுக்குள் ரத்து செய்ய விடுகின்றன. எதுவரை என்பதைப் பணம் செலுத்தும் முன்பே சொல்கிறோம், என் புக்கிங்குகளிலும் தெரியும்.`,
      },
    },
  ],
}
