import type { ShownCheck } from '#domain/hotels/publishing.ts'

export const runBy = (business: string) => `चलाने वाली कंपनी: ${business}`
export const whatWeChecked = 'हमने क्या जाँचा'
export const checks: Record<ShownCheck, string> = {
  policy_accepted: 'होटल ने लिखकर दिया: लोकल ID वाले कपल का स्वागत है',
  agreement_signed: 'होटल ने हमारा समझौता साइन किया है',
  locks: 'हर रूम अंदर से बंद होता है',
  lighting: 'गेट, सीढ़ियों और गलियारों में रात को लाइट रहती है',
  cameras: 'कैमरे सिर्फ़ सार्वजनिक जगहों पर हैं',
}
export const checkedOn = (date: string) => `${date} को जाँचा`
