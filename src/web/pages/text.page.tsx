import { TextPage } from '#web/features/content/text-page.tsx'
import type { PublicPage } from '../renderer/page.ts'

/** A page that visitors only read; `path` says which. */
export const TEXT: PublicPage<{ path: string }> = {
  name: 'text',
  handle: {},
  Body: ({ data }) => <TextPage path={data.path} />,
  covers: (from, to) => from.pathname === to.pathname,
}
