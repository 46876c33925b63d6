import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { cityPath } from '#web/lib/paths.ts'
import * as t from '#words/search.ts'

export type CitySuggestions = { suggestions: { slug: string; name: string }[] }

/** Lists our cities to a visitor who looked for a different one, so that nobody has to go back and guess. */
export function UnknownCity({ suggestions }: CitySuggestions) {
  return (
    <main id="main" className="wrap py-8">
      <title>{t.cityNotFound}</title>
      <h1>{t.notInThisCity}</h1>
      <p className="soft mt-2 mb-6">{t.chooseOneOfThese}</p>
      <ul className="chips">
        {suggestions.map(({ slug, name }) => (
          <li key={slug}>
            <Link className="chip" to={cityPath(slug)} lang={foreignLanguageOf(name)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
