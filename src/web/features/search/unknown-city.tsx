import { Link } from '#web/lib/navigation/link.tsx'
import { cityPath } from '#web/lib/paths.ts'

export type CitySuggestions = { suggestions: { slug: string; name: string }[] }

/** For a city that we do not serve: lists those we do, so that nobody has to go back and guess. */
export function UnknownCity({ suggestions }: CitySuggestions) {
  return (
    <main id="main" className="wrap py-8">
      <title>City not found</title>
      <h1>We are not in this city yet</h1>
      <p className="soft mt-2 mb-6">Choose one of these instead.</p>
      <ul className="chips">
        {suggestions.map(({ slug, name }) => (
          <li key={slug}>
            <Link className="chip" to={cityPath(slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
