import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import type { ButtonKind } from '#domain/whatsapp/buttons.ts'

export const BUTTONS: Readonly<Record<ButtonKind, string>> = {
  seen: 'பார்த்தேன்',
  cannot_take: 'எடுக்க முடியாது',
  open_booking: 'புக்கிங்கைத் திற',
  open_desk: 'டெஸ்கைத் திற',
}

export const ANSWERS = {
  seen: (code: string) => `${PRODUCT_NAME}: நன்றி. ${code} பார்த்ததாகக் குறிக்கப்பட்டது.`,
  seenBefore: (code: string) => `${PRODUCT_NAME}: ${code} ஏற்கனவே பார்த்ததாகக் குறிக்கப்பட்டுள்ளது.`,
  over: (code: string) => `${PRODUCT_NAME}: ${code} ரத்தாகிவிட்டது அல்லது முடிந்துவிட்டது. நீங்கள் எதுவும் செய்ய வேண்டாம்.`,
  stopped: () => `${PRODUCT_NAME}: இனி இங்கே செய்திகள் வராது.`,
  passedOn: () =>
    `${PRODUCT_NAME}: எங்கள் அலுவலகம் உங்கள் செய்தியைப் படிக்கும். அவசரமென்றால் ${SITE.supportPhone} என்ற எண்ணை அழையுங்கள்.`,
}
