import { SITE_BASICS_DEFAULTS } from './site-basics.ts'

export { PRODUCT_NAME } from './site-basics.ts'

const DEFAULTS = {
  ...SITE_BASICS_DEFAULTS,
  careEmail: 'care@uncle.example',
  address: 'Second floor, 14 Lavender Lane, Koramangala 5th Block, Bengaluru 560095',
  /** the company behind the site and its complaints officer, both of which consumer rules require */
  legalName: 'Uncle Stays Private Limited',
  grievanceOfficer: 'Kavitha Raman',
  grievanceEmail: 'grievance@uncle.example',
  instagram: 'https://instagram.example/uncle.stays',
  facebook: 'https://facebook.example/uncle.stays',
  youtube: 'https://youtube.example/uncle.stays',
  blog: 'https://blog.uncle.example',
  androidApp: 'https://play.example/store/apps/details?id=in.uncle',
  iosApp: 'https://apps.example/in/app/uncle/id1000000001',
}

export type Site = typeof DEFAULTS

export const SITE_FIELDS = Object.keys(DEFAULTS) as ReadonlyArray<keyof Site>

/**
 * Our contact details. They are invented but plausible, and never those of a real company. Their values come from a
 * global that must be set before this file loads. The server sets it when it starts, and the build writes it into the
 * pages (`src/server/site-from-environment.ts`).
 */
export const SITE: Site = { ...DEFAULTS, ...(globalThis as { UNCLE_SITE?: Partial<Site> }).UNCLE_SITE }
