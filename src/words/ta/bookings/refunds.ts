import type { Refund } from '#contract/bookings.ts'

export type RefundCause = NonNullable<Refund['cause']> | 'unnamed'

export const refundOf = (amount: string) => `${amount} ரீஃபண்ட்`

export const REFUND_BEGAN: Record<RefundCause, string> = {
  cancelled: 'புக்கிங் ரத்து செய்யப்பட்டது',
  changed: 'விலை குறைந்த நேரத்துக்கு மாற்றப்பட்டது',
  hours_cancelled: 'கூடுதல் மணி நேரம் ரத்து செய்யப்பட்டது',
  too_late: 'உங்கள் பேமெண்ட் தாமதமாக வந்தது',
  turned_away: 'ஹோட்டலால் உங்களுக்கு அறை தர முடியவில்லை',
  moved: 'உங்களுக்கு வேறு ஹோட்டல் உள்ளது',
  cheaper_room: 'உங்கள் மற்றொரு அறையின் விலை குறைவு',
  goodwill: 'எங்களிடமிருந்து ரீஃபண்ட்',
  hotel_fault: 'நீங்கள் பணம் கொடுத்த எல்லாவற்றையும் ஹோட்டல் தரவில்லை',
  unnamed: 'ரீஃபண்ட் தொடங்கியது',
}
export const sendingRefund = 'உங்கள் ரீஃபண்டை அனுப்புகிறோம்'
export const refundSent = 'ரீஃபண்ட் அனுப்பப்பட்டது'
export const inYourAccount = 'உங்கள் கணக்கில்'
export const refundBy = (day: string) => `${day} அன்றுக்குள், நீங்கள் செலுத்திய முறையிலேயே`

export const REFUND_PARTS: Record<RefundCause, (amount: string) => string> = {
  cancelled: (amount) => `<b>${amount}</b>, ரத்து செய்த புக்கிங்குக்கு`,
  changed: (amount) => `<b>${amount}</b>, விலை குறைந்த நேரத்துக்கு`,
  hours_cancelled: (amount) => `<b>${amount}</b>, கூடுதல் மணி நேரத்துக்கு`,
  too_late: (amount) => `<b>${amount}</b>, தாமதமான பேமெண்டுக்கு`,
  turned_away: (amount) => `<b>${amount}</b>, கிடைக்காத அறைக்கு`,
  moved: (amount) => `<b>${amount}</b>, முதல் ஹோட்டலின் கூடுதல் மணி நேரத்துக்கு`,
  cheaper_room: (amount) => `<b>${amount}</b>, அறையின் விலை குறைவு என்பதால்`,
  goodwill: (amount) => `<b>${amount}</b>, எங்களிடமிருந்து`,
  hotel_fault: (amount) => `<b>${amount}</b>, ஹோட்டல் தராததற்காக`,
  unnamed: (amount) => `<b>${amount}</b> ரீஃபண்ட்`,
}
export const sendingPart = (part: string) => `${part}<soft>, அனுப்புகிறோம்</soft>`
export const sentPart = (part: string) => `${part}<soft>, அனுப்பப்பட்டது</soft>`

export const bankReference = (reference: string) => `வங்கிக் குறிப்பு எண் <reference>${reference}</reference>`
export const copyReference = (reference: string) => `குறிப்பு எண்ணை நகலெடு<hidden> ${reference}</hidden>`
export const bankReferenceCopied = 'வங்கிக் குறிப்பு எண் நகலெடுக்கப்பட்டது'
export const bankReturnedRefund = (supportPhone: string) =>
  `உங்கள் வங்கி இந்த ரீஃபண்டை எங்களுக்குத் திருப்பி அனுப்பிவிட்டது. வேறு வழியில் தர, <link>${supportPhone}</link> எண்ணை அழையுங்கள்.`

export const paidNoMoney = (credits: string) =>
  `நீங்கள் பணம் செலுத்தவில்லை, எனவே ரீஃபண்ட் எதுவும் இல்லை. ${credits} கிரெடிட் உங்கள் கணக்கில் திரும்பச் சேர்ந்தது.`
export const paidNothing = 'நீங்கள் எதுவும் செலுத்தவில்லை, எனவே ரீஃபண்ட் எதுவும் இல்லை.'
