export const carousel = 'படவரிசை'
export const picturesOf = (name: string) => `படங்கள்: ${name}`
export const previousPicture = 'முந்தைய படம்'
export const previousPictureOf = (name: string) => `முந்தைய படம்: ${name}`
export const nextPicture = 'அடுத்த படம்'
export const nextPictureOf = (name: string) => `அடுத்த படம்: ${name}`
export const pictureShown = (index: number, count: number, caption: string) => `${count}-இல் ${index}-ஆம் படம்: ${caption}`

export const couldNotCopy = 'நகலெடுக்க முடியவில்லை. நீங்களே நகலெடுக்க அழுத்திப் பிடியுங்கள்.'

export const yourRating = 'உங்கள் ரேட்டிங்'
export const ofFiveHearts = (value: number) => `5-இல் ${value} இதயம்`
export const hearts = (count: number) => `${count} இதயம்`

export const reloadPage = 'பக்கத்தை மீண்டும் திற'
export const thisPart = 'இந்தப் பகுதி'
export const partDidNotLoad = (part: string) => `${part} திறக்கவில்லை. உங்கள் இணைப்பைப் பாருங்கள்.`

export const WEEKDAYS = [
  ['தி', 'திங்கட்கிழமை'],
  ['செ', 'செவ்வாய்க்கிழமை'],
  ['பு', 'புதன்கிழமை'],
  ['வி', 'வியாழக்கிழமை'],
  ['வெ', 'வெள்ளிக்கிழமை'],
  ['ச', 'சனிக்கிழமை'],
  ['ஞா', 'ஞாயிற்றுக்கிழமை'],
] as const
export const earlierMonth = 'முந்தைய மாதம்'
export const laterMonth = 'அடுத்த மாதம்'

export const usualPrice = 'வழக்கமான விலை'
export const now = 'இப்போது'
export const priceNow = 'இப்போது'

export const COUNTERS = {
  guests: { name: 'விருந்தினர்', fewer: 'விருந்தினரைக் குறை', more: 'விருந்தினரைக் கூட்டு' },
  rooms: { name: 'அறைகள்', fewer: 'அறைகளைக் குறை', more: 'அறைகளைக் கூட்டு' },
  hours: { name: 'மணி நேரம்', fewer: 'மணி நேரத்தைக் குறை', more: 'மணி நேரத்தைக் கூட்டு' },
} as const

export const stepDone = 'முடிந்தது:'
export const stepNow = 'இப்போது:'

export const pageNeedsScript = (phone: string) =>
  `இந்தப் பக்கத்துக்கு JavaScript தேவை, ஏனெனில் இதை நீங்கள் மட்டுமே பார்க்க வேண்டும். <plain>அது இல்லாமல் உங்கள் புக்கிங்குகளைப் பாருங்கள்</plain>, அல்லது <link>${phone}</link> எண்ணை எந்த நேரமும் அழையுங்கள்: ஃபோனில் உதவுகிறோம்.`
