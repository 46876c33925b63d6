import type { DeskWords } from '../../en/desk/desk.ts'
import { plural } from '../plural.ts'

export const couponsWords: DeskWords['ofCoupons'] = {
  coupons: 'கூப்பன்கள்',
  couponsWords: 'இவற்றின் தள்ளுபடிக்கு ஹோட்டல் பணம் தருகிறது. நீங்கள் சேரும் வரை உங்கள் விலையில் எதுவும் குறையாது.',
  none: 'இப்போது சேரக் கூப்பன் எதுவும் இல்லை.',
  takesOff: (code, much) => `<code>${code}</code> தள்ளுபடி: ${much}`,
  atMost: (amount) => `ஒவ்வொரு புக்கிங்குக்கும் அதிகபட்சம் ${amount}`,
  noTop: 'ஒரு புக்கிங்குக்கு அதிகபட்சத் தொகை இல்லை',
  fromAmount: (amount) => `${amount} அல்லது அதற்கு மேற்பட்ட புக்கிங்குகளுக்கு`,
  times: (count) => `எல்லா ஹோட்டல்களிலும் சேர்த்து மொத்தம் ${count.toLocaleString('en-IN')} முறை`,
  between: (from, until) => `${from} முதல் ${until} வரை`,
  joinedBy: (name, moment) => `<badge>சேர்ந்தது</badge> சேர்த்தவர் ${name}, ${moment}.`,
  joinedBefore: '<badge>சேர்ந்தது</badge> விருந்தினர்கள் இதை முன்பே இங்கே பயன்படுத்தியதால்.',
  usedHere: (count) => `இங்கே ${count} ${plural(count, 'புக்கிங்கில்', 'புக்கிங்குகளில்')} பயன்படுத்தப்பட்டது.`,
  join: (code) => `${code} கூப்பனில் சேர்`,
  leave: (code) => `${code} கூப்பனிலிருந்து விலகு`,
  leaveWords: 'விலகினால் புதிய புக்கிங்குகளுக்குத் தள்ளுபடி இருக்காது. ஏற்கனவே செய்தவற்றில் அது இருக்கும்.',
}
