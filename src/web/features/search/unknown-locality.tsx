import { Link } from '#web/lib/navigation/link.tsx'
import { cityPath } from '#web/lib/paths.ts'
import type { PlaceLink } from './city-words.ts'

export type LocalitySuggestions = { city: { slug: string; name: string }; localities: PlaceLink[] }

/** For a locality without hotels: lists those that have some. */
export const UnknownLocality = ({ city, localities }: LocalitySuggestions) => (
  <main id="main" className="wrap py-8">
    <title>Locality not found</title>
    <h1>We have no hotel there yet</h1>
    <p className="soft mt-2 mb-6">
      See{' '}
      <Link className="link in-text" to={cityPath(city.slug)}>
        all of {city.name}
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
