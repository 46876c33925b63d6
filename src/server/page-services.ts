import { Type } from 'typebox'

/** Settings of external services used by our pages, each present only if configured. */
export const PAGE_SERVICES = {
  SENTRY_DSN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/@]+@[^/]+/.+$',
      description: 'Sentry project that is told of errors, of the server and of pages; without it they stay here',
    }),
  ),
  GTM_ID: Type.Optional(
    Type.String({
      pattern: '^GTM-[A-Z0-9]+$',
      description: 'Google Tag Manager container that hears of events once a visitor has agreed',
    }),
  ),
  MAP_TILES_URL: Type.Optional(
    Type.String({
      pattern: '^https://',
      description: 'map tiles as https://host/{z}/{x}/{y}.png; without it maps draw our own plan of a city',
    }),
  ),
  MAP_TILES_ATTRIBUTION: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'whose tiles they are, as their owner asks' }),
  ),
  META_PIXEL_ID: Type.Optional(
    Type.String({
      pattern: '^[0-9]{5,20}$',
      description: 'Meta pixel that does so too, only in production',
    }),
  ),
}
