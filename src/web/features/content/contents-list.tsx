import { useMemo } from 'react'
import type { Section } from '#web/content/page-text.ts'
import { useCurrentSection } from './use-current-section.ts'

/** The page's contents, beside it on large screens: sticks to the top and marks the section being read. */
export function ContentsList({ sections }: { sections: readonly Section[] }) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const current = useCurrentSection(ids)
  return (
    <nav className="contents-list" aria-label="On this page">
      {sections.map(({ id, heading }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {heading}
        </a>
      ))}
    </nav>
  )
}
