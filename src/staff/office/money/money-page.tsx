import { useState } from 'react'
import type { Books, BooksCheck } from '#contract/office-books.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { CheckBadge } from '../check-badge.tsx'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import * as t from '#words/office/money.ts'

/** Shows the ledger by account, and whether it agrees with payments, refunds, stays and the gateway. */
export function MoneyPage() {
  const { me } = useOffice()
  const asked = useCall('GET /office/books')
  const [isChecking, setChecking] = useState(false)
  const close = () => setChecking(false)
  const show = (books: Books) => {
    close()
    asked.show(books)
  }
  return (
    <OfficePage
      title={t.money}
      tools={
        <>
          {asked.value && <CheckBadge check={asked.value.check} />}
          {me.role === 'admin' && <Button onClick={() => setChecking(true)}>{t.checkNow}</Button>}
        </>
      }
    >
      <MoneyTabs />
      <QueryBoundary query={asked}>
        {(books) => (
          <>
            {books.check && books.check.differences > 0 && <Differences check={books.check} />}
            <div className="account-groups">
              {GROUPS.map(({ group, title, words }) => (
                <AccountGroup key={group} title={title} words={words} books={books} group={group} />
              ))}
            </div>
            <p className="soft">{t.allAccountsTogether(formatPaise(books.total))}</p>
          </>
        )}
      </QueryBoundary>
      {isChecking && (
        <ReasonDialog
          title={t.checkBooksNow}
          button={t.check}
          act={(reason, idempotencyKey) => officeApi.post('/office/books/check', { body: { reason }, idempotencyKey })}
          onClose={close}
          onDone={show}
        >
          <p>{t.whatIsCompared}</p>
        </ReasonDialog>
      )}
    </OfficePage>
  )
}

const GROUPS = [
  { group: 'money', title: t.whereMoneyIs, words: t.whatWeHave },
  { group: 'owed', title: t.whoseItIs, words: t.whatWeOwe },
  { group: 'ours', title: t.ours, words: t.whatWeEarnedAndGave },
  { group: 'taxes', title: t.theStates, words: t.taxWeCollectedAndPay },
] as const

type GroupProps = { title: string; words: string; books: Books; group: (typeof GROUPS)[number]['group'] }

/** Payables, revenue and collected tax are negative in the ledger; the page shows them as positive. */
function AccountGroup({ title, words, books, group }: GroupProps) {
  const sign = group === 'money' ? 1 : -1
  const accounts = books.accounts.filter((account) => account.group === group)
  const sum = accounts.reduce((total, { paise }) => total + paise, 0)
  return (
    <section className="panel" aria-labelledby={`group-${group}`}>
      <header>
        <h2 id={`group-${group}`}>{title}</h2>
        <span className="soft">{words}</span>
      </header>
      <dl className="account-lines panel-inside">
        {accounts.map(({ account, name, paise }) => (
          <div key={account}>
            <dt>{name}</dt>
            <dd>{formatPaise(sign * paise)}</dd>
          </div>
        ))}
        <div className="account-sum">
          <dt>{t.together}</dt>
          <dd>{formatPaise(sign * sum)}</dd>
        </div>
      </dl>
    </section>
  )
}

const Differences = ({ check }: { check: BooksCheck }) => (
  <Notice tone="danger">
    <p>{t.differencesFound(check.differences)}</p>
    <ul className="dotted-list">
      {check.found.map(({ what, subject, words }) => (
        <li key={`${what} ${subject}`}>
          {words} <span className="soft">({subject})</span>
        </li>
      ))}
    </ul>
  </Notice>
)
