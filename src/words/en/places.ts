import { formatDistance, type NearPlace } from '#domain/places/nearest-place.ts'

/** 'Pune Junction railway station', 'Shaniwar Wada'. */
export const placeName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string => {
  if ((kind !== 'rail' && kind !== 'metro') || /\b(?:metro|station)\b/i.test(name)) return name
  return `${name} ${kind === 'metro' ? 'metro' : 'railway'} station`
}

/** A short form for a card: 'Swargate metro', 'Pune Junction station'. */
export const shortName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string =>
  kind === 'metro' && !/\bmetro\b/i.test(name)
    ? `${name} metro`
    : placeName({ kind, name }).replace(' railway station', ' station')

export const distanceOnCard = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${formatDistance(place.metres)} from ${shortName(place)}`

/** '800 m from Swargate metro station', in a straight line. */
export const distanceFrom = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${formatDistance(place.metres)} from ${placeName(place)}`

/** '13 min walk from Swargate metro', which is an estimate. */
export const walkOnCard = (minutes: number, place: Pick<NearPlace, 'kind' | 'name'>): string =>
  `${minutes} min walk from ${shortName(place)}`

export const walk = (minutes: number): string => `About ${minutes} min walk`

export const away = (metres: number): string => `${formatDistance(metres)} away`

export const placeKind = {
  rail: 'Railway station',
  metro: 'Metro station',
  airport: 'Airport',
  landmark: 'Landmark',
  college: 'College',
  hospital: 'Hospital',
  mall: 'Mall',
}
