import * as common from '#words/common.ts'

/** A grey shape in the place and size of what is loading. Sizes are CSS lengths, empty if the class sets them. */
export function Skeleton({ width = '100%', height = '24px', className = '' }) {
  return <div className={`skeleton ${className}`} style={{ width, height }} aria-hidden="true" />
}

/** The text for screen readers while something loads (specification §2). */
export function LoadingWord() {
  return <output className="visually-hidden">{common.loading}</output>
}
