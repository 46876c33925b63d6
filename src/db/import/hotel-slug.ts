import { slugOf } from '#domain/kernel/slug.ts'
import type { HotelRow } from './hotel-row.ts'

const longestSlug = 90

/** Shortens a slug, and makes sure that it does not consist of digits only, because such slugs are ids. */
function tidy(slug: string) {
  const short = slug.length <= longestSlug ? slug : slug.slice(0, longestSlug).replace(/-[^-]*$/, '')
  return /^\d*$/.test(short) ? `hotel-${short}`.replace(/-$/, '') : short
}

/** Joins words without repeating any: 'Baner Stay' in Baner is baner-stay. */
const joined = (slug: string, more: string) =>
  more === '' || `-${slug}-`.includes(`-${more}-`) ? slug : `${slug}-${more}`

/**
 * Finds a free slug: from name and locality, then with the city, then with a number. Only new hotels get a slug. A
 * stored hotel keeps its slug for ever, so that links keep working.
 */
export function newHotelSlug(
  { name, locality, city }: Pick<HotelRow, 'name' | 'locality' | 'city'>,
  taken: ReadonlySet<string>,
): string {
  const near = joined(slugOf(name) || 'hotel', slugOf(locality))
  const full = tidy(joined(near, slugOf(city.name)))
  for (const slug of [tidy(near), full]) if (!taken.has(slug)) return slug
  for (let n = 2; ; n++) if (!taken.has(`${full}-${n}`)) return `${full}-${n}`
}
