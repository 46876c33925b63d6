import { Link } from '#web/lib/navigation/link.tsx'
import type { CreditEntry } from '#contract/rewards.ts'

import { formatRupees } from '#domain/kernel/money.ts'
import { REFERRAL_DISCOUNT, REFERRAL_REWARD } from '#domain/rewards/credits.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { track } from '#web/lib/track.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import type { ReferPage as Page } from './refer-data.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/refer.ts'
import { dayWords } from '#words/times.ts'

/** Shows Refer and Earn: the guest's code, the ways to share it, and its earnings so far. */
export function ReferPage({ page }: { page: Page | null }) {
  return (
    <>
      <h1 className="mb-4">{common.referAndEarn}</h1>
      {page ? <Loaded page={page} /> : <Loading />}
    </>
  )
}

const Offer = ({ id }: { id?: string }) => (
  <h2 className="small-heading" id={id}>
    {t.offer(formatRupees(REFERRAL_DISCOUNT), formatRupees(REFERRAL_REWARD))}
  </h2>
)

/** Shows the offer and its rules to everybody, including visitors who have yet to sign in. */
const Loading = () => (
  <div className="grid grid-cols-1 gap-6">
    <section className="box refer-box" aria-busy="true">
      <LoadingWord />
      <Offer />
      <Skeleton height="72px" />
      <Skeleton height="48px" />
    </section>
    <HowItWorks />
  </div>
)

const bigCode = (words: string) => <b className="digits">{words}</b>

function Loaded({ page }: { page: Page }) {
  if (page.state === 'failed') {
    return (
      <Notice tone="danger">
        {page.problem.message}{' '}
        <Link className="link in-text" to={PATHS.referAndEarn} replace>
          {common.tryAgain}
        </Link>
      </Notice>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <section className="box refer-box" aria-labelledby="code">
        <Offer id="code" />
        <p className="refer-code">
          <Sentence text={t.yourCode(page.code)} code={bigCode} />
        </p>
        <p className="soft">
          <UrlWords url={page.url} />
        </p>
        <ShareButtons code={page.code} url={page.url} />
      </section>
      <HowItWorks />
      <Earned entries={page.earned} />
    </div>
  )
}

/** Breaks a long URL before its question mark. */
function UrlWords({ url }: { url: string }) {
  const at = url.indexOf('?')
  return (
    <>
      {url.slice(0, at)}
      <wbr />
      {url.slice(at)}
    </>
  )
}

const shareWords = (code: string) => t.shareMessage(code, PRODUCT_NAME, formatRupees(REFERRAL_DISCOUNT))

async function share(code: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(`${shareWords(code)} ${url}`, t.messageCopied)
  // Closing the share sheet rejects the promise, which is no error.
  await navigator.share({ text: shareWords(code), url }).catch(() => undefined)
}

const shareBy = (way: 'sheet' | 'code' | 'link', shared: Promise<void>) =>
  void shared.then(() => track({ name: 'referral_shared', way }))

const ShareButtons = ({ code, url }: { code: string; url: string }) => (
  <div className="refer-actions">
    <Button variant="primary" className="big" onClick={() => shareBy('sheet', share(code, url))}>
      <Icon name="share-2" />
      {common.share}
    </Button>
    <Button variant="quiet" onClick={() => shareBy('code', copyText(code, t.codeCopied))}>
      <Icon name="copy" />
      {t.copyCode}
    </Button>
    <Button variant="quiet" onClick={() => shareBy('link', copyText(url, t.linkCopied))}>
      <Icon name="link" />
      {t.copyLink}
    </Button>
  </div>
)

const HowItWorks = () => (
  <section aria-labelledby="how">
    <h2 className="small-heading" id="how">
      {t.howItWorks}
    </h2>
    <ol className="numbered-list">
      <li>{t.sendYourCode}</li>
      <li>{t.friendGets(formatRupees(REFERRAL_DISCOUNT))}</li>
      <li>{t.youGet(formatRupees(REFERRAL_REWARD))}</li>
    </ol>
    <p className="field-hint">{t.onceForEachPhone}</p>
  </section>
)

/** Draws a gift between two doors: one opens for a friend, one for the guest. */
const PRESENT = (
  <>
    <path d="M16 152h168" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    <path d="M20 152V98a24 24 0 0 1 48 0v54zM132 152V98a24 24 0 0 1 48 0v54z" fill="var(--sunken)" />
    <path d="M28 152v-52a16 16 0 0 1 32 0v52z" fill="var(--primary)" />
    <path d="M140 152v-52a16 16 0 0 1 32 0v52z" fill="var(--trust)" />
    <circle cx="53" cy="122" r="2.5" fill="var(--on-primary)" />
    <circle cx="147" cy="122" r="2.5" fill="var(--on-trust)" />
    <path d="M78 118h44v34H78z" fill="var(--warn-soft)" />
    <path d="M74 108h52v12H74zM96 108h8v44h-8z" fill="var(--warn)" />
    <path
      d="M100 108c-16 0-20-6-16-11s12-1 16 11c4-12 12-16 16-11s0 11-16 11z"
      fill="none"
      stroke="var(--warn)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </>
)

function Earned({ entries }: { entries: readonly CreditEntry[] }) {
  const total = entries.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section aria-labelledby="earned">
      <h2 className="small-heading" id="earned">
        {entries.length === 0 ? t.nothingEarnedYet : t.earned(formatRupees(total))}
      </h2>
      {entries.length === 0 ? (
        <EmptyState drawing={PRESENT}>{t.creditAppearsHere}</EmptyState>
      ) : (
        <ul className="refer-ledger">
          {entries.map(({ id, amount, date }) => (
            <li key={id}>
              <span>{t.friendsFirstStay(dayWords(new Date(date), serverNow()))}</span>
              <b className="digits">+ {formatRupees(amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
