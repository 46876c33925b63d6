/** Messages to a hotel about other sites that sell its rooms (decision 0109). */
export const SITE_TEXTS = ['sold_twice', 'site_silent'] as const
export type SiteTextKind = (typeof SITE_TEXTS)[number]
