import { expect, test, type Page } from '@playwright/test'

/** Opens a page and presses once, because scripts for later visits load after the first press. */
async function filesOf(page: Page, path: string) {
  const paths: string[] = []
  const pictures: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    paths.push(pathname)
    if (pathname.startsWith('/pictures/')) pictures.push(response.body().then((bytes) => [pathname, bytes.length]))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.keyboard.press('Shift')
  const first = await page
    .getByRole('article')
    .getByRole('group', { name: /^Pictures of/ })
    .evaluateAll((cards) => cards.map((card) => card.querySelector('img')?.currentSrc ?? ''))
  return { paths, first, pictures: new Map(await Promise.all(pictures)) }
}

const isForLater = (path: string) => path.includes('/start-offline')

test(
  'a visitor who saves data gets the smallest pictures, and nothing for a later visit',
  { tag: ['@once', '@long'] },
  async ({ browser, request, baseURL }) => {
    // This device has three pixels per point, so any other visitor would get larger pictures on it.
    const phone = { baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 }
    const [other, saving] = await Promise.all([
      browser.newContext(phone),
      browser.newContext({ ...phone, extraHTTPHeaders: { 'save-data': 'on' } }),
    ])
    await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const sparing = await filesOf(await saving.newPage(), '/hotels-in-pune')
    const usual = await filesOf(await other.newPage(), '/hotels-in-pune')
    await expect.poll(() => usual.paths.some(isForLater)).toBe(true)
    expect(sparing.paths.filter(isForLater)).toEqual([])

    expect([...sparing.pictures.keys()].toSorted()).toEqual([...usual.pictures.keys()].toSorted())
    for (const [path, bytes] of sparing.pictures) {
      const smallest = await request.get(path.replace(/-\d+\./, '-352.'))
      expect([path, bytes]).toEqual([path, (await smallest.body()).length])
      expect(bytes).toBeLessThan(usual.pictures.get(path) ?? 0)
    }
    expect(sparing.pictures.size).toBeGreaterThan(0)
    const second = [...sparing.pictures.keys()].filter((path) => !sparing.first.some((source) => source.endsWith(path)))
    expect(second, 'and no second picture of a card').toEqual([])
    const [first = ''] = usual.pictures.keys()
    expect((await request.get(first)).headers()['vary']).toMatch(/save-data/i)
    expect(await (await saving.request.get('/next-pages.json')).json(), 'and no page in advance').toEqual({})
    await Promise.all([other.close(), saving.close()])
  },
)
