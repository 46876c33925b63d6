import type { CityView } from '../picture-pool/picture-pool.ts'
import { slugOf } from '#domain/kernel/slug.ts'
import { spellingOf } from '#domain/places/names.ts'

/** Older and alternative spellings of states, by slug. */
const states: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  'nct-of-delhi': 'Delhi',
  'new-delhi': 'Delhi',
  'jammu-kashmir': 'Jammu and Kashmir',
  'andaman-and-nicobar': 'Andaman and Nicobar Islands',
  'andaman-nicobar': 'Andaman and Nicobar Islands',
  tamilnadu: 'Tamil Nadu',
  chattisgarh: 'Chhattisgarh',
}

/** Older and alternative spellings of cities, by slug and state. The state distinguishes cities of the same name. */
const cities: Readonly<Record<string, string>> = {
  'bangalore/karnataka': 'Bengaluru',
  'mysore/karnataka': 'Mysuru',
  'mangalore/karnataka': 'Mangaluru',
  'hubli/karnataka': 'Hubballi',
  'belgaum/karnataka': 'Belagavi',
  'gulbarga/karnataka': 'Kalaburagi',
  'shimoga/karnataka': 'Shivamogga',
  'bombay/maharashtra': 'Mumbai',
  'poona/maharashtra': 'Pune',
  'gurgaon/haryana': 'Gurugram',
  'new-delhi/delhi': 'Delhi',
  'calcutta/west-bengal': 'Kolkata',
  'madras/tamil-nadu': 'Chennai',
  'trichy/tamil-nadu': 'Tiruchirappalli',
  'tanjore/tamil-nadu': 'Thanjavur',
  'cochin/kerala': 'Kochi',
  'ernakulam/kerala': 'Kochi',
  'alleppey/kerala': 'Alappuzha',
  'trivandrum/kerala': 'Thiruvananthapuram',
  'calicut/kerala': 'Kozhikode',
  'trichur/kerala': 'Thrissur',
  'quilon/kerala': 'Kollam',
  'pondicherry/puducherry': 'Puducherry',
  'baroda/gujarat': 'Vadodara',
  'allahabad/uttar-pradesh': 'Prayagraj',
  'benares/uttar-pradesh': 'Varanasi',
  'banaras/uttar-pradesh': 'Varanasi',
  'simla/himachal-pradesh': 'Shimla',
  'vizag/andhra-pradesh': 'Visakhapatnam',
  'north-goa/goa': 'Goa',
  'south-goa/goa': 'Goa',
}

/** Cities that moved to another state, with the former state, which lists from before 2014 still name. */
const movedTo: Readonly<Record<string, string>> = {
  'hyderabad/andhra-pradesh': 'Telangana',
  'secunderabad/andhra-pradesh': 'Telangana',
  'warangal/andhra-pradesh': 'Telangana',
  'karimnagar/andhra-pradesh': 'Telangana',
  'nizamabad/andhra-pradesh': 'Telangana',
  'leh/jammu-and-kashmir': 'Ladakh',
}

const small = new Set(['and', 'of'])
const capitalised = (words: string) =>
  words
    .split(' ')
    .map((word) =>
      small.has(word.toLowerCase()) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(' ')
/** Capitalises words that are entirely in capitals or in small letters. Leaves other words unchanged. */
const inTitleCase = (words: string) =>
  words === words.toUpperCase() || words === words.toLowerCase() ? capitalised(words) : words

export const stateName = (written: string) => states[slugOf(written)] ?? inTitleCase(written)

export interface PlaceName {
  name: string
  state: string
}

/**
 * Returns a city under its present name and state, so that 'Bangalore' finds Bengaluru. Also removes the suffix of
 * 'Durgapur,WB'.
 */
export function cityName(written: string, state: string): PlaceName {
  const bare = inTitleCase(written.replace(/,.*$/, '').trim())
  const presentState = movedTo[`${slugOf(bare)}/${slugOf(state)}`] ?? stateName(state)
  return { name: cities[`${slugOf(bare)}/${slugOf(presentState)}`] ?? bare, state: presentState }
}

/** Lists the older and alternative spellings of a city that guests still type: 'Bangalore' for Bengaluru. */
export const olderNames = ({ name, state }: PlaceName): string[] =>
  Object.entries(cities).flatMap(([key, present]) => {
    const [spelling = '', stateSlug] = key.split('/')
    return present === name && stateSlug === slugOf(state) ? [capitalised(spelling.replaceAll('-', ' '))] : []
  })

/**
 * Returns a city's key. It includes the state, so that two cities of the same name never merge. A name in a different
 * script has a separate key.
 */
export const cityKey = ({ name, state }: PlaceName) => `${spellingOf(name)}/${slugOf(state)}`

const nowhere = new Set(['', 'other', 'others', 'na', 'n-a', 'none', 'null', 'unknown', 'not-available', 'test'])

/**
 * Replaces a meaningless locality ('Others', blank, only punctuation) with the city itself. 'Baga Area' becomes Baga.
 */
export function localityName(written: string, city: string) {
  const bare = written.replace(/(?<=\w{3})\s+Area$/i, '')
  return nowhere.has(slugOf(bare)) ? city : bare
}

const viewsByState: Readonly<Record<string, readonly CityView[]>> = {
  Goa: ['palms', 'sea', 'garden', 'hills'],
  Kerala: ['palms', 'garden', 'lake', 'sea'],
  'Andaman and Nicobar Islands': ['sea', 'palms', 'garden', 'hills'],
  Puducherry: ['sea', 'palms', 'garden', 'city'],
  Rajasthan: ['fort', 'city', 'garden', 'lake'],
  'Himachal Pradesh': ['hills', 'garden', 'lake', 'city'],
  Uttarakhand: ['hills', 'garden', 'lake', 'city'],
  'Jammu and Kashmir': ['lake', 'hills', 'garden', 'city'],
  Ladakh: ['hills', 'lake', 'fort', 'garden'],
  Sikkim: ['hills', 'garden', 'lake', 'city'],
  Meghalaya: ['hills', 'garden', 'lake', 'city'],
}

/** Returns the views that a newly added city's hotels have. Drawn pictures are chosen by them. */
export const viewsOf = (state: string): readonly CityView[] => viewsByState[state] ?? ['city', 'garden', 'lake', 'fort']
