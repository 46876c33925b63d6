import type { DoorWords } from '../door-words.ts'

export const door: DoorWords = {
  language: 'ta',
  paid: 'பணம் செலுத்தப்பட்டது',
  due: 'இப்போது தர வேண்டியது',
  nothing: 'வேறு எதுவும் தர வேண்டியதில்லை',
  booking: 'புக்கிங்',
  hours: '24 மணி நேரம்',
}
