/** A grey shape in the place and size of what is coming. Sizes are CSS lengths, empty where the class has its own. */
export function Skeleton({ width = '100%', height = '24px', className = '' }) {
  return <div className={`skeleton ${className}`} style={{ width, height }} aria-hidden="true" />
}

/** What a screen reader hears meanwhile (specification §2). */
export function LoadingWord() {
  return <output className="visually-hidden">Loading...</output>
}
