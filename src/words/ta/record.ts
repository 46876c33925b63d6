import { formatCount } from '#domain/kernel/money.ts'
import { LEAST_SHOWN } from '#domain/record/month-figures.ts'
import { monthWords } from './times.ts'

export const title = 'எங்கள் பதிவு, மாதவாரியாக'
export const description =
  'புக்கிங், திருப்பி அனுப்பப்பட்ட ஜோடிகள், ரீஃபண்ட், திறக்கப்பட்ட ID: மாதவாரியாக. ஒவ்வொரு இரவும் கையொப்பமிடப்படும்; யாரும் சரிபார்க்கலாம்.'
export const lead = 'எது நன்றாக நடந்தது, எது இல்லை. ஒவ்வொரு இரவும் எழுதப்படும்; பின்னர் யாரும் தடமின்றி மாற்ற முடியாது.'
export const month = 'மாதம்'
export const monthAndYear = (day: string) => `${monthWords(day)} ${day.slice(0, 4)}`
export const daysOf = (day: string, last: number) =>
  last === 1 ? `${monthWords(day)} 1.` : `${monthWords(day)} 1 முதல் ${last} வரை.`
export const barsShow = (first: string, last: string) =>
  `பட்டைகள் ${monthWords(first)} முதல் ${monthWords(last)} வரை; அடர்ந்தது ${monthWords(last)}.`

export const names = {
  bookings: 'புக்கிங்குகள்',
  turnedAway: 'ரிசப்ஷனில் திருப்பி அனுப்பப்பட்டவர்கள்',
  minutesToSeen: 'வேறு ஹோட்டல் “பார்த்தோம்” என்று சொன்ன நிமிடங்கள்',
  refunds: 'ஒரு மணி நேரத்தில் ரீஃபண்ட்',
  seenInTime: 'ரிசப்ஷன் நேரத்தில் பார்த்த புக்கிங்குகள்',
  welcomed: 'கேள்விகள் இல்லாத வரவேற்பு',
  identities: 'எங்கள் அலுவலகம் திறந்த ID-கள்',
  orders: 'அதிகாரிகளின் உத்தரவுகள்',
  drills: 'பேக்கப்பிலிருந்து மீட்கும் கடைசிப் பயிற்சி',
}
export const under = `${LEAST_SHOWN}-க்கும் குறைவு`
export const none = 'எதுவும் இல்லை'
export const percent = (share: number) => `${share}%`
export const ofThousand = '1,000-இல்'
export const perThousand = (rate: string) => `1,000-இல் ${rate}`
export const halfOfThem = 'நிமிடம், பாதிக்கு'
export const ofCouples = (couples: number) => `${formatCount(couples)} ஜோடிகளில்`
export const eachWithReason = 'காரணத்துடன்'
export const before = (day: string, value: string) => `${monthWords(day)}: ${value}`
export const both = (one: string, other: string) => `${one}, ${other}`
export const couples = (count: string) => `ஜோடிகள்: ${count}.`
export const within = (minutes: string) => `100-இல் 95, ${minutes} நிமிடத்துக்குள்.`
export const withinDay = (share: string) => `ஒரு நாளுக்குள்: ${share}.`
export const destroyed = (count: string) => `அழிக்கப்பட்டவை: ${count}.`
export const toHotels = (count: string) => `ஹோட்டல்களுக்கு, விருந்தினர் பதிவேட்டுக்காக: ${count}.`
export const drill = (minutes: number, worked: boolean) =>
  worked ? `வெற்றி, ${minutes} நிமிடம்` : `தோல்வி, ${minutes} நிமிடம்`
export const drillsWorked = (worked: number, held: number) => `${held}-இல் ${worked} வெற்றி.`
export const noDrill = 'இதுவரை எதுவும் குறிக்கப்படவில்லை.'
export const allMonths = 'எல்லா மாதங்களும் அட்டவணையாக'

export const notYet = 'முதல் இரவு இன்னும் எழுதப்படவில்லை'
export const notYetMore = 'அதிகாலை 2 மணியளவில் எழுதி கையொப்பமிடுவோம். நாளை மீண்டும் பாருங்கள்.'

export const checkIt = 'நீங்களே சரிபாருங்கள்'
export const howToCheck =
  'ஒவ்வொரு இரவிலும் முந்தைய இரவின் அடையாளமும் எங்கள் கையொப்பமும் உண்டு. ஓர் இரவு மாறினாலும் காணாமல் போனாலும் சங்கிலி அறுந்துவிடும்; எது என்று இந்தக் கட்டளை சொல்லும்.'
export const copyCommand = 'கட்டளையை நகலெடுங்கள்'
export const commandCopied = 'கட்டளை நகலெடுக்கப்பட்டது'
export const lastNight = 'கடைசி இரவு'
export const night = (moment: string, number: number) => `${moment}, இரவு ${formatCount(number)}`
export const itsMark = 'அதன் அடையாளம் (SHA-256)'
export const ourKey = 'எங்கள் சாவி (Ed25519)'
export const download = 'பதிவைப் பதிவிறக்குங்கள்'
export const whatItProves = 'இது எதை நிரூபிக்கிறது'
export const proves = ['கையொப்பத்துக்குப் பின் எந்த இரவும் மாறவில்லை.', 'இரண்டு இரவுகளுக்கு இடையில் எதுவும் விடுபடவில்லை.']
export const whatItDoesNot = 'எதை நிரூபிக்காது'
export const provesNot = [
  'முதலில் சரியாக எண்ணினோம் என்பதை.',
  'எல்லாவற்றையும் மீண்டும் எழுதிக் கையொப்பமிடவில்லை என்பதை. அடையாளத்தை வைத்திருங்கள்; கட்டளை கண்டுபிடிக்கும்.',
  `ஒரு ஹோட்டலையோ ஒரு ஜோடியையோ பற்றி எதையும். ${LEAST_SHOWN}-க்கும் குறைவான எண் காட்டப்படாது.`,
]
export const theRecord = 'பதிவு'
