import { Link } from '#web/lib/navigation/link.tsx'
import type { City } from '#contract/cities.ts'
import { remember } from '#web/lib/browser-memory.ts'
import { cityPath } from '#web/lib/paths.ts'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { PictureSource } from '#web/ui/picture-source.tsx'
import * as t from '#words/home.ts'

/**
 * Shows tiles for the cities with most hotels. An imported catalogue has hundreds of cities, so the rest are a list of
 * names.
 */
const MAX_TILES = 8

export function CityTiles({ cities }: { cities: City[] }) {
  const others = cities.slice(MAX_TILES)
  return (
    <section className="wrap section">
      <h2>{t.chooseCity}</h2>
      <ul className="city-tiles">
        {cities.slice(0, MAX_TILES).map((city) => (
          <li key={city.slug}>
            <CityTile city={city} />
          </li>
        ))}
      </ul>
      {others.length > 0 && <OtherCities cities={others} />}
    </section>
  )
}

const CityTile = ({ city: { slug, name, hotelsCount, picture } }: { city: City }) => (
  <Link to={cityPath(slug)} onClick={() => remember('lastCity', slug)}>
    <span className="city-picture">
      {picture && (
        <picture>
          <PictureSource url={picture} sizes="120px" />
          <img src={picture} alt="" width="352" height="188" loading="lazy" />
        </picture>
      )}
    </span>
    <span>
      <b lang={foreignLanguageOf(name)}>{name}</b>
      <span className="soft">{t.hotels(hotelsCount)}</span>
    </span>
  </Link>
)

function OtherCities({ cities }: { cities: City[] }) {
  // Avoids localeCompare, because its first call takes 60 ms on a phone and its order depends on the browser's
  // language.
  const byName = cities.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return (
    <details className="other-cities">
      <summary className="link">{t.moreCities(cities.length)}</summary>
      <ul>
        {byName.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={cityPath(slug)} lang={foreignLanguageOf(name)} onClick={() => remember('lastCity', slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
