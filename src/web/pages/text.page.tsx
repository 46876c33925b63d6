import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'
import { describedAt } from '#web/features/content/texts.ts'
import { definePage, type ServerCall } from '#web/lib/page/page.ts'

/** A page of text; `path` says which one. Its text is part of the build. */
type Text = { path: string }

export default definePage<Text>({
  handle: {},
  Body: ({ data }) => <TextPage path={data.path} />,
})

export const load = ({ url }: ServerCall): Promise<Text> => Promise.resolve({ path: url.pathname })

export function head({ path }: Text) {
  const described = describedAt(path)
  if (!described) throw new Error(`${path} is no page of texts`)
  return textMeta(described)
}
