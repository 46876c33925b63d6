import { PageMissing } from '#web/lib/page-answer.ts'
import { ErrorPage } from '#web/app/error-page.tsx'
import { UnknownCity, type CitySuggestions } from './unknown-city.tsx'
import { UnknownLocality, type LocalitySuggestions } from './unknown-locality.tsx'

const has = (value: unknown, name: string): boolean => typeof value === 'object' && value !== null && name in value

const hasCities = (value: unknown): value is CitySuggestions => has(value, 'suggestions')

const hasLocalities = (value: unknown): value is LocalitySuggestions => has(value, 'localities')

/** Suggests known cities or localities if the requested one is unknown. Any other error gets the common page. */
export function SearchError({ error }: { error: unknown }) {
  if (error instanceof PageMissing) {
    if (hasCities(error.data)) return <UnknownCity {...error.data} />
    if (hasLocalities(error.data)) return <UnknownLocality {...error.data} />
  }
  return <ErrorPage error={error} />
}
