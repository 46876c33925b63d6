import { Fragment, createElement, type ReactNode } from 'react'

type Wrap = (words: string) => ReactNode

const TAG = /<(\w+)>(.*?)<\/\1>/s

const MARKS: Record<string, Wrap> = {
  b: (words) => <b>{words}</b>,
  /** for screen readers only */
  hidden: (words) => <span className="visually-hidden">{words}</span>,
  soft: (words) => <span className="soft">{words}</span>,
}

/**
 * Shows a text of `src/words` in which `<link>words</link>` marks what a component wraps, so that each language can
 * place it where its grammar requires. `b`, `hidden` and `soft` need no prop.
 */
export function Sentence({ text, ...wraps }: { text: string } & Record<string, string | Wrap>) {
  const parts = text.split(TAG)
  const shown = parts.flatMap((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return []
    const wrap = wraps[part] ?? MARKS[part]
    return typeof wrap === 'function' ? wrap(parts[index + 1] ?? '') : (parts[index + 1] ?? '')
  })
  return createElement(Fragment, null, ...shown)
}
