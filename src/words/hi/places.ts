import type { NearPlace } from '#domain/places/nearest-place.ts'

const distance = (metres: number): string => (metres < 1000 ? `${metres} मी` : `${metres / 1000} किमी`)

export const placeName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string => {
  if (kind === 'landmark' || kind === 'airport' || /\b(?:metro|station)\b|मेट्रो|स्टेशन/i.test(name)) return name
  return `${name} ${kind === 'metro' ? 'मेट्रो' : 'रेलवे'} स्टेशन`
}

export const shortName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string =>
  kind === 'metro' && !/\bmetro\b|मेट्रो/i.test(name)
    ? `${name} मेट्रो`
    : placeName({ kind, name }).replace(' रेलवे स्टेशन', ' स्टेशन')

export const distanceOnCard = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${shortName(place)} से ${distance(place.metres)}`

export const distanceFrom = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${placeName(place)} से ${distance(place.metres)}`
