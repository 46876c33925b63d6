export type BillLine = { label: string; amount: string; kind?: 'less' | 'sum' }

/**
 * A bill as a description list. Deductions are teal, and the total is below a line. Every screen with money uses it.
 */
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
