import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

export const WHAT_IS_IT: ChatTopic = {
  id: 'what-is-it',
  title: `${PRODUCT_NAME} என்றால் என்ன`,
  questions: [
    {
      id: 'what-is-uncle',
      asks: `${PRODUCT_NAME} என்றால் என்ன?`,
      answer: {
        text: `ஜோடிகளை வரவேற்கும் ஹோட்டலை ${PRODUCT_NAME} கண்டுபிடித்துத் தருகிறது. நகரம், தேதி, நேர ஸ்லாட்டைத் தேர்ந்தெடுங்கள், வரியுடன் முழு விலையைப் பாருங்கள், சில மணி நேரம், ஓர் இரவு அல்லது பல நாட்களுக்குத் தனி அறை புக் செய்யுங்கள்.`,
        link: { label: 'ஹோட்டல் தேடு', to: 'home' },
      },
    },
    {
      id: 'unmarried-couples',
      asks: 'திருமணமாகாத ஜோடிகள் புக் செய்யலாமா?',
      answer: {
        text: 'செய்யலாம். சட்டப்படி வயது வந்த, ID-களுடன் வரும் திருமணமாகாத ஜோடிகளை வரவேற்க எங்கள் பட்டியலில் உள்ள ஒவ்வொரு ஹோட்டலும் ஒப்புக்கொண்டுள்ளது. திருமணச் சான்றிதழ் தேவையில்லை.',
        link: { label: 'சட்டம் சொல்வது', to: 'legalPage' },
      },
    },
    {
      id: 'local-couples',
      asks: 'எங்கள் சொந்த ஊரிலேயே உள்ளூர் ID-யுடன் தங்கலாமா?',
      answer: {
        text: 'தங்கலாம். எங்கள் பட்டியலில் உள்ள எல்லா ஹோட்டல்களிலும் உள்ளூர் ID ஏற்கப்படும். வேறு ஊரிலிருந்து வர வேண்டியதில்லை.',
      },
    },
    {
      id: 'need-account',
      asks: 'எனக்குக் கணக்கு தேவையா?',
      answer: {
        text: `சுற்றிப் பார்க்கத் தேவையில்லை. புக் செய்ய, உங்கள் ஃபோன் எண்ணும் ஒரு முறைக் கடவுச்சொல்லும் (OTP) கொண்டு சைன்-அப் செய்கிறீர்கள்; நினைவில் வைக்க எதுவும் இல்லை. சைன்-அப் செய்தால் ${formatRupees(SIGN_UP_CREDIT)} கிரெடிட், அடுத்த பில்லில் தானாகக் குறையும்.`,
      },
    },
  ],
}

export const AROUND_THE_CLOCK: ChatTopic = {
  id: 'availability-24x7',
  title: '24 மணி நேர உதவி',
  questions: [
    {
      id: 'support-hours',
      asks: 'எப்போது உங்களைத் தொடர்பு கொள்ளலாம்?',
      answer: {
        text: `எந்த நேரமும். எங்கள் உதவி எண் ${SITE.supportPhone} 24 மணி நேரமும், 7 நாட்களும் திறந்திருக்கும். எல்லா இணைப்புகளும் பிஸி என்றால், உங்கள் எண்ணுடன் குரல் மெசேஜ் விடுங்கள், திரும்ப அழைக்கிறோம்.`,
        link: { label: `${SITE.supportPhone} அழை`, to: 'call' },
      },
    },
    {
      id: 'book-any-time',
      asks: 'எந்த நேரத்திலும் புக் செய்யலாமா?',
      answer: {
        text: 'செய்யலாம். இணையதளம் பகலும் இரவும் புக்கிங் எடுக்கிறது, பணம் செலுத்தியவுடன் புக்கிங் உறுதியாகும்.',
        link: { label: 'ஹோட்டல் தேடு', to: 'home' },
      },
    },
    {
      id: 'problem-at-desk',
      asks: 'நான் ஹோட்டலில் இருக்கிறேன், ஒரு பிரச்சனை. இப்போது என்ன?',
      answer: {
        text: `ரிசப்ஷனிலிருந்தே ${SITE.supportPhone} எண்ணை அழையுங்கள், புக்கிங் எண்ணைத் தயாராக வைத்திருங்கள்; அது என் புக்கிங்குகளில் உள்ளது. நீங்கள் காத்திருக்கும்போதே ஹோட்டலிடம் பேசுகிறோம்.`,
        link: { label: `${SITE.supportPhone} அழை`, to: 'call' },
      },
    },
  ],
}
