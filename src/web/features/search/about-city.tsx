import { Link } from '#web/lib/navigation/link.tsx'
import type { CityWords } from './city-words.ts'
import * as t from '#words/about-city.ts'

/** Shows a short text about the city and links to its localities, below the results. */
export const AboutCity = ({ words }: { words: CityWords }) => (
  <section className="about-city" aria-labelledby="about-city">
    <h2 id="about-city">{words.heading}</h2>
    {words.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {words.prices.length > 0 && <p>{t.lowestPrices(words.prices.join(', '))}</p>}
    <ul className="chips">
      {[...(words.wholeCity ? [words.wholeCity] : []), ...words.localities].map(({ name, count, path }) => (
        <li key={path}>
          <Link className="chip" to={path}>
            {name} <span className="soft">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
