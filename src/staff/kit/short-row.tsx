import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export type Fact = { name: string; value: ReactNode }

/** A row of a table in the two lines that a phone shows. */
export type Short = {
  name: ReactNode
  /** the end of the first line, with the most important figure or state */
  end?: ReactNode
  /** the second line */
  line: ReactNode
}

const isGiven = (node: ReactNode) => node !== null && node !== undefined && node !== false && node !== ''

/** Joins the facts of a second line with dots, and leaves out empty ones. */
export const dotted = (words: readonly (string | number | false | null | undefined)[]): string =>
  words.filter(isGiven).join(' · ')

/** Shows a row on two lines. If it has more facts, the second line opens them. */
export function ShortRow({ name, end, line, facts, box }: Short & { facts?: readonly Fact[]; box?: ReactNode }) {
  const given = (facts ?? []).filter(({ value }) => isGiven(value))
  return (
    <li>
      <p className="short-name">
        {box}
        <span>{name}</span>
        {isGiven(end) && <span className="short-end">{end}</span>}
      </p>
      {given.length === 0 ? (
        <p className="short-line">{line}</p>
      ) : (
        <details className="short-more">
          <summary className="short-line">
            <span>{line}</span>
            <Icon name="chevron-down" />
          </summary>
          <dl>
            {given.map(({ name: label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
