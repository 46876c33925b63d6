import { PHONE_DAY, PHONE_HOUR } from '#domain/accounts/send-limits.ts'
import { OTP_DIGITS, OTP_MAX_TRIES, OTP_RESEND_SECONDS, OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

export const OTP: ChatTopic = {
  id: 'otp',
  title: 'OTP வரவில்லை',
  questions: [
    {
      id: 'no-otp',
      asks: 'என் OTP வரவில்லை. என்ன செய்யலாம்?',
      answer: {
        text: `எண்ணையும் ஃபோனின் சிக்னலையும் பாருங்கள். ${OTP_RESEND_SECONDS} நொடிகளுக்குப் பிறகு இன்னொரு OTP கேட்கலாம். இன்னும் வரவில்லையா? ${SITE.supportPhone} எண்ணை எந்த நேரமும் அழையுங்கள்.`,
        link: { label: `${SITE.supportPhone} அழை`, to: 'call' },
      },
    },
    {
      id: 'otp-wrong',
      asks: 'என் OTP தவறு என்று சொல்கிறது.',
      answer: {
        text: `OTP-இல் ${OTP_DIGITS} இலக்கங்கள், ${OTP_VALID_MINUTES} நிமிடங்கள் செல்லும், ${OTP_MAX_TRIES} முறை முயலலாம். ஒன்றுக்கு மேல் கேட்டிருந்தால் கடைசி மெசேஜில் உள்ளதைப் பயன்படுத்துங்கள்.`,
      },
    },
    {
      id: 'otp-limit',
      asks: 'அதிக OTP கேட்டதாகச் சொல்கிறது.',
      answer: {
        text: `ஒரு ஃபோனுக்கு ஒரு மணி நேரத்தில் அதிகபட்சம் ${PHONE_HOUR.most}, ஒரு நாளில் ${PHONE_DAY.most} அனுப்புகிறோம், யாரும் உங்களுக்கு OTP-களைக் குவிக்காமல் இருக்க. சிறிது காத்திருங்கள், அல்லது எங்களை அழையுங்கள்.`,
        link: { label: `${SITE.supportPhone} அழை`, to: 'call' },
      },
    },
    {
      id: 'passkey',
      asks: 'OTP இல்லாமல் லாகின் செய்யலாமா?',
      answer: {
        text: 'செய்யலாம், பாஸ்கீ மூலம்: உங்கள் கைரேகை, முகம் அல்லது ஸ்கிரீன் லாக். ஒரு முறை OTP மூலம் லாகின் செய்து, என் தரவைத் திறந்து, பாஸ்கீ சேருங்கள். பிறகு லாகினில் “பாஸ்கீயைப் பயன்படுத்து” அழுத்துங்கள். ஒவ்வொரு புதிய பாஸ்கீ பற்றியும் மெசேஜ் அனுப்புகிறோம்; அது நீங்கள் இல்லையென்றால் அதில் உள்ள லிங்க் அதை நிறுத்தும்.',
        link: { label: 'என் தரவு', to: 'myData' },
      },
    },
    {
      id: 'which-numbers',
      asks: 'எந்த ஃபோன் எண்களைப் பயன்படுத்தலாம்?',
      answer: {
        text: 'இந்திய மொபைல் எண்கள்: 6, 7, 8 அல்லது 9-இல் தொடங்கும் பத்து இலக்கங்கள். லேண்ட்லைனுக்கும் வெளிநாட்டு எண்களுக்கும் OTP அனுப்ப முடியாது.',
      },
    },
  ],
}
