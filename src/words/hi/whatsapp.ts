import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import type { ButtonKind } from '#domain/whatsapp/buttons.ts'

export const BUTTONS: Readonly<Record<ButtonKind, string>> = {
  seen: 'देख ली',
  cannot_take: 'नहीं ले सकते',
  open_booking: 'बुकिंग खोलें',
  open_desk: 'डेस्क खोलें',
}

export const ANSWERS = {
  seen: (code: string) => `${PRODUCT_NAME}: धन्यवाद। ${code} देखी हुई दर्ज हो गई।`,
  seenBefore: (code: string) => `${PRODUCT_NAME}: ${code} पहले ही देखी हुई दर्ज है।`,
  over: (code: string) => `${PRODUCT_NAME}: ${code} रद्द या पूरी हो चुकी है। आपको कुछ नहीं करना है।`,
  stopped: () => `${PRODUCT_NAME}: अब यहाँ कोई मैसेज नहीं आएगा।`,
  passedOn: () => `${PRODUCT_NAME}: हमारा ऑफ़िस आपका मैसेज पढ़ेगा। जल्दी हो तो ${SITE.supportPhone} पर फ़ोन करें।`,
}
