import type { IconName } from '#web/ui/icons/icon-names.ts'

/** One line of the palette. */
export type Entry = {
  id: string
  group: string
  name: string
  icon: IconName
  detail?: string
  /** the page that it opens, or the function that it runs */
  opens: string | (() => void)
}

/** The most lines of one group, because more would push the other groups out of sight. */
export const MAX_OF_GROUP = 8

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/**
 * Returns how well a name fits: 0 if it begins with the text, 1 if each typed word begins one of its words, 2
 * otherwise.
 */
function distance(name: string, typed: readonly string[]): number | undefined {
  const lower = name.toLowerCase()
  if (!typed.every((word) => lower.includes(word))) return undefined
  if (lower.startsWith(typed.join(' '))) return 0
  const words = wordsOf(name)
  return typed.every((word) => words.some((each) => each.startsWith(word))) ? 1 : 2
}

/** Returns the entries that contain every typed word, the best first within each group. The groups keep their order. */
export function matchEntries(entries: readonly Entry[], text: string): Entry[] {
  const typed = wordsOf(text)
  const fitting = entries.flatMap((entry) => {
    const by = distance(entry.name, typed)
    return by === undefined ? [] : [{ entry, by }]
  })
  const groups = [...new Set(entries.map(({ group }) => group))]
  return groups.flatMap((name) =>
    fitting
      .filter(({ entry }) => entry.group === name)
      .toSorted((one, other) => one.by - other.by)
      .slice(0, MAX_OF_GROUP)
      .map(({ entry }) => entry),
  )
}
