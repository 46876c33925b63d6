import type { MonthReturn, Returns } from '#contract/office-returns.ts'
import { addDays, formatIstDate, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useOffice } from '../office-context.ts'
import { ReturnFileLink } from './return-file-link.tsx'
import * as t from '#words/office/returns.ts'

type ReturnPanelProps = {
  month: string
  shown: MonthReturn
  quarter: readonly string[]
  stays: Returns['stays']
  /** shown next to form 26Q */
  challans: Returns['challans']
}

/** How many days before its due date a return is highlighted. We do not know whether it has been filed. */
const SOON_DAYS = 7

/** Shows one return: its figures, the ledger's sum, and whether the two agree. */
export function ReturnPanel({ month, shown, quarter, stays, challans }: ReturnPanelProps) {
  const { me } = useOffice()
  const { kind, due, figures } = shown
  const today = istDateOf(serverNow())
  const isSoon = due >= today && due <= addDays(today, SOON_DAYS)
  return (
    <section className="panel" aria-labelledby={kind}>
      <header>
        <h2 id={kind}>{t.nameOf(kind, quarter)}</h2>
        <Badge tone={isSoon ? 'warn' : 'dull'}>{t.fileBy(formatIstDate(istInstant(due), serverNow()))}</Badge>
      </header>
      <dl className="account-lines panel-inside">
        {figures.map(({ figure, count, value, tax }) => (
          <div key={figure}>
            <dt>
              {t.figureName(figure, count)}
              {value !== 0 && <span className="soft block">{t.ofValue(formatPaise(value))}</span>}
            </dt>
            <dd>{formatPaise(tax)}</dd>
          </div>
        ))}
        <Sums shown={shown} />
      </dl>
      <div className="panel-inside">
        <Comparison shown={shown} stays={kind === 'gstr-1' || kind === 'gstr-3b' ? stays : []} />
      </div>
      {kind === '26q' && <Challans challans={challans} />}
      {me.role === 'admin' && (
        <div className="panel-foot">
          <ReturnFileLink month={month} file={kind} name={t.csv} />
          {kind === '26q' && <ReturnFileLink month={month} file="26q-challans" name={t.challansCsv} />}
        </div>
      )}
    </section>
  )
}

const Sums = ({
  shown: { from_documents: inReturn, in_books: inBooks, other_months: others },
}: {
  shown: MonthReturn
}) => (
  <>
    <div className="account-sum">
      <dt>{t.inTheReturn}</dt>
      <dd>{formatPaise(inReturn)}</dd>
    </div>
    {others !== 0 && (
      <div>
        <dt>{t.datedInOtherMonths}</dt>
        <dd>{formatPaise(-others)}</dd>
      </div>
    )}
    <div>
      <dt>{t.inTheBooks}</dt>
      <dd>{formatPaise(inBooks)}</dd>
    </div>
  </>
)

function Comparison({ shown: { differs }, stays }: { shown: MonthReturn; stays: Returns['stays'] }) {
  if (differs === 0)
    return (
      <Notice tone="trust" icon="scale">
        {t.agrees}
      </Notice>
    )
  return (
    <Notice tone="warn">
      <p>{t.differsBy(formatPaise(differs))}</p>
      {stays.length > 0 && (
        <>
          <p>{t.staysThatDiffer}</p>
          <ul className="dotted-list">
            {stays.map(({ id, code, paise }) => (
              <li key={id}>
                <Link to={OFFICE.booking(id)}>{t.stayDiffers(code, formatPaise(paise))}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

/** Lists the payments of the quarter's TDS, and how their sum differs from the TDS in the return. */
const Challans = ({ challans: { rows, paid, deducted, differs } }: { challans: Returns['challans'] }) => (
  <>
    <h3 className="panel-inside">{t.challans}</h3>
    <dl className="account-lines panel-inside">
      {rows.map(({ challan, paid_on: day, month, paise }) => (
        <div key={challan}>
          <dt>
            {t.challanOf(challan, month)}
            <span className="soft block">{t.paidOn(formatIstDate(istInstant(day), serverNow()))}</span>
          </dt>
          <dd>{formatPaise(paise)}</dd>
        </div>
      ))}
      <div className="account-sum">
        <dt>{t.paidWithChallans}</dt>
        <dd>{formatPaise(paid)}</dd>
      </div>
      <div>
        <dt>{t.inTheReturn}</dt>
        <dd>{formatPaise(deducted)}</dd>
      </div>
    </dl>
    <div className="panel-inside">
      {differs === 0 ? (
        <Notice tone="trust" icon="scale">
          {t.challansAgree}
        </Notice>
      ) : (
        <Notice tone="warn">
          {differs < 0 ? t.stillToPay(formatPaise(-differs)) : t.paidTooMuch(formatPaise(differs))}
        </Notice>
      )}
    </div>
  </>
)
