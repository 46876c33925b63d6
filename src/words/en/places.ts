import { formatDistance, type NearPlace } from '#domain/places/nearest-place.ts'

/** 'Pune Junction railway station', 'Shaniwar Wada'. */
export const placeName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string => {
  if (kind === 'landmark' || kind === 'airport' || /\b(?:metro|station)\b/i.test(name)) return name
  return `${name} ${kind === 'metro' ? 'metro' : 'railway'} station`
}

/** The same in few words, for a card: 'Swargate metro', 'Pune Junction station'. */
export const shortName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string =>
  kind === 'metro' && !/\bmetro\b/i.test(name)
    ? `${name} metro`
    : placeName({ kind, name }).replace(' railway station', ' station')

export const distanceOnCard = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${formatDistance(place.metres)} from ${shortName(place)}`

/** '800 m from Swargate metro station'; a straight distance. */
export const distanceFrom = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${formatDistance(place.metres)} from ${placeName(place)}`
