import { fromTamil } from './case-endings.ts'
import type { NearPlace } from '#domain/places/nearest-place.ts'

const distance = (metres: number): string => (metres < 1000 ? `${metres} மீ` : `${metres / 1000} கி.மீ.`)

export const placeName = ({ kind, name }: Pick<NearPlace, 'kind' | 'name'>): string => {
  if ((kind !== 'rail' && kind !== 'metro') || /\b(?:metro|station)\b|மெட்ரோ|நிலையம்/i.test(name)) return name
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

export const walkOnCard = (minutes: number, place: Pick<NearPlace, 'kind' | 'name'>): string =>
  `${fromTamil(shortName(place))} ${minutes} நிமிட நடை`

export const walk = (minutes: number): string => `சுமார் ${minutes} நிமிட நடை`

export const away = (metres: number): string => `${distance(metres)} தொலைவில்`

export const placeKind = {
  rail: 'ரயில் நிலையம்',
  metro: 'மெட்ரோ நிலையம்',
  airport: 'விமான நிலையம்',
  landmark: 'அடையாள இடம்',
  college: 'கல்லூரி',
  hospital: 'மருத்துவமனை',
  mall: 'மால்',
}
