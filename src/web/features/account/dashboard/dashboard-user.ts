import { useOutletContext } from 'react-router'
import type { User } from '#contract/accounts.ts'

/** The guest in whose dashboard a page stands; undefined while the session is checked and behind the login. */
export const useDashboardUser = () => useOutletContext<User | undefined>()
