/** The operator's office: its pages, apart from the guests' and the desks'. */
export const OFFICE = {
  now: '/office',
  signIn: '/office/sign-in',
  signInFor: (back: string) => `/office/sign-in?${new URLSearchParams({ back })}`,
  find: '/office/find',
  found: (text: string) => `/office/find?${new URLSearchParams({ text })}`,
  booking: (id: string) => `/office/booking/${encodeURIComponent(id)}`,
  log: '/office/log',
  logOf: (filter: Record<string, string>) => `/office/log?${new URLSearchParams(filter)}`,
  team: '/office/team',
  health: '/office/health',
  reviews: '/office/reviews',
  reviewsOf: (filter: Record<string, string>) => `/office/reviews?${new URLSearchParams(filter)}`,
  guest: (id: string) => `/office/guest/${encodeURIComponent(id)}`,
} as const
