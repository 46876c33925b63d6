import { IDENTITY_RETENTION_DAYS, MAX_IDENTITY_RETENTION_DAYS } from '#domain/retention-days.ts'
import { taxRuleOn } from '#domain/bills/tax.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import type { PageConfiguration } from '#domain/page-configuration.ts'
import { ConfigurationError } from './configuration-error.ts'
import { readTaxRules } from './tax-rules.ts'

/** The settings with which pages are built. Changing one makes a build outdated. */
export const PAGE_VARIABLES = [
  'APP_ENV',
  'GST_RULES',
  'GTM_ID',
  'IDENTITY_KEPT_DAYS',
  'MAP_TILES_ATTRIBUTION',
  'MAP_TILES_URL',
  'META_PIXEL_ID',
  'SENTRY_DSN',
  'SITE',
] as const

const APP_ENVS: readonly string[] = ['local', 'staging', 'production']

/** Map tiles come from another host, whose owner requires attribution. */
function readMapTiles(url: string | undefined, attribution: string | undefined): PageConfiguration['mapTiles'] {
  if (url === undefined) return undefined
  if (!/^https:\/\/[\w.-]+\/\S*$/.test(url) || !['{x}', '{y}', '{z}'].every((part) => url.includes(part)))
    throw new ConfigurationError('MAP_TILES_URL is an https address with {x}, {y} and {z} in its path')
  if (attribution === undefined) throw new ConfigurationError('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION beside it')
  return { url, attribution }
}

/** Reads the pages' settings from the environment. Only production has the ad pixel (specification §7). */
export function readPageConfiguration(source: NodeJS.ProcessEnv, now = new Date()): PageConfiguration {
  const given = (name: (typeof PAGE_VARIABLES)[number]) => source[name]?.trim() || undefined
  const appEnv = given('APP_ENV') ?? 'local'
  if (!APP_ENVS.includes(appEnv)) throw new ConfigurationError(`APP_ENV is one of ${APP_ENVS.join(', ')}`)
  const identityKeptDays = Number(given('IDENTITY_KEPT_DAYS') ?? IDENTITY_RETENTION_DAYS)
  if (!Number.isInteger(identityKeptDays) || identityKeptDays < 1 || identityKeptDays > MAX_IDENTITY_RETENTION_DAYS)
    throw new ConfigurationError(`IDENTITY_KEPT_DAYS is a whole number from 1 to ${MAX_IDENTITY_RETENTION_DAYS}`)
  const mapTiles = readMapTiles(given('MAP_TILES_URL'), given('MAP_TILES_ATTRIBUTION'))
  const taxRules = readTaxRules(given('GST_RULES'))
  const inForce = taxRuleOn(taxRules, istDateOf(now))
  const [gtmId, metaPixelId, sentryDsn] = [given('GTM_ID'), given('META_PIXEL_ID'), given('SENTRY_DSN')]
  return {
    appEnv: appEnv as PageConfiguration['appEnv'],
    identityKeptDays,
    taxRules: taxRules.filter((rule) => rule.from >= inForce.from),
    ...(mapTiles ? { mapTiles } : {}),
    ...(gtmId ? { gtmId } : {}),
    ...(metaPixelId && appEnv === 'production' ? { metaPixelId } : {}),
    ...(sentryDsn ? { sentryDsn } : {}),
  }
}

/**
 * Refuses built pages whose settings are not the server's. A production site accepts only pages built for production,
 * and any other site none of those. Pages must promise the number of days for which the server keeps identity images.
 */
export function refuseOtherPages(
  pages: PageConfiguration,
  env: { APP_ENV: PageConfiguration['appEnv']; IDENTITY_KEPT_DAYS: number },
): void {
  if (env.APP_ENV === 'local') return
  const built = 'The pages were built with'
  if ((env.APP_ENV === 'production') !== (pages.appEnv === 'production'))
    throw new ConfigurationError(`${built} APP_ENV=${pages.appEnv}: build them again with APP_ENV=${env.APP_ENV}`)
  if (pages.identityKeptDays !== env.IDENTITY_KEPT_DAYS)
    throw new ConfigurationError(
      `${built} IDENTITY_KEPT_DAYS=${pages.identityKeptDays}: build them again with IDENTITY_KEPT_DAYS=${env.IDENTITY_KEPT_DAYS}`,
    )
}
