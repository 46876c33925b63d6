import { RECORD_FILE } from '#domain/record/record-file.ts'
import { SITE_PATHS } from '#domain/site-pages.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { PATHS, withQuery } from '#web/lib/paths.ts'
import { ContentHead } from '#web/features/content/content-head.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ScrollArea } from '#web/ui/scroll-area.tsx'
import { momentWords } from '#words/times.ts'
import * as t from '#words/record.ts'
import { Bars } from './bars.tsx'
import { barsOf, cellWords, FIGURES, figureWords, type RecordMonth } from './figure-view.ts'
import type { RecordPageData } from './load-record.ts'

/** How many months the bars show. */
const BARS_OF = 6

/** Our record: one month's figures, a table of all months, and how anyone can check them. */
export default function Record({ data }: { data: RecordPageData }) {
  const { months, at } = data
  const month = months[at]
  return (
    <main id="main" className="wrap document">
      <ContentHead heading={t.title} intro={t.lead} />
      {month ? <Months months={months} at={at} month={month} /> : <NotYet />}
      <div className="record-halves">
        <CheckIt {...data} />
        <WhatItProves />
      </div>
    </main>
  )
}

const NotYet = () => (
  <section className="box">
    <h2>{t.notYet}</h2>
    <p className="soft">{t.notYetMore}</p>
  </section>
)

function Months({ months, at, month }: { months: readonly RecordMonth[]; at: number; month: RecordMonth }) {
  const shown = months.slice(Math.max(0, at + 1 - BARS_OF), at + 1)
  const [first] = shown
  return (
    <>
      <nav className="month-pick" aria-label={t.month}>
        <ToMonth month={months[at - 1]} icon="chevron-left" />
        <b aria-current="true">{t.monthAndYear(month.until)}</b>
        <ToMonth month={months[at + 1]} icon="chevron-right" />
      </nav>
      <p className="soft">
        {t.daysOf(month.until, Number(month.until.slice(8)))}
        {first && shown.length > 1 && ` ${t.barsShow(first.until, month.until)}`}
      </p>
      <dl className="record-list">
        {FIGURES.map((name) => (
          <Figure key={name} name={name} shown={shown} month={month} />
        ))}
      </dl>
      <AllMonths months={months} />
    </>
  )
}

/** A link to another month, or the faded arrow where there is none. */
const ToMonth = ({ month, icon }: { month: RecordMonth | undefined; icon: 'chevron-left' | 'chevron-right' }) =>
  month ? (
    <Link
      className="icon-button"
      to={withQuery(PATHS.trust, `month=${month.until.slice(0, 7)}`)}
      aria-label={t.monthAndYear(month.until)}
    >
      <Icon name={icon} className="icon-large" />
    </Link>
  ) : (
    <span className="icon-button month-end">
      <Icon name={icon} className="icon-large" />
    </span>
  )

type FigureProps = { name: (typeof FIGURES)[number]; shown: readonly RecordMonth[]; month: RecordMonth }

function Figure({ name, shown, month }: FigureProps) {
  const { big, small, line } = figureWords(name, month, shown.at(-2))
  const bars = shown.length > 1 ? barsOf(name, shown) : undefined
  return (
    <div className="record-figure">
      <dt>{t.names[name]}</dt>
      <dd className="record-number">
        {big} {small && <small>{small}</small>}
      </dd>
      {bars && (
        <dd>
          <Bars heights={bars} months={shown.map(({ until }) => until.slice(0, 7))} />
        </dd>
      )}
      {line && <dd className="record-line">{line}</dd>}
    </div>
  )
}

const AllMonths = ({ months }: { months: readonly RecordMonth[] }) => (
  <details className="record-months">
    <summary className="link">
      <Icon name="scroll-text" />
      {t.allMonths}
    </summary>
    <ScrollArea className="record-table" aria-label={t.allMonths}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.month}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {t.names[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.until}>
              <th scope="row">{t.monthAndYear(month.until)}</th>
              {FIGURES.map((name) => (
                <td key={name}>{cellWords(name, month)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  </details>
)

/** Shortens a long hash to its first and last characters in groups of four, enough to compare by eye. */
const inGroups = (mark: string): string =>
  `${mark.slice(0, 16).match(/.{4}/g)?.join(' ')} … ${mark.slice(-8).match(/.{4}/g)?.join(' ')}`

function CheckIt({ last, origin, now }: RecordPageData) {
  const site = `uncle record verify ${origin}`
  const command = site + SITE_PATHS.trust
  return (
    <section className="box">
      <h2>{t.checkIt}</h2>
      <p>{t.howToCheck}</p>
      <div className="record-command">
        <code lang="en">
          {site}
          <wbr />
          {SITE_PATHS.trust}
        </code>
        <IconButton
          className="needs-script"
          icon="copy"
          label={t.copyCommand}
          onClick={() => void copyText(command, t.commandCopied)}
        />
      </div>
      {last && (
        <dl className="record-proof">
          <dt>{t.lastNight}</dt>
          <dd>{t.night(momentWords(new Date(last.writtenAt), new Date(now)), last.number)}</dd>
          <dt>{t.itsMark}</dt>
          <dd lang="en">{inGroups(last.hash)}</dd>
          <dt>{t.ourKey}</dt>
          <dd lang="en">{inGroups(last.key)}</dd>
        </dl>
      )}
      <a className="button primary record-download" href={RECORD_FILE} download>
        <Icon name="download" />
        {t.download}
      </a>
    </section>
  )
}

const WhatItProves = () => (
  <section className="box">
    <h2>{t.whatItProves}</h2>
    <ul className="dotted-list">
      {t.proves.map((proof) => (
        <li key={proof}>{proof}</li>
      ))}
    </ul>
    <h2>{t.whatItDoesNot}</h2>
    <ul className="dotted-list">
      {t.provesNot.map((proof) => (
        <li key={proof}>{proof}</li>
      ))}
    </ul>
  </section>
)
