import { expect, test } from 'vitest'
import { writeRobots } from './write-robots.ts'

test('a trial site bans all search engines', () => {
  expect(writeRobots('staging', 'https://try.uncle.example')).toBe('User-agent: *\nDisallow: /\n')
})

test.for(['local', 'production'] as const)('a site in %s lets search engines read its pages', (appEnv) => {
  expect(writeRobots(appEnv, 'https://uncle.example')).toMatch(
    /^Disallow: \/api\/$[^]*^Sitemap: https:\/\/uncle\.example\/sitemap\.xml$/m,
  )
  expect(writeRobots(appEnv, 'https://uncle.example')).not.toMatch(/^Disallow: \/$/m)
})
