import { Link } from '#web/lib/navigation/link.tsx'
import { cityPath } from '#web/lib/paths.ts'
import type { PlaceLink } from './city-words.ts'
import * as t from '#words/search.ts'

export type LocalitySuggestions = { city: { slug: string; name: string }; localities: PlaceLink[] }

/** For a locality without hotels: lists those that have some. */
export const UnknownLocality = ({ city, localities }: LocalitySuggestions) => (
  <main id="main" className="wrap py-8">
    <title>{t.localityNotFound}</title>
    <h1>{t.weHaveNoHotel}</h1>
    <p className="soft mt-2 mb-6">
      See{' '}
      <Link className="link in-text" to={cityPath(city.slug)}>
        {t.allOf(city.name)}
      </Link>
      , or choose one of these.
    </p>
    <ul className="chips">
      {localities.map(({ name, path }) => (
        <li key={path}>
          <Link className="chip" to={path}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </main>
)
