import { Link } from 'react-router'
import type { City } from '#contract/cities.ts'
import { remember } from '#web/lib/browser-memory.ts'
import { cityPath } from '#web/lib/paths.ts'

export function CityTiles({ cities }: { cities: City[] }) {
  return (
    <section className="wrap section">
      <h2>Choose a city</h2>
      <ul className="cities">
        {cities.map(({ slug, name, hotelsCount, picture }) => (
          <li key={slug}>
            <Link to={cityPath(slug)} onClick={() => remember('lastCity', slug)}>
              <span className="c-pic">
                {picture && <img src={picture} alt="" width="352" height="188" loading="lazy" decoding="async" />}
              </span>
              <span>
                <b>{name}</b>
                <span className="soft">{hotelsCount} hotels</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
