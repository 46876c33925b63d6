import type { NearPlace } from '#domain/places/nearest-place.ts'
import { fromHindi } from './case-endings.ts'

const distance = (metres: number): string => (metres < 1000 ? `${metres} मी` : `${metres / 1000} किमी`)

export const placeName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string => {
  if ((kind !== 'rail' && kind !== 'metro') || /\b(?:metro|station)\b|मेट्रो|स्टेशन/i.test(name)) return name
  return `${name} ${kind === 'metro' ? 'मेट्रो' : 'रेलवे'} स्टेशन`
}

export const shortName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string =>
  kind === 'metro' && !/\bmetro\b|मेट्रो/i.test(name)
    ? `${name} मेट्रो`
    : placeName({ kind, name }).replace(' रेलवे स्टेशन', ' स्टेशन')

export const distanceOnCard = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${fromHindi(shortName(place))} ${distance(place.metres)}`

export const distanceFrom = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${fromHindi(placeName(place))} ${distance(place.metres)}`

export const walkOnCard = (minutes: number, place: Pick<NearPlace, 'kind' | 'name'>): string =>
  `${fromHindi(shortName(place))} पैदल ${minutes} मिनट`

export const walk = (minutes: number): string => `पैदल लगभग ${minutes} मिनट`

export const away = (metres: number): string => `${distance(metres)} दूर`

export const placeKind = {
  rail: 'रेलवे स्टेशन',
  metro: 'मेट्रो स्टेशन',
  airport: 'हवाई अड्डा',
  landmark: 'मशहूर जगह',
  college: 'कॉलेज',
  hospital: 'अस्पताल',
  mall: 'मॉल',
}
