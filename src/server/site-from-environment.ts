import { ConfigurationError } from './configuration-error.ts'

/**
 * The names of the fields of `Site`, repeated as text, because importing that module here would read it before it is
 * set.
 */
const FIELDS = [
  'supportPhone',
  'supportPhoneLink',
  'careEmail',
  'address',
  'legalName',
  'grievanceOfficer',
  'grievanceEmail',
  'instagram',
  'facebook',
  'youtube',
  'blog',
  'loveForum',
  'androidApp',
  'neutralPage',
  'iosApp',
]

/**
 * Reads `SITE`, a JSON object of the contact details that override the built-in ones. Throws an error that names the
 * mistake.
 */
export function readSite(text: string | undefined): Record<string, string> {
  if (!text?.trim()) return {}
  let site: unknown
  try {
    site = JSON.parse(text)
  } catch {
    throw new ConfigurationError('SITE is not valid JSON')
  }
  if (typeof site !== 'object' || site === null || Array.isArray(site))
    throw new ConfigurationError('SITE has to be a JSON object')
  for (const [name, value] of Object.entries(site)) {
    if (!FIELDS.includes(name)) throw new ConfigurationError(`SITE has no ${name}; it knows ${FIELDS.join(', ')}`)
    if (typeof value !== 'string') throw new ConfigurationError(`SITE.${name} has to be text`)
  }
  return site as Record<string, string>
}

// Every server entry imports this file first, so that all modules loaded afterwards see the settings.
try {
  Object.assign(globalThis, { UNCLE_SITE: readSite(process.env['SITE']) })
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exit(1)
}
