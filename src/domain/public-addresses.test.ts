import { expect, test } from 'vitest'
import { listedPaths } from './public-addresses.ts'

test('the sitemap lists the start page and the text pages', () =>
  expect(listedPaths()).toEqual([
    '/',
    '/how-superfast-checkin-works',
    '/legalpage',
    '/team',
    '/partner-with-us',
    '/lovekit',
    '/share-and-win',
    '/trust',
    '/how-we-order',
    '/cancellations-refunds',
    '/terms-conditions',
    '/privacy-policy',
  ]))
