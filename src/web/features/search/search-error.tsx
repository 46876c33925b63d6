import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '#web/features/shell/error-page.tsx'
import { UnknownCity, type CitySuggestions } from './unknown-city.tsx'

const hasSuggestions = (value: unknown): value is CitySuggestions =>
  typeof value === 'object' && value !== null && 'suggestions' in value

/** An unknown city comes with those we know; everything else is the common error page. */
export function SearchError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && hasSuggestions(error.data)) return <UnknownCity {...error.data} />
  return <ErrorPage error={error} />
}
