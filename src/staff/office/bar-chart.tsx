/** One bar with the letter below it; `share` is its fill from 0 to 1, or null for no bar. */
export type Bar = { name: string; letter: string; share: number | null }

const WIDTH = 33
const GAP = 12
const HEIGHT = 80

/**
 * Draws bars next to each other, the last one darker. Its styles come with `chart-table.tsx`, which accompanies every
 * chart.
 */
export const BarChart = ({ label, bars }: { label: string; bars: readonly Bar[] }) => (
  <div className="bar-chart">
    <svg viewBox={`0 0 ${bars.length * (WIDTH + GAP) - GAP} ${HEIGHT}`} role="img" aria-label={label}>
      {bars.map(({ name, share }, place) => {
        const x = place * (WIDTH + GAP)
        const height = Math.round(HEIGHT * (share ?? 0))
        return (
          <g key={name}>
            <rect className="bar-well" x={x} y={0} width={WIDTH} height={HEIGHT} rx={4} />
            <rect className="bar-full" x={x} y={HEIGHT - height} width={WIDTH} height={height} rx={4} />
          </g>
        )
      })}
    </svg>
    <p aria-hidden="true">
      {bars.map(({ name, letter }) => (
        <span key={name}>{letter}</span>
      ))}
    </p>
  </div>
)
