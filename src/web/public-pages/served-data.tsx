import type { ServedPage } from './public-page.ts'

const ID = 'page-data'

/** No text in it can end the script element: whatever could begin a tag is escaped as its number. */
const write = (page: ServedPage<unknown>): string => JSON.stringify(page).replaceAll('<', String.raw`\u003c`)

const written = (): string => document.getElementById(ID)?.textContent ?? ''

/** The page's data inside the document. It is no script that runs, so the policy needs not allow it. */
export function ServedData({ page }: { page: ServedPage<unknown> }) {
  return (
    <script id={ID} type="application/json" suppressHydrationWarning>
      {import.meta.env.SSR ? write(page) : written()}
    </script>
  )
}

export const hasServedData = (): boolean => document.getElementById(ID) !== null

export const readServedData = <Data,>(): ServedPage<Data> => JSON.parse(written()) as ServedPage<Data>
