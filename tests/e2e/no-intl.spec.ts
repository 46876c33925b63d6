import { expect } from '@playwright/test'
import { test } from './check-page.ts'

test('a first visit formats and compares no text with Intl', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'ListFormat'] as const) {
      const format = Intl[name]
      Object.assign(Intl, {
        [name]: new Proxy<object>(format, {
          construct: (target, given) => {
            asked.push(name)
            return Reflect.construct(target as typeof format, given) as object
          },
        }),
      })
    }
    const compare = Reflect.get(String.prototype, 'localeCompare') as () => number
    Object.assign(String.prototype, {
      localeCompare: new Proxy(compare, {
        apply: (target, text, given) => {
          asked.push('localeCompare')
          return Reflect.apply(target, text, given) as number
        },
      }),
    })
  })
  await page.goto('/hotels-in-pune')
  const hotel = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  for (const path of ['/', '/hotels-in-pune', hotel ?? '']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked), path).toEqual([])
  }
})
