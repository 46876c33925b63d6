import { Link } from '#web/lib/navigation/link.tsx'
import { cityPath } from '#web/lib/paths.ts'
import type { PlaceLink } from './city-words.ts'
import * as t from '#words/search.ts'
import { Sentence } from '#web/ui/sentence.tsx'

export type LocalitySuggestions = { city: { slug: string; name: string }; localities: PlaceLink[] }

/** Lists the localities that have hotels, for a visitor who chose one without any. */
export const UnknownLocality = ({ city, localities }: LocalitySuggestions) => (
  <main id="main" className="wrap py-8">
    <title>{t.localityNotFound}</title>
    <h1>{t.noHotelInLocality}</h1>
    <p className="soft mt-2 mb-6">
      <Sentence
        text={t.seeWholeCity(city.name)}
        link={(words) => (
          <Link className="link in-text" to={cityPath(city.slug)}>
            {words}
          </Link>
        )}
      />
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
