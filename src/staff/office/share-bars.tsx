import './share-bars.css'

/** `value` of `max` fills the bar. `words` are shown at its end, and `said` is read out. */
export type ShareBar = { name: string; value: number; words: string; said: string; hint?: string }

/** Lists names, each with a bar and a number. */
export const ShareBars = ({ bars, max }: { bars: readonly ShareBar[]; max: number }) => (
  <ul className="share-bars">
    {bars.map(({ name, value, words, said, hint }) => (
      <li key={name} title={hint}>
        <span>{name}</span>
        <meter min={0} max={max} value={value} aria-label={said} />
        <span>{words}</span>
      </li>
    ))}
  </ul>
)
