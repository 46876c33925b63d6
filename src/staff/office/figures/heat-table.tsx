import type { OfficeDemand } from '#contract/office-figures.ts'
import * as t from '#words/office/figures.ts'

const LEVELS = 4

/** Returns how strongly a number is coloured, from 0 for none to 4 for the highest. */
export const heatOf = (value: number, highest: number): number =>
  value === 0 ? 0 : Math.max(1, Math.ceil((value * LEVELS) / highest))

type HeatTableProps = { places: OfficeDemand['places']; isOfCity: boolean }

/** Shows where and on which day of the week searches found no room. More such searches have a stronger colour. */
export function HeatTable({ places, isOfCity }: HeatTableProps) {
  const highest = Math.max(1, ...places.flatMap(({ weekdays }) => weekdays))
  return (
    <section className="panel" aria-labelledby="heat">
      <header>
        <h2 id="heat">{t.whereAndWhen}</h2>
        <span className="soft">{t.strongerIsMore}</span>
      </header>
      <div className="panel-inside">
        <table className="heat">
          <thead>
            <tr>
              <th scope="col">{isOfCity ? t.locality : t.city}</th>
              {t.days.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map(({ id, name, weekdays }) => (
              <tr key={id ?? ''}>
                <th scope="row">{name ?? t.wholeCity}</th>
                {weekdays.map((value, day) => (
                  <td key={t.days[day]} data-heat={heatOf(value, highest)}>
                    {t.heat(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
