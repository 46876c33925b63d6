import type { Shown } from '#domain/record/month-figures.ts'

const [WIDTH, STEP, HEIGHT, LEAST] = [14, 18, 55, 3] as const

/** Draws one bar per month. The last bar is dark; months whose number is hidden have a dashed outline. */
export function Bars({ heights, months }: { heights: readonly Shown[]; months: readonly string[] }) {
  const width = heights.length * STEP - (STEP - WIDTH)
  return (
    <svg className="record-bars" width={width} height={HEIGHT + 1} viewBox={`0 0 ${width} ${HEIGHT + 1}`} aria-hidden>
      {heights.map((percent, at) => {
        const height = percent === null ? 10 : Math.max(LEAST, (percent * (HEIGHT - 3)) / 100)
        const look = percent === null ? 'hidden-bar' : at === heights.length - 1 ? 'dark-bar' : undefined
        return (
          <rect
            key={months[at]}
            className={look}
            x={at * STEP}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={3}
          />
        )
      })}
      <path d={`M0 ${HEIGHT + 0.5}H${width}`} />
    </svg>
  )
}
