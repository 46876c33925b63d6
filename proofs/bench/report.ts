import type { Figure } from './figures.ts'

export type Section = { name: string; figures: Figure[] }

const BY_HAND = '<!-- by hand: begin -->'
const END_BY_HAND = '<!-- by hand: end -->'

const FIRST_TIME = `## Missed, and why

Nothing yet: this section is written by hand, and kept when the figures above are renewed.`

const HOW_TO_READ = `Both sides of a comparison ran in the same rounds, in turn, in processes of their own on the loopback. **Watch the ratio**, the median of our throughput divided
by the other's: it hardly depends on the machine, while the figures do. Server, database and load share the cores.

- Processor time is the server's and PostgreSQL's, without the client's.
- A rush in which a room is held twice, or a guest gets another answer than listed, is an error instead of a figure.
- JavaScript is counted as gzip makes it, however it travelled.`

const cell = (text: string) => text.replaceAll('|', '\\|')

const ratioText = (ratio: number) => ratio.toFixed(ratio < 0.1 ? 3 : 2)
const ratioOf = ({ ratio, cpuRatio }: Figure) =>
  [
    ratio === undefined ? '' : ratioText(ratio),
    cpuRatio === undefined ? '' : `by processor time ${ratioText(cpuRatio)}`,
  ]
    .filter(Boolean)
    .join(', ')

const aimOf = ({ aim }: Figure) => (aim ? `${aim.wanted}: **${aim.isMet ? 'met' : 'missed'}**` : '')

const line = (figure: Figure) =>
  `| ${[figure.what, figure.measured, figure.against ?? '', ratioOf(figure), aimOf(figure)].map(cell).join(' | ')} |`

/** Returns the handwritten text between the markers of the existing page; empty for a new page. */
function writtenByHand(before: string): string {
  const from = before.indexOf(BY_HAND)
  const to = before.indexOf(END_BY_HAND)
  return from === -1 || to < from ? FIRST_TIME : before.slice(from + BY_HAND.length, to).trim()
}

/** Builds docs/evidence/benchmarks.md, and keeps the handwritten text word for word. */
export function benchmarksPage(
  { sections, machine, date, protocol }: { sections: Section[]; machine: string[]; date: string; protocol: string },
  before: string,
): string {
  return [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${date}; a shorter run, \`npm run bench -- --quick\`, prints and writes nothing.`,
    [...machine, protocol].map((fact) => `- ${fact}`).join('\n'),
    '## Figures',
    [
      '| what | ours | compared with | ratio | aim |',
      '|---|---|---|---|---|',
      ...sections.flatMap(({ figures }) => figures.map(line)),
    ].join('\n'),
    '## How to read them',
    HOW_TO_READ,
    BY_HAND,
    writtenByHand(before),
    `${END_BY_HAND}\n`,
  ].join('\n\n')
}

/** Formats the same figures for a terminal. The ratio comes first, because it matters most. */
export function printed({ name, figures }: Section): string {
  const lines = figures.map((figure) =>
    [
      `  ${figure.what}`,
      ratioOf(figure) ? `    ratio ${ratioOf(figure)}` : '',
      `    ${figure.measured}`,
      figure.against ? `    (${figure.against})` : '',
      figure.aim ? `    aim: ${figure.aim.wanted}: ${figure.aim.isMet ? 'met' : 'MISSED'}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return `\n${name}\n${lines.join('\n')}`
}
