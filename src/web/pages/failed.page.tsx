import { data } from 'react-router'
import { MissingPage } from '#web/app/error-page.tsx'

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return <MissingPage />
}
