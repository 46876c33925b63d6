import { redirect } from 'react-router'
import { PATHS } from '#web/lib/paths.ts'

/** Specification §2: /home redirects to /. */
export const loader = () => redirect(PATHS.home, 301)
