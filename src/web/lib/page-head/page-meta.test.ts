import { beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_TITLE } from '#words/default-head.ts'
import { pageMeta } from './page-meta.ts'
import { pictureAt } from './shared-picture.ts'
import { readOriginWith } from './site-origin.ts'

beforeAll(() => readOriginWith(() => 'https://uncle.example'))

describe('page heads', () => {
  test('a public page has a full address and a full picture address, as a shared link’s preview needs', () => {
    const picture = pictureAt('/pictures/pool/city-pune-352.webp', 1056, 'Pune')
    const meta = pageMeta({ title: 'Pune', canonical: '/hotels-in-pune', picture })
    expect(meta).toEqual(
      expect.arrayContaining([
        { title: 'Pune' },
        { tagName: 'link', rel: 'canonical', href: 'https://uncle.example/hotels-in-pune' },
        { property: 'og:url', content: 'https://uncle.example/hotels-in-pune' },
        { property: 'og:image', content: 'https://uncle.example/pictures/pool/city-pune-1056.webp' },
        { property: 'og:image:height', content: '564' },
      ]),
    )
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('a private page is hidden from search engines, and its shared link has no preview', () => {
    const meta = pageMeta({ title: 'Uncle review', isPrivate: true })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(JSON.stringify(meta)).not.toMatch(/og:|canonical/)
  })

  test('a page without its own title has the site’s title (specification §1)', () => {
    expect(pageMeta({})[0]).toEqual({ title: DEFAULT_TITLE })
    expect(DEFAULT_TITLE).toBe('Hotels for couples in India')
  })
})
