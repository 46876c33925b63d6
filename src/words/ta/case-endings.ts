const LATIN_END = /[\w)\]’'.]$/
/** A stop that is doubled before an ending: 'ஹைதராபாத்', 'நாசிக்'. */
const STOP_END = /[கசடதப]்$/
/** 'நுங்கம்பாக்கம்', but not 'குருகிராம்', whose last vowel is long. */
const NEUTER_END = /([\u{B95}-\u{BB9}])ம்$/u

/** In a place, as Tamil says it: 'சென்னையில்', 'நுங்கம்பாக்கத்தில்', 'Velachery-இல்'. */
export function inTamil(place: string): string {
  if (LATIN_END.test(place)) return `${place}-இல்`
  if (NEUTER_END.test(place)) return place.replace(NEUTER_END, '$1த்தில்')
  if (STOP_END.test(place)) return `${place}${place.slice(-2, -1)}ில்`
  if (place.endsWith('்')) return `${place.slice(0, -1)}ில்`
  return /[ிீெேை]$/.test(place) ? `${place}யில்` : `${place}வில்`
}

/** From a place: 'சென்னையிலிருந்து'. */
export const fromTamil = (place: string): string => `${inTamil(place).slice(0, -1)}ிருந்து`
