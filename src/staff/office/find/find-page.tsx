import { useEffect, useState, type SubmitEvent } from 'react'
import { formatIstDate, formatIstMoment, istInstant } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { BookingRow } from '../booking-row.tsx'
import { Highlighted } from '../highlighted.tsx'
import { exactPlace, recordKey, recordPlace, type Found } from './exact-place.ts'
import { forgetTypedAhead, typedAhead } from '../typed-ahead.ts'
import './find.css'
import * as common from '#words/common.ts'
import * as caseWords from '#words/office/cases.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/find.ts'

/** Searches everything with one field. The address contains the text, so that 'back' returns to the results. */
export function FindPage() {
  const text = useQuery().get('text')?.trim() ?? ''
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => typedAhead() || text)
  const field = useFocusOnMount<HTMLInputElement>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    forgetTypedAhead()
    if (typed.trim()) void navigate(OFFICE.found(typed.trim()))
  }
  return (
    <OfficePage title={frame.find}>
      <search>
        <form className="find-form" onSubmit={submit}>
          <TextInput
            label={frame.findHint}
            labelLook="heard"
            icon="search"
            type="search"
            placeholder={frame.findHint}
            value={typed}
            maxLength={120}
            autoComplete="off"
            ref={field}
            onFocus={({ target }) => setTyped(typedAhead() || target.value)}
            onChange={({ target }) => {
              forgetTypedAhead()
              setTyped(target.value)
            }}
          />
          <Button type="submit" variant="primary">
            {frame.find}
          </Button>
        </form>
      </search>
      {text ? <FoundParts key={text} text={text} /> : <p className="soft">{t.whatToType}</p>}
    </OfficePage>
  )
}

function FoundParts({ text }: { text: string }) {
  return (
    <QueryBoundary query={useCall('GET /office/find', { query: { text } })}>
      {(found) => <Lists found={found} text={text} />}
    </QueryBoundary>
  )
}

const countOf = (found: Found) => Object.values(found).reduce((count, list) => count + list.length, 0)

function Lists({ found, text }: { found: Found; text: string }) {
  const count = countOf(found)
  const exact = exactPlace(found, text)
  const navigate = useNavigate()
  useEffect(() => {
    if (exact) void navigate(exact, { replace: true })
  }, [exact, navigate])
  if (exact) return null
  return (
    <>
      <output className="soft block">{count === 0 ? t.nothingFound(text) : t.found(count)}</output>
      <ListPanel title={t.cases} count={found.cases.length}>
        {found.cases.map(({ ref, kind, name, at, is_open: isOpen }) => (
          <Link key={ref} className="result-row" to={OFFICE.case(ref)}>
            <Icon name="message-square-exclamation-point" />
            <span>
              <b>{ref}</b>
              <span className="soft block">
                {[caseWords.kinds[kind], name, formatIstMoment(new Date(at))].filter(Boolean).join(', ')}
              </span>
            </span>
            {!isOpen && <Badge tone="dull">{caseWords.settled}</Badge>}
          </Link>
        ))}
      </ListPanel>
      <ListPanel title={t.bookings} count={found.bookings.length}>
        {found.bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} text={text} />
        ))}
      </ListPanel>
      <ListPanel title={t.people} count={found.people.length}>
        {found.people.map(({ id, name, phone, city, since, bookings }) => (
          <Link key={id} className="result-row" to={OFFICE.guest(id)}>
            <Icon name="user" />
            <span>
              <b>
                <Highlighted text={name ?? t.noName} part={text} />
              </b>
              <span className="soft block">
                {[phone, city, t.accountSince(formatIstDate(new Date(since))), t.bookingCount(bookings)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </Link>
        ))}
      </ListPanel>
      <ListPanel title={t.payments} count={found.payments.length}>
        {found.payments.map(({ booking_id, reference, amount, method, status, at }) => (
          <Link key={reference} className="result-row" to={OFFICE.booking(booking_id)}>
            <Icon name="indian-rupee" />
            <span>
              <b>
                <Highlighted text={reference} part={text} />
              </b>
              <span className="soft block">
                {method
                  ? t.paymentBy(formatRupees(amount), method, formatIstMoment(new Date(at)))
                  : `${formatRupees(amount)}, ${formatIstMoment(new Date(at))}`}
              </span>
            </span>
            <Badge tone={status === 'paid' ? 'trust' : 'dull'}>{status}</Badge>
          </Link>
        ))}
      </ListPanel>
      <ListPanel title={common.hotels} count={found.hotels.length}>
        {found.hotels.map(({ id, name, city, hidden }) => (
          <Link key={id} className="result-row" to={OFFICE.hotel(id)}>
            <Icon name="building-complex" />
            <span>
              <b>
                <Highlighted text={name} part={text} />
              </b>
              <span className="soft block">{city}</span>
            </span>
            {hidden && <Badge tone="dull">{t.hidden}</Badge>}
          </Link>
        ))}
      </ListPanel>
      <ListPanel title={t.records} count={found.records.length}>
        {found.records.map((record) => (
          <Link key={recordKey(record)} className="result-row" to={recordPlace(record)}>
            <Icon name="scale" />
            <span>
              <b>
                <Highlighted text={record.reference} part={text} />
              </b>
              <span className="soft block">
                {[
                  t.recordKinds[record.kind],
                  record.hotel?.name,
                  formatPaise(record.paise),
                  formatIstDate(istInstant(record.day)),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </Link>
        ))}
      </ListPanel>
    </>
  )
}

function ListPanel({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  if (count === 0) return null
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="soft block">{count}</span>
      </header>
      {children}
    </section>
  )
}
