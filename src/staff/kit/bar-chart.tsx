/** One bar with the letter below it; `share` is its fill from 0 to 1, or null for no bar. */
export type Bar = { name: string; letter: string; share: number | null }

const WIDTH = 33
const HEIGHT = 80

/**
 * Draws bars next to each other, each above its letter, the last one darker. Its styles come with `chart-table.tsx`,
 * which accompanies every chart.
 */
export const BarChart = ({ label, bars }: { label: string; bars: readonly Bar[] }) => (
  <>
    <p className="visually-hidden">{label}</p>
    <div className="bar-chart" aria-hidden="true">
      {bars.map(({ name, letter, share }) => {
        const height = Math.round(HEIGHT * (share ?? 0))
        return (
          <span key={name}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
              <rect className="bar-well" width={WIDTH} height={HEIGHT} rx={4} />
              <rect className="bar-full" y={HEIGHT - height} width={WIDTH} height={height} rx={4} />
            </svg>
            {letter}
          </span>
        )
      })}
    </div>
  </>
)
