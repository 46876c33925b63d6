import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { creditReason, signedRupees } from '#words/account/credits.ts'
import { useCredits, type CreditHistory } from './use-credits.ts'
import * as common from '#words/common.ts'
import * as t from '#words/account/profile.ts'
import { dayWords } from '#words/times.ts'

const price = (words: string) => <b className="price">{words}</b>

/** Shows the credit and its history. The next booking uses the credit automatically. */
export default function CreditsDialog({ onClose }: { onClose: () => void }) {
  const history = useCredits()
  const { balance, problem, load } = history
  return (
    <Dialog title={t.yourCredit} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>
          <Sentence text={t.creditToSpend(balance === undefined ? '…' : formatRupees(balance))} amount={price} />
        </p>
        <CreditList history={history} />
        {problem !== undefined && (
          <Notice tone="danger">
            {problem}{' '}
            <button type="button" className="link in-text" onClick={() => void load()}>
              {common.tryAgain}
            </button>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function CreditList({ history: { entries, isLoading, hasMore, load, problem } }: { history: CreditHistory }) {
  if (isLoading && entries.length === 0) {
    return (
      <>
        <LoadingWord />
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </>
    )
  }
  if (entries.length === 0 && problem === undefined) return <p>{t.noCreditYet}</p>
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="line-item justify-between">
            <span className="min-w-0 wrap-anywhere">
              {creditReason(entry)}
              <br />
              <span className="soft">{dayWords(new Date(entry.date), serverNow())}</span>
            </span>
            <b className={`digits whitespace-nowrap ${entry.amount > 0 ? 'text-trust-ink' : ''}`}>
              {signedRupees(entry.amount)}
            </b>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button className="w-full" aria-disabled={isLoading} onClick={() => isLoading || void load()}>
          {isLoading ? common.loading : common.showMore}
        </Button>
      )}
    </>
  )
}
