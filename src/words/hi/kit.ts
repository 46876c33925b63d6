export const carousel = 'फ़ोटो की कतार'
export const picturesOf = (name: string) => `${name} की फ़ोटो`
export const previousPicture = 'पिछली फ़ोटो'
export const previousPictureOf = (name: string) => `${name} की पिछली फ़ोटो`
export const nextPicture = 'अगली फ़ोटो'
export const nextPictureOf = (name: string) => `${name} की अगली फ़ोटो`
export const pictureShown = (index: number, count: number, caption: string) => `${count} में से फ़ोटो ${index}: ${caption}`

export const couldNotCopy = 'कॉपी नहीं हो सका। दबाकर रखिए और खुद कॉपी कीजिए।'

export const yourRating = 'आपकी रेटिंग'
export const ofFiveHearts = (value: number) => `5 में से ${value} दिल`
export const hearts = (count: number) => `${count} दिल`

export const reloadPage = 'पेज फिर खोलें'
export const thisPart = 'यह हिस्सा'
export const partDidNotLoad = (part: string) => `${part} लोड करने में दिक्कत हुई। अपना कनेक्शन देखिए।`

export const WEEKDAYS = [
  ['सो', 'सोमवार'],
  ['मं', 'मंगलवार'],
  ['बु', 'बुधवार'],
  ['गु', 'गुरुवार'],
  ['शु', 'शुक्रवार'],
  ['श', 'शनिवार'],
  ['र', 'रविवार'],
] as const
export const earlierMonth = 'पिछला महीना'
export const laterMonth = 'अगला महीना'

export const usualPrice = 'आम दाम'
export const now = 'अब'
export const priceNow = 'अब'

export const COUNTERS = {
  guests: { name: 'मेहमान', fewer: 'मेहमान घटाएँ', more: 'मेहमान बढ़ाएँ' },
  rooms: { name: 'रूम', fewer: 'रूम घटाएँ', more: 'रूम बढ़ाएँ' },
  hours: { name: 'घंटे', fewer: 'घंटे घटाएँ', more: 'घंटे बढ़ाएँ' },
} as const

export const stepDone = 'हो गया:'
export const stepNow = 'अब:'

export const pageNeedsScript = (phone: string) =>
  `इस पेज के लिए JavaScript चाहिए, क्योंकि यह सिर्फ़ आपको दिखना चाहिए। <plain>इसके बिना अपनी बुकिंग देखें</plain>, या <link>${phone}</link> पर कॉल कीजिए, दिन हो या रात: हम फ़ोन पर मदद करते हैं।`
