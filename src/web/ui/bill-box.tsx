export type BillLine = { label: string; amount: string; kind?: 'less' | 'sum' }

/** A bill as a list of terms: teal lowers it, the sum stands under a line. The same part on every screen with money. */
export function BillBox({ lines }: { lines: readonly BillLine[] }) {
  return (
    <dl className="bill">
      {lines.map((line) => (
        <div key={line.label} className={line.kind}>
          <dt>{line.label}</dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
    </dl>
  )
}
