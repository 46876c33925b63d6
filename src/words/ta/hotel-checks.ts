import type { ShownCheck } from '#domain/hotels/publishing.ts'

export const runBy = (business: string) => `நடத்துவது: ${business}`
export const whatWeChecked = 'நாங்கள் சரிபார்த்தவை'
export const checks: Record<ShownCheck, string> = {
  policy_accepted: 'உள்ளூர் அடையாள அட்டை உள்ள ஜோடிகளுக்கு வரவேற்பு, எழுத்துப்பூர்வமாக',
  agreement_signed: 'எங்கள் ஒப்பந்தத்தில் ஹோட்டல் கையெழுத்திட்டுள்ளது',
  locks: 'ஒவ்வொரு அறையையும் உள்ளிருந்து பூட்டலாம்',
  lighting: 'நுழைவாயில், படிக்கட்டு, நடைபாதைகளில் இரவில் வெளிச்சம் உண்டு',
  cameras: 'கேமராக்கள் பொது இடங்களில் மட்டுமே',
}
export const checkedOn = (date: string) => `${date} அன்று சரிபார்க்கப்பட்டது`
