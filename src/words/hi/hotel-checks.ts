import type { ShownCheck } from '#domain/hotels/publishing.ts'

export const runBy = (business: string) => `चलाने वाली कंपनी: ${business}`
export const whatWeChecked = 'हमने क्या जाँचा'
export const checks: Record<ShownCheck, string> = {
  policy_accepted: 'लोकल ID वाले कपल्स का स्वागत है, लिखित में',
  agreement_signed: 'होटल ने हमारे समझौते पर हस्ताक्षर किए हैं',
  locks: 'हर कमरा अंदर से बंद होता है',
  lighting: 'प्रवेश, सीढ़ियों और गलियारों में रात को रोशनी रहती है',
  cameras: 'कैमरे सिर्फ़ सार्वजनिक जगहों पर हैं',
}
export const checkedOn = (date: string) => `${date} को जाँचा`
