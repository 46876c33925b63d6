import { useState } from 'react'
import type { OfficeBank, OfficeBankLine } from '#contract/office-bank.ts'
import { BANK_LINE_STATES } from '#domain/bank/match-lines.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { address } from '#web/lib/api.ts'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { CsvLink, DataList } from '../../kit/data-table.tsx'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { BankFilter, type BankQuery } from './bank-filter.tsx'
import { bankColumns, shortBankLine } from './bank-columns.tsx'
import { MissingTransfers } from './missing-transfers.tsx'
import { DecideLine, ExplainLine, WhatToDo } from './explain-line.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { ReadStatement } from './read-statement.tsx'
import * as t from '#words/office/bank.ts'

/** Reads the filter from the address. Without a filter, the page lists the lines that differ from our books. */
function readFilter(query: URLSearchParams): BankQuery & { asked: string } {
  const asked = query.get('state') ?? 'open'
  const state = BANK_LINE_STATES.find((known) => known === asked)
  const text = (query.get('text') ?? '').slice(0, 80)
  return { asked: state ?? 'all', ...(state && { state }), ...(text && { text }) }
}

/** Lists the lines of our bank account next to our books, and the transfers that the bank never showed. */
export function BankPage() {
  const { me } = useOffice()
  const { asked: state, ...filter } = readFilter(useQuery())
  const [isReading, setReading] = useState(false)
  const asked = usePages('GET /office/bank', { query: filter }, ({ has_more: hasMore }, pages) =>
    hasMore ? { skip: pages.flatMap(({ lines }) => lines).length } : undefined,
  )
  const done = () => {
    setReading(false)
    void asked.retry()
  }
  return (
    <OfficePage
      title={t.bank}
      tools={
        <>
          <CsvLink href={address('/api', '/office/bank/csv', { query: filter })} />
          {me.role === 'admin' && (
            <Button variant="primary" onClick={() => setReading(true)}>
              {t.readStatement}
            </Button>
          )}
        </>
      }
    >
      <MoneyTabs />
      <p className="soft">{t.whatComesHere}</p>
      <QueryBoundary query={asked}>
        {([first, ...others]) =>
          first && (
            <>
              <Accounts accounts={first.accounts} />
              {first.missing.count > 0 && <MissingTransfers missing={first.missing} />}
              <BankFilter
                key={`${state} ${filter.text ?? ''}`}
                state={state}
                text={filter.text}
                counts={first.counts}
              />
              <Lines
                lines={[first, ...others].flatMap(({ lines }) => lines)}
                isFirst={first.accounts.length === 0}
                showMore={asked.showMore}
                onDone={() => void asked.retry()}
              />
            </>
          )
        }
      </QueryBoundary>
      {isReading && (
        <ReadStatement
          lastAccount={asked.value?.[0]?.accounts[0]?.account}
          onClose={() => setReading(false)}
          onDone={done}
        />
      )}
    </OfficePage>
  )
}

const dayWords = (day: string) => formatIstDate(istInstant(day), serverNow())

const Accounts = ({ accounts }: Pick<OfficeBank, 'accounts'>) =>
  accounts.length > 0 && (
    <section className="panel" aria-label={t.accounts}>
      <dl className="account-lines panel-inside">
        {accounts.map(({ account, from, until, closing }) => (
          <div key={account}>
            <dt>
              {t.accountOf(account)}
              <span className="soft block">{t.daysRead(dayWords(from), dayWords(until))}</span>
            </dt>
            <dd>{formatPaise(closing)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )

type LinesProps = {
  lines: readonly OfficeBankLine[]
  isFirst: boolean
  showMore: (() => Promise<void>) | undefined
  onDone: () => void
}

function Lines({ lines, isFirst, showMore, onDone }: LinesProps) {
  const { me } = useOffice()
  const [chosen, setChosen] = useState<OfficeBankLine>()
  const close = () => setChosen(undefined)
  const done = () => {
    close()
    onDone()
  }
  const act = me.role === 'admin' ? setChosen : undefined
  return (
    <>
      <WhatToDo lines={lines} />
      <DataList
        label={t.lines}
        empty={isFirst ? t.noneYet : t.noneFits}
        columns={bankColumns(act)}
        short={(line) => shortBankLine(line, act)}
        rows={lines}
        keyOf={({ id }) => id}
        roomFrom={62}
        showMore={showMore}
      />
      {chosen && chosen.explanation === null && <ExplainLine line={chosen} onClose={close} onDone={done} />}
      {chosen?.explanation && (
        <DecideLine line={chosen} explanation={chosen.explanation} onClose={close} onDone={done} />
      )}
    </>
  )
}
