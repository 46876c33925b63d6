import type { Figure } from './figures.ts'

export type Section = { name: string; figures: Figure[] }

const BY_HAND = '<!-- by hand: begin -->'
const END_BY_HAND = '<!-- by hand: end -->'

const FIRST_TIME = `## What got slower or faster

Nothing yet: this section is written by hand, newest first, and kept when the figures above are renewed.`

const HOW_TO_READ = `Two things that are compared were measured in the same rounds, one after the other, in processes of their own on the
loopback: **the ratio is what to watch**, since it hardly depends on how fast the machine is, while the figures beside it do. It is our throughput divided
by the other's, the median of the ratios of the rounds; throughput, p50 and p99 are medians over the rounds too. Server, database and the load itself share
the machine's cores, so a server of its own answers more. Searches ask for other days and slots in turn and are answered compressed, as browsers ask for
them. Lines that say "all different" or "a realistic mix" come from a client of plain sockets, which costs a few millionths of a second a request, and their bare
server finds and writes the same bytes from the same index; the older search lines repeat 20 searches against recorded answers and stay for comparison. Processor time is the server's and
PostgreSQL's together, the client's left out. Bookings are each made by another guest, mostly in another hotel, and stay unpaid; what they are compared with is every statement of such a booking,
session and payment included, played back with fresh ids. Bills are asked by visitors, for every slot of any hotel, and compared in the same way. Lists of
bookings and pages of reviews are asked for in turn by all connections together, the lists with the guest's session; the bare server looks nothing up, not
even who asks. In a rush 200 guests ask at one moment for the same hotel and day, another day every round: times count from that moment, and a rush in which
a room was held twice, or somebody was answered otherwise than its line tells, is an error instead of a figure.
JavaScript is counted as gzip makes it, whatever it travelled as.`

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

/** The part between the markers of what was there before, or its beginning. */
function writtenByHand(before: string): string {
  const from = before.indexOf(BY_HAND)
  const to = before.indexOf(END_BY_HAND)
  return from === -1 || to < from ? FIRST_TIME : before.slice(from + BY_HAND.length, to).trim()
}

/** The page of docs/evidence/benchmarks.md. Keeps handwritten text word for word. */
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

/** The same for a terminal: the ratio first, for it is what to watch. */
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
