import { NOT_ME_HOURS, PASSKEY_WAIT_HOURS, type NoticeKind } from '#domain/desk/not-me.ts'

type Reported = NoticeKind | 'account'

export const title = 'இது நீங்கள் இல்லையா?'
export const REPORTED: Record<Reported, string> = {
  post: 'டெஸ்கில் வேலை செய்ய ஓர் அழைப்பு',
  pairing: 'டெஸ்கில் இணைத்த ஒரு ஃபோன்',
  passkey: 'டெஸ்குக்கு உருவாக்கிய பாஸ்கீ',
  account: 'உங்கள் கணக்கில் சேர்த்த பாஸ்கீ',
}
export const ENDS: Record<Reported, string> = {
  post: 'இந்த வேலை முடியும், இதற்காக லாகின் செய்த ஃபோன்கள் லாக்-அவுட் ஆகும். மற்றவை எல்லாம் அப்படியே இருக்கும்.',
  pairing: 'இந்த ஒரு ஃபோன் லாக்-அவுட் ஆகும். மற்றவை எல்லாம் அப்படியே இருக்கும்.',
  passkey: `இந்த ஒரு பாஸ்கீ இனி செல்லாது, இதைப் பயன்படுத்திய ஃபோன்கள் லாக்-அவுட் ஆகும். பழைய பாஸ்கீகள் இருக்கும். ஒன்றும் இல்லையென்றால், ${PASSKEY_WAIT_HOURS} மணி நேரம் கழித்து அல்லது எங்களை அழைத்தால் புதியதை உருவாக்கலாம்.`,
  account: `இந்தப் பட்டன் இந்த ஒரு பாஸ்கீயை நிறுத்தும், இதைப் பயன்படுத்திய ஃபோன்கள் லாக்-அவுட் ஆகும். பழைய பாஸ்கீகள் இருக்கும். ஒன்றும் இல்லையென்றால் OTP மூலம் லாகின் செய்யுங்கள்; ${PASSKEY_WAIT_HOURS} மணி நேரம் கழித்து அல்லது எங்களை அழைத்தால் பாஸ்கீ சேர்க்கலாம்.`,
}
export const notMe = 'நான் இல்லை, நிறுத்து'
export const oneMoment = 'ஒரு நொடி...'

export const ended = 'முடிந்தது. அது நிறுத்தப்பட்டது, மேனேஜர்களிடம் சொல்லப்பட்டது.'
export const accountPasskeyEnded = (supportPhone: string) =>
  `முடிந்தது. இந்த பாஸ்கீ இனி செல்லாது. உங்கள் புக்கிங்குகளைப் பாருங்கள், ஏதாவது உங்களுடையது இல்லையென்றால் எங்களை அழையுங்கள்: ${supportPhone}.`
export const linkIsOver = (supportPhone: string) =>
  `இந்த லிங்க் ${NOT_ME_HOURS} மணி நேரம் வரை செல்லும். எங்களை அழையுங்கள்: ${supportPhone}.`
export const officeIsTold = (supportPhone: string) =>
  `இவர்தான் ஹோட்டலின் ஒரே மேனேஜர், எனவே இன்னும் எதுவும் நிறுத்தப்படவில்லை. Uncle அலுவலகத்துக்குச் சொல்லப்பட்டது, அவர்கள் அழைப்பார்கள். நீங்களும் எங்களை அழைக்கலாம்: ${supportPhone}.`
