import type { CheckedVoucher } from '#contract/vouchers.ts'
import { SITE } from '#domain/site.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../desk-context.ts'
import { nameOfRow, rowWords } from '../today/day-row.tsx'
import { momentWords, nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import type { Answer } from './check-voucher.ts'

type Verdict = CheckedVoucher['verdict']
type Tone = 'good' | 'warn' | 'bad'

const TONES: Record<Verdict, Tone> = {
  fine: 'good',
  too_early: 'warn',
  used: 'warn',
  changed: 'warn',
  over: 'warn',
  cancelled: 'bad',
  expired: 'bad',
  other_hotel: 'bad',
  not_ours: 'bad',
  unknown_code: 'bad',
}

const ICONS: Record<Tone, IconName> = { good: 'circle-check', warn: 'triangle-exclamation-point', bad: 'circle-x' }

type Said = { hotel: string; at: Date | null; words: DeskWords }

const momentOf = ({ at, words }: Said): string => (at ? momentWords(at, words) : '')

/** Explains what a verdict means for the guests at the desk. */
const MEANINGS: Record<Verdict, (said: Said) => string> = {
  fine: ({ words }) => words.scanning.fineWords,
  too_early: (said) => said.words.scanning.tooEarlyWords(momentOf(said)),
  over: (said) => said.words.scanning.overWords(momentOf(said)),
  used: ({ at, words }) =>
    at ? words.scanning.usedWords(nearWords(at, serverNow(), words)) : words.scanning.usedUnknown,
  cancelled: ({ words }) => words.scanning.cancelledWords,
  changed: ({ words }) => words.scanning.changedWords,
  expired: (said) => said.words.scanning.expiredWords(momentOf(said)),
  other_hotel: ({ hotel, words }) => words.scanning.otherHotelWords(hotel),
  not_ours: ({ words }) => words.scanning.notOursWords,
  unknown_code: ({ words }) => words.scanning.unknownCodeWords,
}

type VerdictBoxProps = { answer: Answer; onAnother: () => void }

/** Shows the verdict at a glance: whether the voucher is valid, why not, and what to do next. */
export function VerdictBox({ answer, onAnother }: VerdictBoxProps) {
  const words = useWords()
  if (answer.state === 'checked') return <Checked {...answer} onAnother={onAnother} />
  return (
    <div className="scan-told">
      <Notice tone="danger">
        {answer.state === 'refused' ? words.refusal(answer.why) : words.scanning.unknownOffline}
      </Notice>
      <Another onAnother={onAnother} variant="primary" />
    </div>
  )
}

function Checked({ checked, isAsked, onAnother }: Extract<Answer, { state: 'checked' }> & { onAnother: () => void }) {
  const words = useWords()
  const { me } = useDesk()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { verdict, booking, next, at } = checked
  const tone = TONES[verdict]
  return (
    <div className="scan-told">
      <div className={`scan-verdict ${tone}`} role="alert">
        <Icon name={ICONS[tone]} />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {words.scanning.verdicts[verdict]}
          </h1>
          <p>{MEANINGS[verdict]({ hotel: me.post.hotel.name, at: at === null ? null : new Date(at), words })}</p>
        </div>
      </div>
      {!isAsked && <NotAsked checked={checked} />}
      <Facts checked={checked} />
      {booking && next === 'arrive' && (
        <LinkButton variant="primary" className="big" to={DESK.greet(booking.id)}>
          <Icon name="door-open" />
          {words.theyAreHere}
        </LinkButton>
      )}
      {booking && (
        <LinkButton className="w-full" to={DESK.booking(booking.id)}>
          {words.scanning.openBooking}
        </LinkButton>
      )}
      <Another onAnother={onAnother} variant={next === 'arrive' ? 'quiet' : 'primary'} />
      {tone === 'bad' && (
        <a className="button quiet" href={SITE.supportPhoneLink}>
          <Icon name="headset" />
          {words.askUncle}
        </a>
      )}
    </div>
  )
}

/** Warns that this device decided offline, so even a valid voucher may be out of date. */
function NotAsked({ checked: { verdict, booking } }: { checked: CheckedVoucher }) {
  const { scanning: words } = useWords()
  if (verdict === 'other_hotel' || verdict === 'not_ours') return null
  return (
    <Notice tone="warn" icon="wifi-off">
      {verdict === 'used' || booking ? `${words.notAsked} ${words.listOnly}` : words.notAsked}
    </Notice>
  )
}

function Facts({ checked: { verdict, code, by, booking } }: { checked: CheckedVoucher }) {
  const words = useWords()
  const { scanning } = words
  const facts = [
    { label: scanning.codeLabel, fact: code },
    { label: scanning.guestLabel, fact: booking && `${nameOfRow(booking)}, ${rowWords(booking, words)}` },
    { label: scanning.roomLabel, fact: booking?.rooms.join(', ') },
    { label: scanning.markedBy, fact: by },
  ].filter(({ fact }) => fact)
  return (
    <>
      {facts.length > 0 && (
        <dl className="box scan-facts">
          {facts.map(({ label, fact }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {verdict === 'other_hotel' && <p className="soft">{scanning.nothingShown}</p>}
    </>
  )
}

const Another = ({ onAnother, variant }: { onAnother: () => void; variant: 'primary' | 'quiet' }) => (
  <Button variant={variant} className={variant === 'primary' ? 'big' : 'w-full'} onClick={onAnother}>
    <Icon name="scan-line" />
    {useWords().scanning.another}
  </Button>
)
