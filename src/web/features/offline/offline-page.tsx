import { laterPart } from '#web/ui/load-part.ts'
import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useReconnect } from './use-reconnect.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/offline.ts'

/** Lists the stored stays. My Bookings shows this list offline too, so the worker caches it with the offline page. */
const CachedStays = laterPart(() => import('./cached-stays.tsx'))

/** A doorway at the end of a line that is cut. */
const CUT_LINE = (
  <>
    <path d="M16 152h168" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    <path d="M112 152V84a28 28 0 0 1 56 0v68z" fill="var(--primary-soft)" />
    <path d="M128 152v-34a12 12 0 0 1 24 0v34z" fill="var(--primary)" />
    <path d="M130 98v-9a10 10 0 0 1 20 0v9z" fill="var(--trust)" />
    <path
      d="M28 152v-38q0-18 18-18h12M88 96h24"
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="m66 82 8 10m6-14v12m-14 20 8-8m6 14v-12" stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" />
  </>
)

const supportLink = (words: string) => <a href={SITE.supportPhoneLink}>{words}</a>

/** The page that the service worker shows when the requested page is unavailable. Stored vouchers work offline. */
export function OfflinePage() {
  const { state, tryNow } = useReconnect()
  return (
    <main id="main" className="wrap">
      <EmptyState
        heading="h1"
        title={state === 'back' ? t.connectedAgain : t.noConnection}
        drawing={CUT_LINE}
        actions={
          state === 'back' ? (
            <LinkButton variant="primary" className="big" to={PATHS.home} reloadDocument>
              {common.findHotel}
            </LinkButton>
          ) : (
            <Button variant="primary" className="big" aria-disabled={state === 'trying'} onClick={tryNow}>
              {common.tryAgain}
            </Button>
          )
        }
      >
        {state === 'back' ? t.canOpenEveryPage : t.couldNotReachUs}
      </EmptyState>
      <output className="visually-hidden">{state === 'trying' && t.tryingAgain}</output>
      <div className="grid gap-6 max-w-[512px] mx-auto">
        <CachedStays />
        <p className="soft">
          <Sentence text={t.needHelp(SITE.supportPhone)} link={supportLink} />
        </p>
      </div>
    </main>
  )
}
