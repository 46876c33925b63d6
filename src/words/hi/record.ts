import { formatCount } from '#domain/kernel/money.ts'
import { LEAST_SHOWN } from '#domain/record/month-figures.ts'
import { monthWords } from './times.ts'

export const title = 'हमारा रिकॉर्ड, महीने के हिसाब से'
export const description =
  'बुकिंग, लौटाए गए कपल, रिफ़ंड, खोली गई ID और बहुत कुछ, हर महीने का। हर रात साइन किया हुआ, और कोई भी जाँच सकता है।'
export const lead = 'क्या अच्छा रहा और क्या नहीं। हर रात लिखा जाता है, और बाद में कोई चुपचाप बदल नहीं सकता।'
export const month = 'महीना'
export const monthAndYear = (day: string) => `${monthWords(day)} ${day.slice(0, 4)}`
export const daysOf = (day: string, last: number) =>
  last === 1 ? `1 ${monthWords(day)}।` : `1 से ${last} ${monthWords(day)}।`
export const barsShow = (first: string, last: string) =>
  `पट्टियाँ ${monthWords(first)} से ${monthWords(last)} तक हैं; गहरी वाली ${monthWords(last)} की है।`

export const names = {
  bookings: 'बुकिंग',
  turnedAway: 'रिसेप्शन से लौटाए गए',
  minutesToSeen: 'कितने मिनट में दूसरे होटल ने “देख लिया” कहा',
  refunds: 'एक घंटे में रिफ़ंड',
  seenInTime: 'होटल ने समय पर देखी बुकिंग',
  welcomed: 'बिना सवालों के स्वागत',
  identities: 'हमारे ऑफ़िस ने खोली ID',
  orders: 'सरकारी आदेश',
  drills: 'बैकअप से लौटने की आखिरी जाँच',
}
export const under = `${LEAST_SHOWN} से कम`
export const none = 'कोई नहीं'
export const percent = (share: number) => `${share}%`
export const ofThousand = '1,000 में से'
export const perThousand = (rate: string) => `1,000 में से ${rate}`
export const halfOfThem = 'मिनट, आधे मामलों में'
export const ofCouples = (couples: number) => `${formatCount(couples)} कपल में से`
export const eachWithReason = 'हर बार वजह के साथ'
export const before = (day: string, value: string) => `${monthWords(day)}: ${value}`
export const both = (one: string, other: string) => `${one} और ${other}`
export const couples = (count: string) => `कपल: ${count}।`
export const within = (minutes: string) => `100 में से 95, ${minutes} मिनट में।`
export const withinDay = (share: string) => `एक दिन में: ${share}।`
export const destroyed = (count: string) => `मिटाई गईं: ${count}।`
export const toHotels = (count: string) => `होटलों को, मेहमान रजिस्टर के लिए: ${count}।`
export const drill = (minutes: number, worked: boolean) =>
  worked ? `कामयाब, ${minutes} मिनट` : `नाकाम, ${minutes} मिनट`
export const drillsWorked = (worked: number, held: number) => `${held} में से ${worked} कामयाब।`
export const noDrill = 'अभी कोई दर्ज नहीं।'
export const allMonths = 'सारे महीने, टेबल में'

export const notYet = 'पहली रात अभी लिखी नहीं गई'
export const notYetMore = 'हम इसे रात करीब 2 बजे लिखकर साइन करते हैं। कल फिर देखिए।'

export const checkIt = 'खुद जाँचिए'
export const howToCheck =
  'हर रात में पिछली रात का निशान और हमारा साइन होता है। एक भी रात बदले या गायब हो, तो कड़ी टूट जाती है और यह कमांड उसे बता देती है।'
export const copyCommand = 'कमांड कॉपी कीजिए'
export const commandCopied = 'कमांड कॉपी हो गई'
export const lastNight = 'आखिरी रात'
export const night = (moment: string, number: number) => `${moment}, रात ${formatCount(number)}`
export const itsMark = 'उसका निशान (SHA-256)'
export const ourKey = 'हमारी कुंजी (Ed25519)'
export const download = 'रिकॉर्ड डाउनलोड कीजिए'
export const whatItProves = 'इससे क्या साबित होता है'
export const proves = ['साइन होने के बाद कोई रात नहीं बदली।', 'दो रातों के बीच कोई रात गायब नहीं।']
export const whatItDoesNot = 'क्या साबित नहीं होता'
export const provesNot = [
  'कि हमने शुरू में सही गिना।',
  'कि हमने सब कुछ दोबारा लिखकर साइन नहीं किया। निशान अपने पास रखिए, तो कमांड इसे पकड़ लेगी।',
  `किसी एक होटल या कपल के बारे में कुछ भी। ${LEAST_SHOWN} से कम संख्या नहीं दिखती।`,
]
export const theRecord = 'रिकॉर्ड'
