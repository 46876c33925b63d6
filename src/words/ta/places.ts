import { fromTamil } from '#domain/kernel/tamil-names.ts'
import type { NearPlace } from '#domain/places/nearest-place.ts'

const distance = (metres: number): string => (metres < 1000 ? `${metres} மீ` : `${metres / 1000} கி.மீ.`)

export const placeName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string => {
  if (kind === 'landmark' || kind === 'airport' || /\b(?:metro|station)\b|மெட்ரோ|நிலையம்/i.test(name)) return name
  return `${name} ${kind === 'metro' ? 'மெட்ரோ' : 'ரயில்'} நிலையம்`
}

export const shortName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string =>
  kind === 'metro' && !/\bmetro\b|மெட்ரோ/i.test(name)
    ? `${name} மெட்ரோ`
    : placeName({ kind, name }).replace(' ரயில் நிலையம்', ' நிலையம்')

export const distanceOnCard = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${fromTamil(shortName(place))} ${distance(place.metres)}`

export const distanceFrom = (place: Pick<NearPlace, 'kind' | 'name' | 'metres'>): string =>
  `${fromTamil(placeName(place))} ${distance(place.metres)}`
