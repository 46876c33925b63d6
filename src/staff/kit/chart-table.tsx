import './chart.css'

/** `of`: the table's subject, for screen readers. */
type TableBehindProps = { of: string; title: string; heads: readonly string[]; rows: readonly (readonly string[])[] }

/** Shows a chart's numbers as a table, for screen readers and for exact values. */
export const ChartTable = ({ of, title, heads, rows }: TableBehindProps) => (
  <details className="table-behind">
    <summary>
      <span>
        <span className="visually-hidden">{of} </span>
        {title}
      </span>
    </summary>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
