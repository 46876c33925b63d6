import type { PlacedLine, ReportFault } from './report-line.ts'

/** Finds faults that appear only when lines are compared, although each line is correct on its own. */
export function reportFaults(lines: readonly PlacedLine[]): ReportFault[] {
  const faults: ReportFault[] = []
  const seen = new Set<string>()
  const firsts = new Map<string, PlacedLine>()
  const sums = new Map<string, number>()
  const utrs = new Map<string, string>()
  for (const one of lines) {
    const { line, kind, reference, settlement, utr, day, amount, fee, tax } = one
    if (seen.has(`${kind} ${reference}`)) faults.push({ line, fault: 'repeated', text: reference })
    seen.add(`${kind} ${reference}`)
    const first = firsts.get(settlement) ?? one
    firsts.set(settlement, first)
    if (first.utr !== utr || first.day !== day || (utrs.get(utr) ?? settlement) !== settlement)
      faults.push({ line, fault: 'two_settlements', text: settlement })
    utrs.set(utr, utrs.get(utr) ?? settlement)
    sums.set(settlement, (sums.get(settlement) ?? 0) + amount - fee - tax)
  }
  for (const [settlement, { line }] of firsts)
    if ((sums.get(settlement) ?? 0) <= 0) faults.push({ line, fault: 'no_money', text: settlement })
  return faults
}
