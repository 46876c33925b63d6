import { plural } from './plural.ts'

export const titles = {
  feedback: 'உங்கள் செய்தி',
  sponsorship: 'உங்கள் கோரிக்கை',
  complaint: 'உங்கள் புகார்',
  report: 'உங்கள் புகாரறிக்கை',
}
export const states = {
  sent: 'விரைவில் படிப்போம்',
  read: 'கவனித்து வருகிறோம்',
  answered: 'பதில் தந்தோம்',
  with_officer: 'குறைதீர்ப்பு அதிகாரியிடம் உள்ளது',
  settled: 'தீர்ந்தது',
  taken_back: 'திரும்பப் பெற்றீர்கள்',
}
export const answerDue = 'எங்கள் பதில் இதற்குள்'
export const settledBy = 'அதிகபட்சம் இதற்குள் தீரும்'
export const atTheLatest = (when: string) => `அதிகபட்சம் ${when}-க்குள் தீரும்.`
export const soFar = 'இதுவரை'
export const entries = {
  wrote: 'நீங்கள் எழுதியது',
  added: 'நீங்கள் சேர்த்தது',
  acknowledged: 'எடுத்துக்கொண்டோம்',
  answer: 'எங்கள் பதில்',
  settled: 'தீர்த்துவிட்டோம்',
  officer_asked: 'குறைதீர்ப்பு அதிகாரியிடம் கேட்டீர்கள்',
  taken_back: 'திரும்பப் பெற்றீர்கள்',
}
export const addSomething = 'மேலும் சேருங்கள்'
export const whatElse = 'வேறு என்ன தெரிய வேண்டும்?'
export const send = 'அனுப்புங்கள்'
export const added = 'சேர்ந்தது'
export const notContent = 'திருப்தி இல்லையா?'
export const officerLooks = (officer: string) =>
  `எங்கள் குறைதீர்ப்பு அதிகாரி ${officer} மீண்டும் பார்க்கக் கேளுங்கள். ஒரு மாதத்துக்குள் பதில் வரும்.`
export const askOfficer = 'அதிகாரியிடம் கேளுங்கள்'
export const takeBack = 'புகாரைத் திரும்பப் பெறுங்கள்'
export const closedForGood = 'இதன் பிறகு இது நிரந்தரமாக மூடப்படும்.'
export const yesTakeBack = 'ஆம், திரும்பப் பெறுகிறேன்'
export const keepIt = 'இருக்கட்டும்'
export const mayBeOfAnotherPhone = 'எழுதும்போது தந்த ஃபோன் எண்ணில் லாகின் செய்யுங்கள்.'
export const callUs = (supportPhone: string) => `எங்களை அழையுங்கள், ${supportPhone}`
export const photos = (count: number) => `${count} ${plural(count, 'படம்', 'படங்கள்')}`
export const photoOf = (place: number) => `படம் ${place}`
